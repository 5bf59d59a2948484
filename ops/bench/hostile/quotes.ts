import { randomUUID } from 'node:crypto'
import { buy, orderFor } from '@shop/shop/test/buy'
import { createBrowser } from '@shop/testing/browser'
import { createCounts } from '../harness/counts.ts'
import { askAtOnce, timeOf } from '../harness/load.ts'
import { linesOf, stockUp } from '../harness/purchases.ts'
import type { Attack } from './attack.ts'

/** As many as were answered in a row when this was found; fewer by a second word: `-- quotes 2000`. */
const ORDERS = Number(process.argv[3] ?? 16_000)
const AT_ONCE = 40
/** What one address may try in ten minutes, with room for a window that ends meanwhile. */
const MOST_JUDGED = 200
const ELSEWHERE = '198.51.100.7'
const WRONG = { body: { quote_hash: 'f'.repeat(64) } }

/** 16,000 orders with the hash of another price, while a buyer elsewhere asks for quotes; another buyer orders at the end. */
export const quotes: Attack = {
  // Each request names the address that it comes from.
  env: { TRUSTED_PROXIES: '1' },
  shoppers: ['list', 'quote'],
  // A buyer does not notice a third of a second. The attackers' requests are made on the same machine, so most of it is theirs; while
  // wrong orders were worked on it was 890 ms and more.
  waits: { quote: { p99: 300 } },

  prepare: async shop => stockUp(await shop.database('catalog')),

  async run(shop, report) {
    const codes = createCounts()
    const done = new AbortController()
    let remaining = ORDERS
    const orderWrongly = async (turn: number) => {
      if (remaining-- <= 0) return done.abort()
      const headers = { 'idempotency-key': randomUUID(), 'x-forwarded-for': ELSEWHERE }
      const order = orderFor(WRONG, linesOf(turn))
      const answer = await createBrowser(shop.url)
        .post('/api/orders/create', order, headers)
        .catch(() => null)
      const isSilent = answer?.status === 429 && !answer.headers.has('retry-after')
      codes.add(isSilent ? '429 without Retry-After' : String(answer?.status ?? 'no answer'))
    }
    await askAtOnce(orderWrongly, { callers: AT_ONCE, until: done.signal })
    report.answer('wrong orders refused', { result: codes.of('429'), note: `of ${ORDERS}` })
    report.answer('wrong orders judged', { result: codes.of('409'), atMost: MOST_JUDGED })
    const others = codes.answers().filter(answer => answer !== '409' && answer !== '429')
    report.problems(others.map(code => `${codes.of(code)} orders were answered with ${code}`))

    let status = 0
    const ms = await timeOf(async () => {
      ;({ status } = await buy(createBrowser(shop.url), linesOf(0)))
    })
    report.answer('the honest buyer orders', { unit: 'ms', result: ms })
    if (status !== 201) report.problems([`the honest buyer's order was answered with ${status}`])
  },
}
