import type { UploadedPicture } from '@shop/contracts/staff/goods/staff-pictures'
import type { Log } from '@shop/service-kit/log/log'
import type { Clock } from '@shop/service-kit/process/clock'
import type { Repositories } from '../repositories.ts'
import type { OpenImportFile } from './file/reading-process.ts'
import type { FetchPicture } from './pictures/fetch-picture.ts'

export type ImportDeps = Repositories & {
  clock: Clock
  log: Log
  /** Draws a picture anew and keeps it. */
  takeUpload: (file: Uint8Array, by: string) => Promise<UploadedPicture>
  fetchPicture: FetchPicture
  /** Reads a file beside the shop. */
  openFile: OpenImportFile
}
