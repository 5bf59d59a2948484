/** The widths that pictures are served in: the service makes no others, pages ask for no others. */
export const pictureWidths: readonly number[] = [320, 480, 640, 900, 1200, 1600]

/** One more for pictures that fill wide screens; only heroes have it. */
export const WIDE_PICTURE = 1920
