import { writeFile } from 'node:fs/promises'
import type { Focus } from '@shop/contracts/catalog/focus'
import sharp from 'sharp'
import { storageProblem } from '../ports/picture-storage/picture-storage.ts'
import { findGarmentSpan, type Span } from './garment-span.ts'
import { LOOK_RATIO, type LookCell, layOutLook } from './look-layout.ts'
import { placeholderOf } from './placeholder.ts'
import type { Redrawn, Refused } from './redraw-upload.ts'

/** The front picture of a garment: the path of its file, or its bytes, and what must stay in sight where it is cut. */
export type LookSource = { picture: string | Uint8Array; focus?: Focus | undefined }

/** Garments stand in pictures of 3:4; the studio's own are as wide. */
const MOST_WIDE = 1200
/** Larger than any screen of ours shows it. */
const LARGEST = 2560
/** What lies behind pictures that are partly transparent: the upper tone of the studio's wall. */
const GROUND = '#f4f0ea'
const MAX_PIXELS = 40_000_000
const SEEN = { width: 120, height: 160 } as const
const UPPER_MIDDLE: Focus = { x: 50, y: 20 }

/**
 * Draws garments side by side into one picture, about `LOOK_RATIO` wide. Nothing is drawn larger than it is: the smallest picture
 * says how large all garments stand.
 */
export async function composeLook(sources: readonly LookSource[], target: string): Promise<Redrawn | Refused> {
  try {
    const cuts = await Promise.all(sources.map(cutOf))
    const width = Math.min(MOST_WIDE, ...cuts.map(cut => cut.width))
    const garments = await inSeries(cuts, cut => drawGarment(cut, width))
    const data = await blend(garments, width)
    const problem = await writeFile(target, data).then(() => null, storageProblem)
    if (problem) return { refusal: problem, details: {} }
    const { width: wide, height } = await sharp(data).metadata()
    return { width: wide, height, placeholder: await placeholderOf(data) }
  } catch {
    return { refusal: 'picture_unreadable', details: {} }
  }
}

type Cut = { source: LookSource; left: number; top: number; width: number; height: number }

/** The largest piece of 3:4 that keeps its focus in sight. */
async function cutOf(source: LookSource): Promise<Cut> {
  const { autoOrient } = await open(source).metadata()
  const width = Math.min(autoOrient.width, Math.floor((autoOrient.height / 4) * 3))
  const height = Math.min(autoOrient.height, Math.floor((width / 3) * 4))
  const { x, y } = source.focus ?? UPPER_MIDDLE
  const left = Math.round(((autoOrient.width - width) * x) / 100)
  return { source, left, top: Math.round(((autoOrient.height - height) * y) / 100), width, height }
}

function open({ picture }: LookSource) {
  return sharp(picture, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).timeout({ seconds: 20 })
}

type Garment = { pixels: Buffer; span: Span }

async function drawGarment({ source, ...cut }: Cut, width: number): Promise<Garment> {
  const pixels = await open(source)
    .autoOrient()
    .extract(cut)
    .resize(width, heightOf(width), { fit: 'fill' })
    .flatten({ background: GROUND })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer()
  const data = await sharp(pixels, { raw: rawOf(width) })
    .resize(SEEN)
    .blur(0.8)
    .toBuffer()
  return { pixels, span: findGarmentSpan({ data, ...SEEN }) }
}

async function blend(garments: readonly Garment[], width: number): Promise<Buffer> {
  const {
    cells,
    width: whole,
    mirrored,
  } = layOutLook(
    garments.map(({ span }) => span),
    width,
  )
  const height = heightOf(width)
  const layers = await inSeries(cells, (cell, index) => {
    const pixels = garments[index]?.pixels ?? Buffer.alloc(0)
    return drawCell({ pixels, width }, cell)
  })
  const strip = await sharp({ create: { width: whole, height, channels: 3, background: GROUND } })
    .composite(layers)
    .removeAlpha()
    .raw()
    .toBuffer()
  const raw = { width: whole, height, channels: 3 } as const
  const wide = await sharp(strip, { raw })
    .extend({ ...mirrored, extendWith: 'mirror' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  // Garments whose grounds cannot be mirrored give away what lies below the hem rather than their sides.
  const shown = Math.min(height, Math.round(wide.info.width / LOOK_RATIO))
  const top = Math.round((height - shown) * 0.2)
  return sharp(wide.data, { raw: { ...raw, width: wide.info.width } })
    .extract({ left: 0, top, width: wide.info.width, height: shown })
    .resize({ width: LARGEST, withoutEnlargement: true })
    .webp({ quality: 90, effort: 2 })
    .toBuffer()
}

/** The picture's piece for its cell, fading in from the left. */
async function drawCell(garment: { pixels: Buffer; width: number }, { from, width, at, fades }: LookCell) {
  const height = heightOf(garment.width)
  const piece = sharp(garment.pixels, { raw: rawOf(garment.width) })
    .extract({ left: from, top: 0, width, height })
    .ensureAlpha()
  const faded = fades === 0 ? piece : piece.composite([{ input: fadeOf(width, height, fades), blend: 'dest-in' }])
  const input = await faded.raw().toBuffer()
  return { input, raw: { width, height, channels: 4 as const }, left: at, top: 0 }
}

function fadeOf(width: number, height: number, fades: number): Buffer {
  const stops = `<stop offset="0" stop-color="#fff" stop-opacity="0"/><stop offset="${fades / width}" stop-color="#fff"/>`
  return Buffer.from(
    `<svg width="${width}" height="${height}"><linearGradient id="f">${stops}</linearGradient><rect width="100%" height="100%" fill="url(#f)"/></svg>`,
  )
}

function heightOf(width: number): number {
  return Math.floor((width / 3) * 4)
}

function rawOf(width: number) {
  return { width, height: heightOf(width), channels: 3 } as const
}

/** One after the other: beside each other they would take the memory of all. */
async function inSeries<Item, Made>(items: readonly Item[], make: (item: Item, index: number) => Promise<Made>) {
  const made: Made[] = []
  for (const [index, item] of items.entries()) made.push(await make(item, index))
  return made
}
