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
    await (await fetch(`${url}/images/coat-camel-front/480.webp`)).arrayBuffer()
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
  const request = { body: await drawLargePicture(), headers: { 'content-type': 'image/jpeg' } }
  const staff = await shop.signIn()
  const giveUpAt = Date.now() + MOST_UPLOADING_MS
  const uploadOne = async (): Promise<void> => {
    const { status, body } = await staff.send('POST', uploadPictureEndpoint.path, request)
    if (status === 201) return void names.push((body.picture as { name: string }).name)
    await pause(500)
    if (Date.now() < giveUpAt) await uploadOne()
  }
  const uploadSome = async () => {
    for (let nth = 0; nth < UPLOADS / UPLOADING; nth++) await uploadOne()
  }
  await Promise.all(Array.from({ length: UPLOADING }, uploadSome))
}

/** Three million pixels of noise, which compress badly. */
function drawLargePicture(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
  const picture = sharp({ create: { width: 1500, height: 2000, channels: 3, background: 'grey', noise } })
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
