import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { UPLOADED_PREFIX } from '@shop/contracts/catalog/upload-limits'
import { ShopError } from '@shop/contracts/errors'
import type { UploadedPicture } from '@shop/contracts/staff/goods/staff-pictures'
import type { Log } from '@shop/service-kit/log/log'
import type { Clock } from '@shop/service-kit/process/clock'
import { createLine, type Limiter } from '@shop/service-kit/process/limiter'
import type { Redrawn, Refused, redrawUpload } from '../pictures/redraw-upload.ts'
import { type PictureStorage, storageProblem } from '../ports/picture-storage/picture-storage.ts'
import type { UploadsRepository } from './uploads.repository.ts'

export type TakeUploadDeps = {
  uploads: UploadsRepository
  storage: PictureStorage
  limiter: Limiter
  redraw: typeof redrawUpload
  clock: Clock
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
export function createUploadTaker({ uploads, storage, limiter, redraw, clock, log, waitsMs = 20_000 }: TakeUploadDeps) {
  const line = createLine(limiter, { takes: limiter.concurrency, mostWaiting: 50 })

  async function redrawOrRefuse(file: string, target: string): Promise<Redrawn> {
    const made = await redraw(file, target).catch(brokenDown)
    if ('refusal' in made) throw new ShopError(made.refusal, made.details)
    return made
  }

  /** Whatever a file does to the decoder, it is the file's fault: nothing else is in that process. */
  function brokenDown(error: unknown): Refused {
    log.warn({ err: error }, 'the decoder broke down over an uploaded file')
    return { refusal: 'picture_unreadable', details: {} }
  }

  async function keep(redrawn: Redrawn, file: string, by: string): Promise<UploadedPicture> {
    const name = `${UPLOADED_PREFIX}${randomBytes(16).toString('hex')}`
    const kept = { name, ...redrawn }
    // Written down first: whatever dies next, the job that removes unused pictures knows of it.
    await uploads.add({ ...kept, by, at: clock.now(), named_at: null })
    try {
      await storage.put(name, file)
    } catch (error) {
      await uploads.remove(name).catch(() => {})
      throw error
    }
    return kept
  }

  return (file: Uint8Array, by: string): Promise<UploadedPicture> =>
    withFolder(async folder => {
      const [upload, target] = [path.join(folder, 'upload'), path.join(folder, 'drawn.webp')]
      const inItsTurn = async () => {
        await writeFile(upload, file).catch(refuse)
        return redrawOrRefuse(upload, target)
      }
      return keep(await line.run(inItsTurn, AbortSignal.timeout(waitsMs)), target, by)
    })
}

/** A folder for the time of the work. @throws ShopError storage_full, storage_unavailable */
async function withFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-upload-')).catch(refuse)
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true }).catch(() => {})
  }
}

function refuse(error: unknown): never {
  throw new ShopError(storageProblem(error))
}
