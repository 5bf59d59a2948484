import sharp from 'sharp'

/** Eight pixels across, and as few colours as keep the garment's own: at this size webp's usual way tints the light walls. */
const WIDTH = 8
const COLOURS = { palette: true, quality: 40, dither: 0, effort: 10 } as const

/** A tiny copy of a picture as text: it travels with the data and stands in, blurred, until the real one has come. */
export async function placeholderOf(original: string | Buffer): Promise<string> {
  const reduced = await sharp(original).autoOrient().resize({ width: WIDTH }).png(COLOURS).toBuffer()
  const tiny = await sharp(reduced).webp({ lossless: true, effort: 6 }).toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}
