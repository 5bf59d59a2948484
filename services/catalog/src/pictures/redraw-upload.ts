import { open, writeFile } from 'node:fs/promises'
import { uploadLimits } from '@shop/contracts/catalog/upload-limits'
import sharp from 'sharp'
import { storageProblem } from '../ports/picture-storage/picture-storage.ts'
import { placeholderOf } from './placeholder.ts'

/** An uploaded picture as it was drawn into its file: pixels only, upright, in our own format. */
export type Redrawn = { width: number; height: number; placeholder: string }
/** Why it is not kept: a code of ShopError with its details. */
export type Refused = {
  refusal:
    | 'unsupported_media_type'
    | 'picture_unreadable'
    | 'picture_too_small'
    | 'picture_too_large'
    | 'storage_full'
    | 'storage_unavailable'
  details: Record<string, number>
}

/** Larger than any screen of ours shows it. */
const MOST_WIDE = 2560
const MOST_HIGH = 3840
const { minWidth, maxPixels } = uploadLimits

/**
 * Decodes an uploaded file and redraws it into another, so that nothing but pixels is kept: no place where it was taken, no
 * script behind the last pixel. What it claims to be does not matter; of what moves the first moment is kept.
 */
export async function redrawUpload(file: string, target: string): Promise<Redrawn | Refused> {
  const kind = await kindOf(file)
  if (!kind) return toRefused('unsupported_media_type')
  try {
    const input = { limitInputPixels: maxPixels, failOn: 'error' } as const
    const { format, width, height, autoOrient } = await sharp(file, input).metadata()
    if (format !== kind) return toRefused('picture_unreadable')
    if (width * height > maxPixels) return toRefused('picture_too_large', { max: maxPixels / 1_000_000 })
    if (autoOrient.width < minWidth) return toRefused('picture_too_small', { width: autoOrient.width, min: minWidth })
    const { data, info } = await sharp(file, input)
      .timeout({ seconds: 20 })
      .autoOrient()
      .resize({ width: MOST_WIDE, height: MOST_HIGH, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      // One effort more takes twice as long and saves five percent of a file that no shopper is sent.
      .webp({ quality: 90, effort: 2 })
      .toBuffer({ resolveWithObject: true })
    const problem = await writeFile(target, data).then(() => null, storageProblem)
    if (problem) return toRefused(problem)
    return { width: info.width, height: info.height, placeholder: await placeholderOf(data) }
  } catch (error) {
    const isTooLarge = error instanceof Error && error.message.includes('pixel limit')
    return isTooLarge ? toRefused('picture_too_large', { max: maxPixels / 1_000_000 }) : toRefused('picture_unreadable')
  }
}

function toRefused(refusal: Refused['refusal'], details: Refused['details'] = {}): Refused {
  return { refusal, details }
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const JPEG = [0xff, 0xd8, 0xff]

/** By its first bytes, whatever its name or its sender says. */
async function kindOf(file: string): Promise<'jpeg' | 'png' | 'webp' | null> {
  const first = await firstBytes(file, 12)
  const beginsWith = (bytes: readonly number[]) => bytes.every((byte, at) => first[at] === byte)
  if (beginsWith(JPEG)) return 'jpeg'
  if (beginsWith(PNG)) return 'png'
  const text = first.toString('latin1')
  return text.startsWith('RIFF') && text.endsWith('WEBP') ? 'webp' : null
}

async function firstBytes(file: string, most: number): Promise<Buffer> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(most), 0, most, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}
