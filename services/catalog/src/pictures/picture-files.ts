import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { atMost } from './at-most.ts'
import { drawVariant } from './draw-variant.ts'
import type { Variant } from './variant.ts'

export type PictureFile = { path: string; bytes: number; tag: string }
export type PictureFiles = ReturnType<typeof createPictureFiles>

/** Part of the names of made files: a change of how pictures are drawn makes all of them anew. */
const RECIPE = 'r1'

/** Originals lie in one folder; what is made of them is kept in another, which may be thrown away at any time. */
export function createPictureFiles(originals: string, cache: string, draw: typeof drawVariant = drawVariant) {
  const inTurn = atMost(2)
  const underWay = new Map<string, Promise<void>>()

  /** However many ask at once, a picture is drawn once. */
  function drawOnce(original: string, variant: Variant, target: string): Promise<void> {
    const begun = underWay.get(target) ?? inTurn(() => drawWhole(original, variant, target))
    underWay.set(target, begun)
    return begun.finally(() => underWay.delete(target))
  }

  // Readers must never meet half a file, whatever dies in between.
  async function drawWhole(original: string, variant: Variant, target: string): Promise<void> {
    const unfinished = `${target}.${randomUUID()}.part`
    await mkdir(path.dirname(target), { recursive: true })
    try {
      await draw(original, variant, unfinished)
      await rename(unfinished, target)
    } finally {
      await rm(unfinished, { force: true })
    }
  }

  return {
    /** The picture as a file; null when there is no such original. */
    async find(variant: Variant): Promise<PictureFile | null> {
      const original = path.join(originals, `${variant.name}.webp`)
      const source = await statOf(original)
      if (!source) return null
      const tag = `${variant.width}-${Math.trunc(source.mtimeMs).toString(36)}-${source.size.toString(36)}-${RECIPE}`
      const file = path.join(cache, variant.name, `${tag}.${variant.format}`)
      const made = await statOf(file)
      if (!made) await drawOnce(original, variant, file)
      const bytes = (made ?? (await stat(file))).size
      return { path: file, bytes, tag }
    },
  }
}

async function statOf(file: string) {
  try {
    return await stat(file)
  } catch (error) {
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
