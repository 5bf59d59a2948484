import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { ShopError } from '@shop/contracts/errors'
import { comeBack, createLimiter, createLine, type Limiter } from '@shop/service-kit/process/limiter'
import type { drawVariant } from './draw-variant.ts'
import type { Drawn } from './keep-drawn.ts'
import { isUploaded, type Variant } from './variant.ts'

/** A picture: the path of its file, or its bytes where it could not be kept; `bytes` is how long it is. */
export type PictureFile = { content: string | Uint8Array; bytes: number; tag: string }

export type Uploads = {
  has(name: string): Promise<boolean>
  /** Names that have a picture. */
  among(names: readonly string[]): Promise<Set<string>>
  /** The path of its file, or its bytes. */
  find(name: string): Promise<string | Buffer | null>
}
/** The original: the path of its file, or its bytes. Throws ShopError not_found when it is not there any more. */
type FindOriginal = () => Promise<string | Buffer>

type PictureOptions = {
  draw: typeof drawVariant
  /** What staff uploaded. */
  uploads?: Uploads
  /** Called for each picture that could not be kept: a full disk, for one. */
  onUnkept?: (problem: string) => void
  /** What they share with uploads; unset: two at once. */
  limiter?: Limiter
  /** How many pictures may wait to be drawn; who asks for more is refused. */
  mostWaiting?: number
}

type Line = ReturnType<typeof createLine>
/** A picture that is being drawn, or waits for it, and how many readers still want it. */
type Drawing = { picture: Promise<Drawn>; readers: number; unwanted: AbortController }

export type PictureFiles = ReturnType<typeof createPictureFiles>

/** Part of the names of made files: a change of how pictures are drawn makes all of them again. */
const RECIPE = 'r1'
const NAMES_AT_ONCE = 500

/** Originals lie in one folder; what is made of them is kept in another, which may be thrown away at any time. */
export function createPictureFiles(
  originals: string,
  cache: string,
  { draw, uploads, onUnkept = () => {}, limiter = createLimiter(2), mostWaiting = 50 }: PictureOptions,
) {
  const line = createLine(limiter, { mostWaiting })
  const drawings = createDrawings(draw, line, onUnkept)
  const originalOf = (name: string) => path.join(originals, `${name}.webp`)

  /** What lies under its name never changes: where the variant is made already, the original is not asked for. */
  async function findUploaded(variant: Variant, leaving?: AbortSignal): Promise<PictureFile | null> {
    const tag = `${variant.width}-${RECIPE}`
    const file = path.join(cache, variant.name, `${tag}.${variant.format}`)
    const made = await statOf(file)
    if (made) return { content: file, bytes: made.size, tag }
    if (!uploads) return null
    // A flood asks the database nothing: neither those that are refused nor those that wait for a picture that others asked for.
    if (!drawings.has(file)) {
      if (line.isFull()) throw comeBack()
      if (!(await uploads.has(variant.name))) return null
    }
    return { ...(await drawings.drawOnce(() => findUpload(uploads, variant.name), variant, file, leaving)), tag }
  }

  return {
    /** Is there a picture of this name? */
    async has(name: string): Promise<boolean> {
      if (isUploaded(name)) return (await uploads?.has(name)) ?? false
      return (await statOf(originalOf(name))) !== null
    },

    /**
     * The picture; null when there is no such original. `leaving` says that its reader has gone.
     * @throws ShopError busy: too many pictures wait to be drawn, or the reader has gone; not_found: it was removed meanwhile
     */
    async find(variant: Variant, leaving?: AbortSignal): Promise<PictureFile | null> {
      if (isUploaded(variant.name)) return findUploaded(variant, leaving)
      const original = originalOf(variant.name)
      const source = await statOf(original)
      if (!source) return null
      const tag = `${variant.width}-${Math.trunc(source.mtimeMs).toString(36)}-${source.size.toString(36)}-${RECIPE}`
      const file = path.join(cache, variant.name, `${tag}.${variant.format}`)
      const made = await statOf(file)
      if (made) return { content: file, bytes: made.size, tag }
      return { ...(await drawings.drawOnce(async () => original, variant, file, leaving)), tag }
    },

    /** The original of a picture: the path of its file, or its bytes; null where there is none. */
    async findOriginal(name: string): Promise<string | Buffer | null> {
      if (isUploaded(name)) return (await uploads?.find(name)) ?? null
      return (await statOf(originalOf(name))) && originalOf(name)
    },

    /** Forgets what was made here of uploads that are gone, whichever process removed them. */
    forgetRemoved: () => forgetRemoved(cache, uploads),
  }
}

