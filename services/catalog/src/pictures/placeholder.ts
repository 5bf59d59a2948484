import sharp from 'sharp'

const WIDTH = 12

/** A picture of twelve pixels across as text: it travels with the data and stands in until the real one has come. */
export async function placeholderOf(original: string): Promise<string> {
  const tiny = await sharp(original)
    .autoOrient()
    .resize({ width: WIDTH })
    .webp({ quality: 30, effort: 6, smartSubsample: true })
    .toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}
