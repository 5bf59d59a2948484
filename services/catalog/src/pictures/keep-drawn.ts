import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** A drawn picture: how long its file is; where it could not be kept, what was in the way, and its bytes. */
export type Drawn = { bytes: number; unkept?: { picture: Uint8Array; problem: string } }

/** Keeps it as a file. One that cannot be kept is handed over all the same: a full disk is no reason to show none. */
export async function keepDrawn(picture: Uint8Array, target: string): Promise<Drawn> {
  const bytes = picture.length
  try {
    await keepWhole(picture, target)
    return { bytes }
  } catch (error) {
    return { bytes, unkept: { picture, problem: String(error) } }
  }
}

/** Readers must never meet half a file, whatever dies in between. */
async function keepWhole(picture: Uint8Array, target: string): Promise<void> {
  const unfinished = `${target}.${randomUUID()}.part`
  await mkdir(path.dirname(target), { recursive: true })
  try {
    await writeFile(unfinished, picture)
    await rename(unfinished, target)
  } finally {
    await rm(unfinished, { force: true })
  }
}
