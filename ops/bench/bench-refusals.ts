import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { MINUTE_MS } from '@shop/calendar/durations'
import { openBenchShop } from './bench-shop.ts'
import { memoryLine } from './memory-line.ts'

// `npm run bench:refusals`: an isolated shop refuses calls as fast as they come, for ten minutes, and its log must
// stay within its bound.      npm run bench:refusals -- --minutes 2 --callers 20
const { values } = parseArgs({ options: { minutes: { type: 'string' }, callers: { type: 'string' } } })
const minutes = Number(values.minutes ?? 10)
const callers = Number(values.callers ?? 20)
if (!(minutes > 0 && callers > 0)) throw new Error('--minutes and --callers must be numbers above 0')

const MOST_BYTES = 100_000_000

type Call = { path: string; body?: unknown; headers?: Record<string, string> }

/** Each is refused for another reason: unknown, invalid, without a session, a wrong password, too often, from elsewhere. */
const CALLS: Call[] = [
  { path: '/api/nothing' },
  { path: '/api/products/get-by/filters?limit=many' },
  { path: '/api/user/get-info' },
  { path: '/api/orders/get-like-payment-id?page=1&limit=1' },
  { path: '/api/user/login', body: { email: 'nobody@example.com', password: 'not the password' } },
  { path: '/api/admin/login', body: { login: 'nobody', password: 'not the password' } },
  { path: '/api/cart/update', body: { data: 'none' } },
  { path: '/api/user/login', body: {}, headers: { origin: 'https://elsewhere.example' } },
]

const shop = await openBenchShop()
const codes = new Map<string, number>()
let calls = 0
let memory = ''

try {
  console.log(`${callers} callers, ${minutes} min, ${shop.url}, log in ${shop.dataDir}`)
  const until = Date.now() + minutes * MINUTE_MS
  await Promise.all(Array.from({ length: callers }, (_, index) => requestUntil(until, index)))
  memory = memoryLine(await shop.memory())
} finally {
  await shop.stop()
}

const bytes = logBytes()
const rate = Math.round(calls / (minutes * 60))
console.log(`\n${calls} calls, ${rate} a second`)
console.log(memory)
for (const [code, count] of [...codes].toSorted(([, one], [, other]) => other - one)) console.log(`  ${code}  ${count}`)
console.log(`log: ${megabytes(bytes)} MB in all, ${megabytes((bytes * 60) / minutes)} MB an hour`)
const isGood = bytes <= MOST_BYTES && calls > 0 && !codes.has('nothing')
console.log(
  isGood ? `ok: not more than ${megabytes(MOST_BYTES)} MB` : 'FAIL: the log is too large, or calls had no answer',
)
await shop.close()
process.exit(isGood ? 0 : 1)

async function requestUntil(until: number, index: number): Promise<void> {
  for (let turn = index; Date.now() < until; turn++) {
    const { path, body, headers } = CALLS[turn % CALLS.length] ?? { path: '/' }
    const json = {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    }
    const answer = await fetch(shop.url + path, body === undefined ? {} : json).catch(() => null)
    const refusal = await answer?.json().catch(() => null)
    const code = answer ? `${answer.status} ${refusal?.error?.code ?? 'no refusal'}` : 'nothing'
    codes.set(code, (codes.get(code) ?? 0) + 1)
    calls += 1
  }
}

/** Of the present file and all earlier ones. */
function logBytes(): number {
  const files = readdirSync(shop.dataDir).filter(name => name.endsWith('.log'))
  return files.reduce((sum, name) => sum + statSync(path.join(shop.dataDir, name)).size, 0)
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(2)
}
