import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { createCounts } from './harness/counts.ts'
import { askAtOnce } from './harness/load.ts'
import { createReport } from './harness/report.ts'
import { openShop } from './harness/shop.ts'

// `npm run bench:refusals`: an isolated shop refuses calls as fast as they come, for ten minutes, and its log must
// stay within its bound. Fewer minutes and callers: npm run bench:refusals -- 2 10
const [minutes = 10, callers = 20] = process.argv.slice(2).map(Number)
const MOST_MEGABYTES = 100
const MINUTE_MS = 60_000

type Call = { path: string; body?: unknown; headers?: Record<string, string> }

/** Each is refused for another reason: unknown, invalid, without a session, a wrong password, too often, from elsewhere. */
const CALLS: Call[] = [
  { path: '/api/nothing' },
  { path: '/api/products/get-by/filters?limit=many' },
  { path: '/api/user/get-info' },
  { path: '/api/orders/get-like-payment-id?page=1&limit=1' },
  { path: '/api/user/login', body: { email: 'unknown@example.com', password: 'not the password' } },
  { path: '/api/admin/login', body: { login: 'unknown', password: 'not the password' } },
  { path: '/api/cart/update', body: { data: 'none' } },
  { path: '/api/user/login', body: {}, headers: { origin: 'https://elsewhere.example' } },
]

const shop = await openShop()
const codes = createCounts()
const report = createReport(`${callers} callers refused for ${minutes} min, log in ${shop.dataDir}`)
try {
  const refusing = (turn: number) => refuse(CALLS[turn % CALLS.length] ?? { path: '/' })
  const { perSecond, refused } = await askAtOnce(refusing, { callers, until: minutes * MINUTE_MS })
  report.memory(shop.memory())
  await shop.stop()

  report.answer('refused calls', { unit: '/s', result: perSecond, atLeast: 1 })
  report.answer('calls without an answer', { result: refused.length, atMost: 0, note: refused[0] ?? '' })
  report.note(codes.toText())
  const megabytes = logBytes() / 1e6
  report.answer('the log', { unit: 'MB', result: megabytes, atMost: MOST_MEGABYTES })
  report.answer('the log of an hour', { unit: 'MB', result: (megabytes * 60) / minutes })
  report.end()
} finally {
  await shop.close()
}

async function refuse({ path, body, headers }: Call): Promise<void> {
  const json = { 'content-type': 'application/json', ...headers }
  const post = { method: 'POST', body: JSON.stringify(body), headers: json }
  const answer = await fetch(shop.url + path, body === undefined ? {} : post)
  const refusal = await answer.json().catch(() => null)
  codes.add(`${answer.status} ${refusal?.error?.code ?? 'no refusal'}`)
}

/** Of the present file and all earlier ones. */
function logBytes(): number {
  const files = readdirSync(shop.dataDir).filter(name => name.endsWith('.log'))
  return files.reduce((sum, name) => sum + statSync(path.join(shop.dataDir, name)).size, 0)
}
