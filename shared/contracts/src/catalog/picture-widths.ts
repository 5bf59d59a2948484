/** The widths that pictures are served in: the service makes no others, pages ask for no others. */
export const pictureWidths: readonly number[] = [320, 480, 640, 900, 1200, 1600]

/** One more for pictures that fill wide screens; only heroes have it. */
export const WIDE_PICTURE = 1920

/** Is there a picture of this name in `WIDE_PICTURE`, too? Those that were made to fill the screen are named so. */
export function fillsScreen(name: string): boolean {
  return name.startsWith('hero-')
}
