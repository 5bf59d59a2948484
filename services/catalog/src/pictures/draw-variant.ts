import sharp from 'sharp'
import { isBlurred, type Variant } from './variant.ts'

// Two pictures are made at once, each on one core: requests keep the rest of the machine.
sharp.concurrency(1)

const MAX_PIXELS = 40_000_000

/** Draws the picture anew at its width, never wider than the original; nothing but pixels gets into the new file. */
export async function drawVariant(original: string, variant: Variant, target: string): Promise<void> {
  const picture = sharp(original, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .timeout({ seconds: 20 })
    .autoOrient()
    .resize({ width: variant.width, withoutEnlargement: true })
  if (isBlurred(variant)) await picture.blur(0.8).webp({ quality: 40, effort: 6 }).toFile(target)
  else if (variant.format === 'webp') await picture.webp({ quality: 80, effort: 4 }).toFile(target)
  else await picture.flatten({ background: '#fff' }).jpeg({ quality: 80, mozjpeg: true }).toFile(target)
}
