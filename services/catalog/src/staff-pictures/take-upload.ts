import { randomBytes } from 'node:crypto'
import { ShopError } from '@shop/contracts/errors'
import type { UploadedPicture } from '@shop/contracts/staff/goods/staff-pictures'
import { UPLOADED_PREFIX } from '@shop/contracts/staff/goods/upload-limits'
import type { Log } from '@shop/service-kit/log/log'
import type { Clock } from '@shop/service-kit/process/clock'
import type { Redrawn, Refused } from '../pictures/redraw-upload.ts'
import { createSlots, type Places } from '../pictures/slots.ts'
import type { PictureStorage } from '../ports/picture-storage/picture-storage.ts'
import type { UploadsRepository } from './uploads.repository.ts'

export type TakeUploadDeps = {
  uploads: UploadsRepository
  storage: PictureStorage
  places: Places
  redraw: (file: Uint8Array) => Promise<Redrawn | Refused>
  clock: Clock
  log: Log
  /** How long one waits in line; whoever sent it is told to come back before their own patience ends. */
  waitsMs?: number
}

/**
 * Draws an uploaded file anew and keeps it under a name of our own. One at a time, for which all places are needed: it takes the
 * memory of several, and if it breaks the decoder down nothing of others is in it. Fifty wait in line.
 * @throws ShopError unsupported_media_type, picture_unreadable, picture_too_small, picture_too_large, storage_full,
 * storage_unavailable, busy: too many wait, or it has waited too long
 */
export function createUploadTaker({ uploads, storage, places, redraw, clock, log, waitsMs = 20_000 }: TakeUploadDeps) {
  const line = createSlots({ places, takes: places.total, mostWaiting: 50 })

  async function drawn(file: Uint8Array): Promise<Redrawn> {
    const made = await line.run(() => redraw(file).catch(brokenDown), AbortSignal.timeout(waitsMs))
    if ('refusal' in made) throw new ShopError(made.refusal, made.details)
    return made
  }

  /** Whatever a file does to the decoder, it is the file's fault: nothing else is in that process. */
  function brokenDown(error: unknown): Refused {
    log.warn({ err: error }, 'the decoder broke down over an uploaded file')
    return { refusal: 'picture_unreadable', details: {} }
  }

  return async (file: Uint8Array, by: string): Promise<UploadedPicture> => {
    const { picture, width, height, placeholder } = await drawn(file)
    const name = `${UPLOADED_PREFIX}${randomBytes(16).toString('hex')}`
    const kept = { name, width, height, placeholder }
    // Written down first: whatever dies next, the job that removes unused pictures knows of it.
    await uploads.add({ ...kept, by, at: clock.now(), named_at: null })
    try {
      await storage.put(name, Buffer.from(picture))
    } catch (error) {
      await uploads.remove(name).catch(() => {})
      throw error
    }
    return kept
  }
}
