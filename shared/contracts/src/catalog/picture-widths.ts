import { UPLOADED_PREFIX } from './upload-limits.ts'

/** The widths that pictures are served in: the service makes no others, pages ask for no others. */
export const pictureWidths: readonly number[] = [320, 480, 640, 900, 1200, 1600]

/** One more for pictures that fill wide screens; heroes have it, and what staff upload: it may become one. */
export const WIDE_PICTURE = 1920

/** Is there a picture of this name in `WIDE_PICTURE`, too? Those that came with the shop are named so. */
export function fillsScreen(name: string): boolean {
  return name.startsWith('hero-') || name.startsWith(UPLOADED_PREFIX)
}
