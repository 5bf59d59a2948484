import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

export type Asked = { url: string; body: () => string; headers: () => Record<string, string> }
/** Times in milliseconds. */
export type Measurement = { perSecond: number; median: number; p99: number; wrong: number }

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** That many callers, each sending the next request as soon as it has an answer. */
export async function atOnce(
  asked: Asked,
  { connections, ms }: { connections: number; ms: number },
): Promise<Measurement> {
  const waits: number[] = []
  let wrong = 0
  const began = performance.now()
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() - began < ms) wrong += await timed(asked, waits)
    }),
  )
  return measured(waits, wrong, performance.now() - began)
}

/** That many requests each second, whether the earlier ones were answered or not. */
export async function atRate(
  asked: Asked,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<Measurement> {
  const waits: number[] = []
  const began = performance.now()
  const all: Promise<number>[] = []
  for (let count = 0; count < perSecond * seconds; count++) {
    await pause(Math.max(0, began + (count * 1000) / perSecond - performance.now()))
    all.push(timed(asked, waits))
  }
  const wrong = (await Promise.all(all)).reduce((sum, one) => sum + one, 0)
  return measured(waits, wrong, performance.now() - began)
}

/** 1 when the answer was not 201. */
async function timed(asked: Asked, waits: number[]): Promise<number> {
  const began = performance.now()
  const { status } = await ask(asked)
  waits.push(performance.now() - began)
  return status === 201 ? 0 : 1
}

export function ask({ url, body: next, headers }: Asked): Promise<{ status: number; text: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; text: string }>()
  const body = next()
  const length = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }
  const asking = request(url, { method: 'POST', agent, headers: { ...length, ...headers() } }, answer => {
    let text = ''
    answer.setEncoding('utf8')
    answer.on('data', words => (text += words))
    answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
  })
  asking.on('error', reject)
  asking.end(body)
  return promise
}

function measured(waits: number[], wrong: number, ms: number): Measurement {
  const sorted = waits.toSorted((one, other) => one - other)
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
  return { perSecond: (sorted.length / ms) * 1000, median: at(0.5), p99: at(0.99), wrong }
}
