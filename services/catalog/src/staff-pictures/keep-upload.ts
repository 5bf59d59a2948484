import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { UPLOADED_PREFIX } from '@shop/contracts/catalog/upload-limits'
import { ShopError } from '@shop/contracts/errors'
import type { UploadedPicture } from '@shop/contracts/staff/goods/staff-pictures'
import type { Clock } from '@shop/service-kit/process/clock'
import type { Redrawn, Refused } from '../pictures/redraw-upload.ts'
import { type PictureStorage, storageProblem } from '../ports/picture-storage/picture-storage.ts'
import type { UploadsRepository } from './uploads.repository.ts'

export type KeepUploadDeps = { uploads: UploadsRepository; storage: PictureStorage; clock: Clock }

/**
 * Keeps a picture that was drawn into a file, under a name that we give it.
 * @throws ShopError storage_full, storage_unavailable
 */
export async function keepUpload(
  { uploads, storage, clock }: KeepUploadDeps,
  { redrawn, file, by }: { redrawn: Redrawn; file: string; by: string },
): Promise<UploadedPicture> {
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

/** @throws ShopError with the code of the refusal. */
export function unlessRefused(made: Redrawn | Refused): Redrawn {
  if ('refusal' in made) throw new ShopError(made.refusal, made.details)
  return made
}

/** A folder for the time of the work. @throws ShopError storage_full, storage_unavailable */
export async function withFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-upload-')).catch(refuse)
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true }).catch(() => {})
  }
}

/** @throws ShopError storage_full, storage_unavailable */
export function refuse(error: unknown): never {
  throw new ShopError(storageProblem(error))
}
