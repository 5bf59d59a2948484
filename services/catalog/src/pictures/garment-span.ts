/** Pixels of a picture, three bytes each, row by row. */
export type Pixels = { data: Uint8Array; width: number; height: number }
/** Columns that a garment takes, as parts of the width of its picture: from 0 to 1. */
export type Span = { from: number; to: number }

/** How far a pixel stands out from the ground around it, in steps of one colour. */
const STANDS_OUT = 14
/** Shadows lie on the floor. */
const ABOVE_FLOOR = 0.88
/** A column of the garment stands out in so many of its rows. */
const ROWS_OF_GARMENT = 0.03
/** Where the ground is no plain one, the garment is taken to stand in the middle. */
const IN_THE_MIDDLE: Span = { from: 0.15, to: 0.85 }
const WIDEST = 0.9

/**
 * Where the garment stands in its picture: the columns that differ from a ground which runs evenly from the left edge to the right
 * one. Without such a ground, or without a garment, the middle of the picture.
 */
export function findGarmentSpan({ data, width, height }: Pixels): Span {
  const rows = Math.floor(height * ABOVE_FLOOR)
  const hits = new Array<number>(width).fill(0)
  for (let y = 0; y < rows; y += 1) {
    const ground = groundOfRow({ data, width, height }, y)
    for (let x = 0; x < width; x += 1)
      if (differs(data, (y * width + x) * 3, ground, x / (width - 1))) hits[x] = (hits[x] ?? 0) + 1
  }
  const isGarment = (count: number) => count >= height * ROWS_OF_GARMENT
  const from = hits.findIndex(isGarment) / width
  const to = (hits.findLastIndex(isGarment) + 1) / width
  return from < 0 || to - from > WIDEST ? IN_THE_MIDDLE : { from, to }
}

type Colour = readonly [number, number, number]
type Ground = { left: Colour; right: Colour }

function groundOfRow({ data, width }: Pixels, y: number): Ground {
  const edge = Math.max(1, Math.round(width * 0.04))
  return { left: meanColour(data, y * width, edge), right: meanColour(data, (y + 1) * width - edge, edge) }
}

function meanColour(data: Uint8Array, first: number, count: number): Colour {
  const sum: [number, number, number] = [0, 0, 0]
  for (let pixel = first; pixel < first + count; pixel += 1)
    for (const channel of [0, 1, 2] as const) sum[channel] += (data[pixel * 3 + channel] ?? 0) / count
  return sum
}

function differs(data: Uint8Array, at: number, { left, right }: Ground, part: number): boolean {
  return ([0, 1, 2] as const).some(channel => {
    const ground = left[channel] * (1 - part) + right[channel] * part
    return Math.abs((data[at + channel] ?? 0) - ground) > STANDS_OUT
  })
}
