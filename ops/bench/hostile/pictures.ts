import { setTimeout as pause } from 'node:timers/promises'
import { uploadPictureEndpoint } from '@shop/contracts/staff/goods/staff-pictures'
import sharp from 'sharp'
import type { BenchShop } from '../bench-shop.ts'
import { type Attack, above, type Found } from './attack.ts'
import { watchReader } from './watch-reader.ts'

const UPLOADS = 40
const UNDER_WAY = 500
const ATTACK_MS = 20_000
/** Shoppers go first: the process that draws leaves them two thirds of a busy machine. */
const MOST_UPLOADING_MS = 120_000
const LEAVES_AFTER_MS = 150
const MOST_GROWTH_MB = 150
const MOST_HONEST_MS = 1000
const FILES = [320, 480, 640, 900, 1200, 1600, 1920].flatMap(width => [`${width}.webp`, `${width}.jpeg`])
const HONEST = '/images/coat-camel-front/480.webp'

let mostMemory = 0
const memoryBefore = { taken: 0 }

/** Forty large uploads, and five hundred requests at any time for sizes that are not drawn; every other reader leaves. */
export const pictures: Attack = {
  env: { LIMITS_FACTOR: '1000' },
  async prepare({ url }) {
    const drawn = await fetch(url + HONEST)
    await drawn.arrayBuffer()
    // What a start draws for its first visitors is drawn, and what drew it has ended.
    await pause(30_000)
  },
  async run(shop) {
    memoryBefore.taken = (await shop.memory()).taken
    const until = performance.now() + ATTACK_MS
    const cookie = await shop.signIn()
    const names: string[] = []
    const statuses = new Map<string, number>()
    const reader = watchReader([shop.url + HONEST], 100)
    await Promise.all([
      uploadAll(shop, cookie, names, performance.now() + MOST_UPLOADING_MS),
      ...Array.from({ length: UNDER_WAY }, (_, index) => requestUntil(shop, until, index, names, statuses)),
      sampleMemory(shop, until),
    ])
    return judged(names, statuses, await reader.end())
  },
  bounds: ({ p99 }) => [
    ...above('p99 of the list in ms', p99, 300),
    ...above('growth of memory in MB', mostMemory - memoryBefore.taken, MOST_GROWTH_MB),
  ],
}

type Honest = { asked: number; p99: number; silence: number; failed: number }

function judged(names: readonly string[], statuses: ReadonlyMap<string, number>, honest: Honest): Found {
  const counts = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')
  return {
    lines: [
      `${names.length} uploads taken; requests for sizes: ${counts}`,
      `a drawn picture, ${honest.asked} times: p99 ${honest.p99.toFixed(0)} ms, ${honest.silence.toFixed(0)} ms at most`,
      `memory during the attack: ${Math.round(mostMemory)} MB at most, ${Math.round(memoryBefore.taken)} MB before`,
    ],
    problems: [
      ...above('a drawn picture in ms', honest.silence, MOST_HONEST_MS),
      ...above('drawn pictures that did not come', honest.failed, 0),
      ...(names.length < UPLOADS ? [`only ${names.length} of ${UPLOADS} uploads were taken`] : []),
      ...(statuses.has('500') ? ['a request was answered with 500'] : []),
    ],
  }
}

/** Four at a time, as staff's own screen does; who is refused comes back. */
async function uploadAll({ url }: BenchShop, cookie: string, names: string[], until: number): Promise<void> {
  const file = new Uint8Array(await largePicture())
  let left = UPLOADS
  async function uploadNext(): Promise<void> {
    while (left > 0 && performance.now() < until) {
      left -= 1
      const name = await upload(url, cookie, file)
      if (name !== null) names.push(name)
      else {
        left += 1
        await pause(500)
      }
    }
  }
  await Promise.all([uploadNext(), uploadNext(), uploadNext(), uploadNext()])
}

/** The name it was given; null when it was refused, or the shop closed the connection over it. */
async function upload(url: string, cookie: string, file: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const headers = { cookie, origin: url, 'content-type': 'image/jpeg' }
  try {
    const answer = await fetch(url + uploadPictureEndpoint.path, { method: 'POST', headers, body: file })
    const body = await answer.json()
    return answer.status === 201 ? body.picture.name : null
  } catch {
    return null
  }
}

/** Three million pixels that compress badly, always the same. */
function largePicture(): Promise<Buffer> {
  const [width, height] = [1500, 2000]
  const pixels = Buffer.alloc(width * height * 3)
  let noise = 1
  for (let at = 0; at < pixels.length; at += 1) {
    noise = (Math.imul(noise, 1_103_515_245) + 12_345) & 0x7fffffff
    pixels[at] = noise >> 20
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 60 })
    .toBuffer()
}

async function requestUntil(
  { url }: BenchShop,
  until: number,
  index: number,
  names: readonly string[],
  statuses: Map<string, number>,
): Promise<void> {
  for (let turn = index; performance.now() < until; turn += UNDER_WAY) {
    const name = names[Math.floor(turn / FILES.length) % names.length]
    if (!name) {
      await pause(50)
      continue
    }
    const leaving = index % 2 === 0 ? AbortSignal.timeout(LEAVES_AFTER_MS) : AbortSignal.timeout(60_000)
    const address = `${url}/images/${name}/${FILES[turn % FILES.length]}`
    const status = await statusOf(address, leaving)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    // A refused caller tries again like a reloaded browser, not like a flood of empty requests.
    if (status !== '200') await pause(100)
  }
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

async function sampleMemory(shop: BenchShop, until: number): Promise<void> {
  while (performance.now() < until) {
    mostMemory = Math.max(mostMemory, (await shop.memory()).taken)
    await pause(250)
  }
}
