import { stat } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { type Drawn, keepDrawn } from './keep-drawn.ts'
import { isBlurred, type Variant } from './variant.ts'

// Two pictures are made at once, each on one core: requests keep the rest of the machine.
sharp.concurrency(1)
// Each is drawn once and kept as a file: nothing that it went through is asked for again.
sharp.cache(false)

const MAX_PIXELS = 40_000_000

/** Of photographs the bytes of an original are a tenth or a fifth of its pixels; what has more is noise. */
const NOISE = 0.4

/** Redraws the picture at its width, never wider than the original, into a file; nothing but pixels gets into it. */
export async function drawVariant(original: string | Uint8Array, variant: Variant, target: string): Promise<Drawn> {
  const input = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const
  const picture = sharp(original, input)
    .timeout({ seconds: 20 })
    .autoOrient()
    .resize({ width: variant.width, withoutEnlargement: true })
  const isNoise = (await bytesOfPixel(original, sharp(original, input))) > NOISE
  return keepDrawn(await inItsFormat(picture, variant, { isNoise }).toBuffer(), target)
}

async function bytesOfPixel(original: string | Uint8Array, picture: Sharp): Promise<number> {
  const bytes = typeof original === 'string' ? (await stat(original)).size : original.length
  const { width, height } = await picture.metadata()
  return bytes / (width * height)
}

/**
 * Noise is drawn with less effort: webp takes half the memory and is as large; JPEG, for browsers without webp, takes a tenth
 * of the time and is a fifth larger.
 */
function inItsFormat(picture: Sharp, variant: Variant, { isNoise }: { isNoise: boolean }): Sharp {
  if (isBlurred(variant)) return picture.blur(0.8).webp({ quality: 40, effort: 6 })
  if (variant.format === 'webp') return picture.webp({ quality: 80, effort: isNoise ? 2 : 4 })
  return picture.flatten({ background: '#fff' }).jpeg({ quality: 80, mozjpeg: !isNoise })
}
