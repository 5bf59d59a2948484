import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { delivery } from '@shop/shop/test/buy'
import type { BenchShop } from '../bench-shop.ts'
import { type Attack, above, type Found } from './attack.ts'

/** As many as were answered in a row when this was found; fewer by a second word: `-- quotes 2000`. */
const ORDERS = Number(process.argv[3] ?? 16_000)
const AT_ONCE = 40
const BEFORE_MS = 10_000
const BREATH_MS = 20
const PATIENCE_MS = 60_000

/** What one address may try in ten minutes, with room for a window that ends meanwhile. */
const MOST_JUDGED = 200
/**
 * A buyer does not notice a third of a second. The attackers' requests are made on the same machine, so most of it is theirs; while
 * wrong orders were worked on it was 890 ms and more.
 */
const MOST_QUOTE_P99 = 300

const HOME = '203.0.113.7'
const ELSEWHERE = '198.51.100.7'
const lines = [{ article: 'DR-1042-BUR-R', size: '38 (M)', count: 1 }]
const wanted = { locale: 'uk', currency: 'UAH', lines }
const customer = { name: 'Олена', last_name: 'Шевченко', phone: '+380671234567', email: 'olena@example.com' }

/** 16,000 orders with the hash of another price, while a buyer elsewhere asks for quotes, and orders at the end. */
export const quotes: Attack = {
  // Each request names the address that it comes from.
  env: { TRUSTED_PROXIES: '1' },

  async run(shop, { onlyWatching }) {
    const before = await quoteTimes(shop, pause(BEFORE_MS))
    onlyWatching()
    const attack = orderWithWrongHash(shop)
    const meanwhile = await quoteTimes(shop, attack)
    const codes = await attack
    const bought = await buy(shop)
    return summary({ before, meanwhile, codes, bought })
  },

  bounds: ({ failed }) => above('lists that failed', failed, 0),
}

async function post({ url }: BenchShop, path: string, from: string, body: unknown, headers = {}): Promise<Response> {
  return fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, 'x-forwarded-for': from, ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
}

const askQuote = (shop: BenchShop) =>
  post(shop, '/api/cart/quote', HOME, { ...wanted, delivery: { type: 'ukraine', delivery_method_option: 'post' } })

const order = (shop: BenchShop, from: string, quote_hash: string) =>
  post(
    shop,
    '/api/orders/create',
    from,
    { ...wanted, quote_hash, customer, delivery, payment_method: 'card', consent: true },
    { 'idempotency-key': randomUUID() },
  )

/** How long each quote took, one after the other until the end, in milliseconds; one that failed took for ever. */
async function quoteTimes(shop: BenchShop, end: Promise<unknown>): Promise<number[]> {
  let isOver = false
  const over = end.finally(() => {
    isOver = true
  })
  const times: number[] = []
  while (!isOver) {
    const began = performance.now()
    const isAnswered = await askQuote(shop).then(
      async answer => (await answer.arrayBuffer()) && answer.ok,
      () => false,
    )
    times.push(isAnswered ? performance.now() - began : Number.POSITIVE_INFINITY)
    await pause(BREATH_MS)
  }
  await over
  return times.toSorted((one, other) => one - other)
}

/** How often each status was answered. */
async function orderWithWrongHash(shop: BenchShop): Promise<Map<string, number>> {
  const codes = new Map<string, number>()
  let left = ORDERS
  async function attacker(): Promise<void> {
    while (left > 0) {
      left -= 1
      const answer = await order(shop, ELSEWHERE, 'f'.repeat(64)).catch(() => null)
      await answer?.arrayBuffer()
      const code = answer ? statusOf(answer) : 'no answer'
      codes.set(code, (codes.get(code) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, attacker))
  return codes
}

function statusOf({ status, headers }: Response): string {
  return status === 429 && !headers.has('retry-after') ? '429 without Retry-After' : String(status)
}

async function buy(shop: BenchShop): Promise<{ status: number; ms: number }> {
  const began = performance.now()
  const quote: { quote_hash: string } = await (await askQuote(shop)).json()
  const { status } = await order(shop, HOME, quote.quote_hash)
  return { status, ms: performance.now() - began }
}

type Seen = {
  before: number[]
  meanwhile: number[]
  codes: Map<string, number>
  bought: { status: number; ms: number }
}

function summary({ before, meanwhile, codes, bought }: Seen): Found {
  const count = (code: string) => codes.get(code) ?? 0
  const others = [...codes.keys()].filter(code => code !== '409' && code !== '429')
  const percentiles = (times: number[]) => `p50 ${at(times, 0.5).toFixed(0)} ms, p99 ${at(times, 0.99).toFixed(0)} ms`
  return {
    lines: [
      `honest quotes before: ${percentiles(before)} (${before.length})`,
      `honest quotes meanwhile: ${percentiles(meanwhile)} (${meanwhile.length})`,
      `wrong orders: ${ORDERS}, of which ${count('429')} were refused and ${count('409')} judged; others: ${others.join(', ') || 'none'}`,
      `the honest buyer orders: ${bought.status} after ${bought.ms.toFixed(0)} ms`,
    ],
    problems: [
      ...above('wrong orders that were judged', count('409'), MOST_JUDGED),
      ...others.map(code => `${count(code)} orders were answered with ${code}`),
      ...above('p99 of honest quotes meanwhile', at(meanwhile, 0.99), MOST_QUOTE_P99),
      ...(bought.status === 201 ? [] : [`the honest buyer's order was answered with ${bought.status}`]),
    ],
  }
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
