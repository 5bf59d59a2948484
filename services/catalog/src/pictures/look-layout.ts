import type { Span } from './garment-span.ts'

/** A picture of several garments is so much wider than high; garments that need more make it wider still. */
export const LOOK_RATIO = 8 / 5
/** Of the width of one garment's picture: how far two pictures run into each other, and what a garment has around it at least. */
const MOST_FEATHER = 280 / 1200
const LEAST_ROOM = 40 / 1200

/**
 * What is taken of each picture, where its left edge stands, and over how many columns it fades into the one before it: only
 * ground of either lies there. All in pixels.
 */
export type LookCell = { from: number; width: number; at: number; fades: number }
export type LookLayout = {
  cells: LookCell[]
  width: number
  /** Plain ground that can be mirrored on both sides, so that the picture comes to its shape. */
  mirrored: { left: number; right: number }
}

/**
 * Lays pictures of garments side by side, each `width` pixels wide and four thirds of it high, so that they come near to
 * `LOOK_RATIO`: few garments keep their room, many stand closer, and no garment lies where two pictures run into each other.
 */
export function layOutLook(spans: readonly Span[], width: number): LookLayout {
  const wanted = Math.round((width / 3) * 4 * LOOK_RATIO)
  const garments = spans.map(({ from, to }) => ({ from: Math.floor(from * width), to: Math.ceil(to * width) }))
  const taken = garments.reduce((sum, { from, to }) => sum + to - from, 0)
  const mostFeather = Math.round(MOST_FEATHER * width)
  const room = Math.round(Math.max(LEAST_ROOM * width, roomBeside(wanted - taken, spans.length, mostFeather)))
  const cells: LookCell[] = []
  let ground = 0
  for (const garment of garments) {
    const from = Math.max(0, garment.from - room)
    const to = Math.min(width, garment.to + room)
    const last = cells.at(-1)
    const fades = last ? Math.min(mostFeather, ground, garment.from - from) : 0
    cells.push({ from, width: to - from, at: last ? last.at + last.width - fades : 0, fades })
    ground = to - garment.to
  }
  const last = cells.at(-1)
  const whole = last ? last.at + last.width : 0
  const lacks = Math.max(0, wanted - whole)
  const left = Math.min((garments[0]?.from ?? 0) - (cells[0]?.from ?? 0), Math.ceil(lacks / 2))
  return { cells, width: whole, mirrored: { left, right: Math.min(ground, lacks - left) } }
}

/** Room on each side of each garment that makes them fill what is left: neighbours share their feather. */
function roomBeside(left: number, count: number, mostFeather: number): number {
  const shared = left / (count + 1)
  return shared <= mostFeather ? shared : (left + (count - 1) * mostFeather) / (2 * count)
}
