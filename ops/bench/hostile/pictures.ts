import { setTimeout as pause } from 'node:timers/promises'
import { uploadPictureEndpoint } from '@shop/contracts/staff/goods/staff-pictures'
import sharp from 'sharp'
import { createCounts } from '../harness/counts.ts'
import { askAtOnce } from '../harness/load.ts'
import type { BenchShop } from '../harness/shop.ts'
import type { Attack } from './attack.ts'

const UPLOADS = 40
const UPLOADING = 4
const UNDER_WAY = 500
const ATTACK_MS = 20_000
/** Shoppers go first: the process that draws leaves them two thirds of a busy machine. */
const MOST_UPLOADING_MS = 120_000
const LEAVES_AFTER_MS = 150
const FILES = [320, 480, 640, 900, 1200, 1600, 1920].flatMap(width => [`${width}.webp`, `${width}.jpeg`])

/** Forty large uploads, and five hundred requests at any time for sizes that are not drawn; every other reader leaves. */
export const pictures: Attack = {
  env: { LIMITS_FACTOR: '1000' },
  shoppers: ['list', 'picture'],
  waits: { list: { p99: 300 }, picture: { longest: 1000 } },
  growth: { most: 150 },

  async prepare({ url }) {
    const drawn = await fetch(`${url}/images/coat-camel-front/480.webp`)
    await drawn.arrayBuffer()
    // What a start draws for its first visitors is drawn, and what drew it has ended.
    await pause(30_000)
  },

  async run(shop, report) {
    const names: string[] = []
    const statuses = createCounts()
    const readSize = async (turn: number) => {
      const name = names[Math.floor(turn / FILES.length) % names.length]
      if (!name) return pause(50)
      const leaving = AbortSignal.timeout(turn % 2 === 0 ? LEAVES_AFTER_MS : 60_000)
      const status = await statusOf(`${shop.url}/images/${name}/${FILES[turn % FILES.length]}`, leaving)
      statuses.add(status)
      // A refused caller tries again like a reloaded browser, not like a flood of empty requests.
      if (status !== '200') await pause(100)
    }
    await Promise.all([uploadAll(shop, names), askAtOnce(readSize, { callers: UNDER_WAY, until: ATTACK_MS })])
    report.answer('uploads taken', { result: names.length, atLeast: UPLOADS })
    report.answer('sizes answered with 500', { result: statuses.of('500'), atMost: 0 })
    report.note(`requests for sizes: ${statuses.toText()}`)
  },
}

/** Four at a time, as staff's own screen does; a refused upload is repeated. Adds the names that they were given. */
async function uploadAll(shop: BenchShop, names: string[]): Promise<void> {
  const file = new Uint8Array(await drawLargePicture())
  const headers = { cookie: await shop.signIn(), origin: shop.url, 'content-type': 'image/jpeg' }
  let remaining = UPLOADS
  const done = new AbortController()
  const upload = async () => {
    if (remaining === 0) return pause(50)
    remaining -= 1
    const answer = await fetch(shop.url + uploadPictureEndpoint.path, { method: 'POST', headers, body: file }).catch(
      () => null,
    )
    const body = await answer?.json().catch(() => null)
    if (answer?.status === 201) names.push(body.picture.name)
    else {
      remaining += 1
      await pause(500)
    }
    if (names.length === UPLOADS) done.abort()
  }
  const until = AbortSignal.any([done.signal, AbortSignal.timeout(MOST_UPLOADING_MS)])
  await askAtOnce(upload, { callers: UPLOADING, until })
}

/** Three million pixels that compress badly, always the same. */
function drawLargePicture(): Promise<Buffer> {
  const [width, height] = [1500, 2000]
  const pixels = Buffer.alloc(width * height * 3)
  let noise = 1
  for (let at = 0; at < pixels.length; at += 1) {
    noise = (Math.imul(noise, 1_103_515_245) + 12_345) & 0x7fffffff
    pixels[at] = noise >> 20
  }
  const picture = sharp(pixels, { raw: { width, height, channels: 3 } })
  return picture.jpeg({ quality: 60 }).toBuffer()
}

async function statusOf(address: string, signal: AbortSignal): Promise<string> {
  try {
    const answer = await fetch(address, { signal })
    await answer.arrayBuffer()
    return String(answer.status)
  } catch {
    return 'left'
  }
}