/** Pictures that are being drawn. */
function createDrawings(draw: typeof drawVariant, line: Line, onUnkept: (problem: string) => void) {
  const underWay = new Map<string, Drawing>()

  /** However many ask at once, a picture is drawn once; when all of them have left the line, it is not drawn. */
  async function drawOnce(
    original: FindOriginal,
    variant: Variant,
    target: string,
    leaving?: AbortSignal,
  ): Promise<Pick<PictureFile, 'content' | 'bytes'>> {
    const drawing = underWay.get(target) ?? beginDrawing(original, variant, target)
    drawing.readers += 1
    try {
      const { bytes, unkept } = await unlessLeft(drawing.picture, leaving)
      return { content: unkept?.picture ?? target, bytes }
    } finally {
      drawing.readers -= 1
      if (drawing.readers === 0) {
        drawing.unwanted.abort()
        if (underWay.get(target) === drawing) underWay.delete(target)
      }
    }
  }

  function beginDrawing(original: FindOriginal, variant: Variant, target: string): Drawing {
    const unwanted = new AbortController()
    const picture = line.run(() => drawAndKeep(original, variant, target), unwanted.signal)
    const drawing = { picture, readers: 0, unwanted }
    underWay.set(target, drawing)
    return drawing
  }

  async function drawAndKeep(original: FindOriginal, variant: Variant, target: string): Promise<Drawn> {
    const drawn = await draw(await original(), variant, target).catch(async error => {
      // Removed after it was found: that says more than what became of the drawing.
      await original()
      throw error
    })
    if (drawn.unkept) onUnkept(drawn.unkept.problem)
    return drawn
  }

  return { drawOnce, has: (target: string) => underWay.has(target) }
}

async function forgetRemoved(cache: string, uploads: Uploads | undefined): Promise<void> {
  const made = (await namesIn(cache)).filter(isUploaded)
  for (let from = 0; from < made.length; from += NAMES_AT_ONCE) {
    const names = made.slice(from, from + NAMES_AT_ONCE)
    const kept = (await uploads?.among(names)) ?? new Set()
    for (const name of names) if (!kept.has(name)) await rm(path.join(cache, name), { recursive: true, force: true })
  }
}

/** An uploaded original, looked for in its turn: bytes that wait would lie in memory. */
async function findUpload(uploads: Uploads, name: string): Promise<string | Buffer> {
  const original = await uploads.find(name)
  if (!original) throw new ShopError('not_found')
  return original
}

/** Rejects as soon as the reader has gone; the work goes on without them. */
async function unlessLeft<Value>(work: Promise<Value>, leaving?: AbortSignal): Promise<Value> {
  if (!leaving) return work
  const left = Promise.withResolvers<never>()
  const leave = () => left.reject(comeBack())
  if (leaving.aborted) leave()
  leaving.addEventListener('abort', leave)
  try {
    return await Promise.race([work, left.promise])
  } finally {
    leaving.removeEventListener('abort', leave)
    // Nobody listens any more to what becomes of it.
    work.catch(() => {})
  }
}

async function namesIn(folder: string): Promise<string[]> {
  return (await unlessMissing(readdir(folder))) ?? []
}

async function statOf(file: string) {
  return unlessMissing(stat(file))
}

async function unlessMissing<Found>(reading: Promise<Found>): Promise<Found | null> {
  try {
    return await reading
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
