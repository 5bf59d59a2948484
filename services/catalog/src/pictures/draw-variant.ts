import sharp from 'sharp'
import { isBlurred, type Variant } from './variant.ts'

// Two pictures are made at once, each on one core: requests keep the rest of the machine.
sharp.concurrency(1)
// Each is drawn once and kept as a file: nothing that it went through is asked for again.
sharp.cache(false)

const MAX_PIXELS = 40_000_000

/** The picture drawn anew at its width, never wider than the original, as the bytes of a file; nothing but pixels gets into it. */
export function drawVariant(original: string | Uint8Array, variant: Variant): Promise<Buffer> {
  const picture = sharp(original, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .timeout({ seconds: 20 })
    .autoOrient()
    .resize({ width: variant.width, withoutEnlargement: true })
  if (isBlurred(variant)) return picture.blur(0.8).webp({ quality: 40, effort: 6 }).toBuffer()
  if (variant.format === 'webp') return picture.webp({ quality: 80, effort: 4 }).toBuffer()
  return picture.flatten({ background: '#fff' }).jpeg({ quality: 80, mozjpeg: true }).toBuffer()
}
