import { uploadLimits } from '@shop/contracts/catalog/upload-limits'
import type { ErrorCode } from '@shop/contracts/errors'

export type Problem = { code: ErrorCode; details: Readonly<Record<string, unknown>> }
/** What a browser can tell of a file before it is sent: a small copy of it, and why it would be refused. */
export type Inspected = { preview: string | null; problem: Problem | null }

const PREVIEW_HEIGHT = 240
const { types, maxBytes, minWidth, maxPixels } = uploadLimits

/** Applies the limits of the service, which decides: staff need not upload megabytes to learn that they were too many. */
export async function inspectFile(file: File): Promise<Inspected> {
  const refuse = (code: ErrorCode, details: Problem['details'] = {}) => ({ preview: null, problem: { code, details } })
  if (!types.includes(file.type)) return refuse('unsupported_media_type')
  if (file.size > maxBytes) return refuse('body_too_large', { size: (file.size / 1024 / 1024).toFixed(1) })
  let bitmap: ImageBitmap
  try {
    bitmap = await createImageBitmap(file)
  } catch {
    return refuse('picture_unreadable')
  }
  const { width, height } = bitmap
  const preview = copyOf(bitmap)
  bitmap.close()
  if (width * height > maxPixels)
    return { preview, problem: { code: 'picture_too_large', details: { max: maxPixels / 1e6 } } }
  if (width < minWidth) return { preview, problem: { code: 'picture_too_small', details: { width, min: minWidth } } }
  return { preview, problem: null }
}

/** As a data: address: our pages show pictures of no other kind but their own. */
function copyOf(bitmap: ImageBitmap): string | null {
  const canvas = document.createElement('canvas')
  canvas.height = PREVIEW_HEIGHT
  canvas.width = Math.max(1, Math.round((bitmap.width / bitmap.height) * PREVIEW_HEIGHT))
  const drawing = canvas.getContext('2d')
  if (!drawing) return null
  drawing.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/jpeg', 0.8)
}
