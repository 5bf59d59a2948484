import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { UploadedPicture } from '@shop/contracts/staff/goods/staff-pictures'
import type { Log } from '@shop/service-kit/log/log'
import { createLine, type Limiter } from '@shop/service-kit/process/limiter'
import type { Redrawn, Refused, redrawUpload } from '../pictures/redraw-upload.ts'
import { type KeepUploadDeps, keepUpload, refuse, unlessRefused, withFolder } from './keep-upload.ts'

export type TakeUploadDeps = KeepUploadDeps & {
  limiter: Limiter
  redraw: typeof redrawUpload
  log: Log
  /** How long an upload waits in line: its sender is asked to come back before losing patience. */
  waitsMs?: number
}

/**
 * Redraws an uploaded file and keeps it under a name that we give it. One at a time, while nothing is drawn beside it: it takes the
 * memory of several, and if it breaks the decoder down nothing of others is in it. Fifty wait in line.
 * @throws ShopError unsupported_media_type, picture_unreadable, picture_too_small, picture_too_large, storage_full,
 * storage_unavailable, busy: too many wait, or it has waited too long
 */
export function createUploadTaker({ limiter, redraw, log, waitsMs = 20_000, ...deps }: TakeUploadDeps) {
  const line = createLine(limiter, { takes: limiter.concurrency, mostWaiting: 50 })

  /** Whatever a file does to the decoder, it is the file's fault: nothing else is in that process. */
  function brokenDown(error: unknown): Refused {
    log.warn({ err: error }, 'the decoder broke down over an uploaded file')
    return { refusal: 'picture_unreadable', details: {} }
  }

  return (file: Uint8Array, by: string): Promise<UploadedPicture> =>
    withFolder(async folder => {
      const [upload, target] = [path.join(folder, 'upload'), path.join(folder, 'drawn.webp')]
      const inItsTurn = async (): Promise<Redrawn> => {
        await writeFile(upload, file).catch(refuse)
        return unlessRefused(await redraw(upload, target).catch(brokenDown))
      }
      const redrawn = await line.run(inItsTurn, AbortSignal.timeout(waitsMs))
      return keepUpload(deps, { redrawn, file: target, by })
    })
}
