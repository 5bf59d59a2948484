import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

type Format = 'jpeg' | 'png' | 'webp'

/** A plain picture, as a camera would make it. */
export function aPicture(format: Format = 'jpeg', width = 900, height = 1200): Promise<Buffer> {
  const background = { r: 120, g: 30, b: 60 }
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer()
}

export const SCRIPT = '<script>alert(document.cookie)</script>'

/** A picture with where it was taken, whose hands took it, and lying on its side: 1200 wide as stored, 900 as seen. */
export async function pictureWithPlace(): Promise<Buffer> {
  const exif = {
    IFD0: { Copyright: 'Levada secret studio' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '50/1 27/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '30/1 31/1 0/1' },
  }
  return sharp(await aPicture('jpeg', 1200, 900))
    .withExif(exif)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

export const cmykPicture = async () =>
  sharp(await aPicture())
    .toColourspace('cmyk')
    .jpeg()
    .toBuffer()

export async function movingPicture(): Promise<Buffer> {
  const frames = [await aPicture('png'), await aPicture('png')]
  return sharp(frames, { join: { animated: true } })
    .webp({ delay: [100, 100], loop: 0 })
    .toBuffer()
}

/** A few kilobytes that would be 2.5 billion pixels. */
export function bomb(): Buffer {
  const side = uint32(50_000)
  const header = Buffer.concat([side, side, Buffer.from([8, 0, 0, 0, 0])])
  const rows = deflateSync(Buffer.alloc(1_000_000))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), content])
  return Buffer.concat([uint32(content.length), named, uint32(crc32(named))])
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
