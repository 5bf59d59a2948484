import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { atMost } from './at-most.ts'
import type { drawVariant } from './draw-variant.ts'
import { isUploaded, type Variant } from './variant.ts'

/** A picture: the path of its file, or its bytes where it could not be kept; `bytes` is how long it is. */
export type PictureFile = { content: string | Buffer; bytes: number; tag: string }

type PictureOptions = {
  draw: typeof drawVariant
  /** What staff uploaded. */
  uploads?: { has(name: string): Promise<boolean>; read(name: string): Promise<Buffer | null> }
  /** Called for each picture that could not be kept: a full disk, for one. */
  onUnkept?: (error: unknown) => void
}

export type PictureFiles = ReturnType<typeof createPictureFiles>

/** Part of the names of made files: a change of how pictures are drawn makes all of them anew. */
const RECIPE = 'r1'

/** Originals lie in one folder; what is made of them is kept in another, which may be thrown away at any time. */
export function createPictureFiles(
  originals: string,
  cache: string,
  { draw, uploads, onUnkept = () => {} }: PictureOptions,
) {
  const withLimit = atMost(2)
  const underWay = new Map<string, Promise<Buffer>>()

  /** However many ask at once, a picture is drawn once. */
  function drawOnce(original: string | Buffer, variant: Variant, target: string): Promise<Buffer> {
    const begun = underWay.get(target) ?? withLimit(() => drawAndKeep(original, variant, target))
    underWay.set(target, begun)
    return begun.finally(() => underWay.delete(target))
  }

  /** A picture that cannot be kept is sent all the same: a full disk is no reason to show none. */
  async function drawAndKeep(original: string | Buffer, variant: Variant, target: string): Promise<Buffer> {
    const picture = await draw(original, variant)
    await keepWhole(picture, target).catch(onUnkept)
    return picture
  }

  const originalOf = (name: string) => path.join(originals, `${name}.webp`)

  /** What lies under its name never changes: where the variant is made already, the original is not asked for. */
  async function findUploaded(variant: Variant): Promise<PictureFile | null> {
    const tag = `${variant.width}-${RECIPE}`
    const file = path.join(cache, variant.name, `${tag}.${variant.format}`)
    const made = await statOf(file)
    if (made) return { content: file, bytes: made.size, tag }
    const original = (await uploads?.has(variant.name)) ? await uploads?.read(variant.name) : null
    if (!original) return null
    const content = await drawOnce(original, variant, file)
    return { content, bytes: content.length, tag }
  }

  return {
    /** Is there a picture of this name? */
    async has(name: string): Promise<boolean> {
      if (isUploaded(name)) return (await uploads?.has(name)) ?? false
      return (await statOf(originalOf(name))) !== null
    },

    /** The picture; null when there is no such original. */
    async find(variant: Variant): Promise<PictureFile | null> {
      if (isUploaded(variant.name)) return findUploaded(variant)
      const original = originalOf(variant.name)
      const source = await statOf(original)
      if (!source) return null
      const tag = `${variant.width}-${Math.trunc(source.mtimeMs).toString(36)}-${source.size.toString(36)}-${RECIPE}`
      const file = path.join(cache, variant.name, `${tag}.${variant.format}`)
      const made = await statOf(file)
      if (made) return { content: file, bytes: made.size, tag }
      const content = await drawOnce(original, variant, file)
      return { content, bytes: content.length, tag }
    },

    /** Forgets what was made of an upload that is gone. */
    async forget(name: string): Promise<void> {
      if (isUploaded(name)) await rm(path.join(cache, name), { recursive: true, force: true })
    },
  }
}

/** Readers must never meet half a file, whatever dies in between. */
async function keepWhole(picture: Buffer, target: string): Promise<void> {
  const unfinished = `${target}.${randomUUID()}.part`
  await mkdir(path.dirname(target), { recursive: true })
  try {
    await writeFile(unfinished, picture)
    await rename(unfinished, target)
  } finally {
    await rm(unfinished, { force: true })
  }
}

async function statOf(file: string) {
  try {
    return await stat(file)
  } catch (error) {
    if (
      typeof error === 'object' &&
      error !== null &&
      'code' in error &&
      ['ENOENT', 'ENOTDIR'].includes(String(error.code))
    )
      return null
    throw error
  }
}
