import { fillsScreen, pictureWidths, WIDE_PICTURE } from '@shop/contracts/catalog/picture-widths'
import { UPLOADED_PREFIX } from '@shop/contracts/catalog/upload-limits'

export type Variant = { name: string; width: number; format: 'webp' | 'jpeg' }

const NAME = /^[a-z0-9-]{1,100}$/
const FILE = /^([1-9]\d{1,3})\.(webp|jpeg)$/
/** Stands in for a picture until it has come. */
const BLURRED = 24

/** Reads the address of a picture; null for one that we do not serve, so that nobody fills the disk with sizes. */
export function readVariant(name: string, file: string): Variant | null {
  const [, digits, format] = FILE.exec(file) ?? []
  const width = Number(digits)
  if (!NAME.test(name) || (format !== 'webp' && format !== 'jpeg')) return null
  const isServed =
    pictureWidths.includes(width) ||
    (width === BLURRED && format === 'webp') ||
    (width === WIDE_PICTURE && fillsScreen(name))
  return isServed ? { name, width, format } : null
}

/** Staff uploaded it: it does not lie among the pictures that came with the shop. */
export function isUploaded(name: string): boolean {
  return name.startsWith(UPLOADED_PREFIX)
}

export function isBlurred({ width }: Variant): boolean {
  return width === BLURRED
}
