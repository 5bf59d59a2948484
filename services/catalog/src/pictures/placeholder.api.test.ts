import { placeholderOf as placeholderInData } from '@shop/demo-data/articles/placeholders'
import { picturePath } from '@shop/demo-data/pictures'
import sharp from 'sharp'
import { placeholderOf } from './placeholder.ts'

const average = async (picture: string | Buffer) => {
  const { channels } = await sharp(picture).stats()
  return channels.slice(0, 3).map(({ mean }) => mean)
}

test.each(['wrap-dress-burgundy-front.webp', 'coat-camel-front.webp', 'hero-wide-1.webp'])(
  'the stand-in of %s is a tiny picture in its colours and proportions',
  async file => {
    const text = await placeholderOf(picturePath(file))
    const tiny = Buffer.from(text.replace('data:image/webp;base64,', ''), 'base64')
    const [{ width, height }, original] = await Promise.all([
      sharp(tiny).metadata(),
      sharp(picturePath(file)).metadata(),
    ])
    const [colors, originalColors] = [await average(tiny), await average(picturePath(file))]

    expect(width).toBe(8)
    expect(height / width).toBeCloseTo(original.height / original.width, 0)
    expect(colors.filter((mean, channel) => Math.abs(mean - (originalColors[channel] ?? 0)) > 6)).toEqual([])
    expect(placeholderInData(file)).toBe(text)
  },
)
