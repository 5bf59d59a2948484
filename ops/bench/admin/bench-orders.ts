import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Order } from '@shop/cart-checkout/order/order'
import { isPaid } from '@shop/cart-checkout/order/payment-states'
import { type ServiceName, serviceNames } from '@shop/contracts/parts'
import { type Browser, createBrowser } from '@shop/testing/browser'
import type { Db } from 'mongodb'
import { auditBy } from '../../audit/audit-shop.ts'
import { customerFiguresInvariant } from '../../audit/customer-figures.ts'
import { orderCountsInvariant } from '../../audit/order-counts.ts'
import { statisticsInvariant } from '../../audit/statistics.ts'
import { fillCatalogue } from '../data/catalogue.ts'
import { fillCustomers } from '../data/customers.ts'
import { fillOrders } from '../data/orders.ts'
import { type Floor, startFloor } from '../harness/floor.ts'
import { askAtRate, timeOf } from '../harness/load.ts'
import { buyOne, stockUp } from '../harness/purchases.ts'
import type { Report } from '../harness/report.ts'
import { askFor, runBench } from '../harness/shop.ts'
import { percentile } from '../harness/statistics.ts'
import { type StaffCall, staffCalls } from './staff-calls.ts'

// The order desk, the customers and the statistics of a shop of 100,000 orders and 50,000 customers: five staff at once, while five
// orders a second are bought and paid. With fewer: node ops/bench/admin/bench-orders.ts 5000 2500. MONGODB_URI names a server to
// run on; two runs of one day with the same numbers print the same digest of answers.
const [orders = 100_000, customers = 50_000] = process.argv.slice(2).map(Number)
const ARTICLES = 500
const STAFF = 5
/** Of each of the five: a hundred calls of each kind. */
const TURNS = 20
const MOST_MS = { median: 150, p95: 400 }
const SETTLED_MS = 60_000

const env = { LIMITS_FACTOR: '100000', MONGODB_URI: process.env.MONGODB_URI || '' }
await runBench(`five staff, ${orders} orders and ${customers} customers`, { env }, async (shop, report) => {
  const databases = {} as Record<ServiceName, Db>
  for (const name of serviceNames) databases[name] = await shop.database(name)
  await stockUp(databases.catalog)
  await fillCatalogue(databases.catalog, ARTICLES)
  const until = new Date(new Date().setUTCHours(0, 0, 0, 0))
  const { filled, goods, figures } = await fillOrders(shop, { count: orders, customers, until })
  report.note(`${figures} figures of sales are counted`)
  await fillCustomers(shop, { count: customers, until })

  const calls = staffCalls({ filled, customers, goods, until })
  const staff = await Promise.all(Array.from({ length: STAFF }, shop.signIn))
  const digest = createHash('sha256')
  for (const { addressOf } of calls) digest.update((await askFor(staff[0] as Browser, 'GET', addressOf(0))).text)
  report.note(`digest of answers ${digest.digest('hex').slice(0, 16)}`)

  const floor = await startFloor()
  const selling = new AbortController()
  const numbers: string[] = []
  const buying = askAtRate(async turn => void numbers.push((await buyOne(createBrowser(shop.url), turn)).number), {
    perSecond: 5,
    until: selling.signal,
  })
  for (const call of calls) await measureCall(call, { staff, floor, report })
  floor.stop()
  selling.abort()
  const { perSecond, refused } = await buying
  report.answer('orders bought and paid meanwhile', { unit: '/s', result: perSecond, note: `${numbers.length} in all` })
  report.problems(refused)
  const lost = await findLost(databases['cart-checkout'], numbers)
  const note = lost.slice(0, 5).join(', ')
  report.answer('orders that are lost or not paid', { result: lost.length, atMost: 0, note })

  // Figures of sales and of customers are those that all orders give when they are counted again.
  const invariants = [statisticsInvariant(), customerFiguresInvariant(), orderCountsInvariant()]
  for (const { invariant, checked, findings } of await auditBy(invariants, service => databases[service])) {
    report.answer(`${invariant} counted again`, { result: checked })
    report.problems(findings.map(({ message }) => message))
  }
})

type Measuring = { staff: readonly Browser[]; floor: Floor; report: Report }

/** Each of the five asks, and after each answer the floor, so that both have the same machine. */
async function measureCall({ name, addressOf, textOf }: StaffCall, { staff, floor, report }: Measuring): Promise<void> {
  const [took, least, wrong]: [number[], number[], string[]] = [[], [], []]
  const bare = createBrowser(floor.url)
  await floor.keep('/', (await askFor(staff[0] as Browser, 'GET', addressOf(0))).text)
  const askAll = async (browser: Browser, who: number) => {
    for (let turn = who; turn < TURNS * STAFF; turn += STAFF) {
      const asking = async () => {
        const { text } = await askFor(browser, 'GET', addressOf(turn))
        if (!text.includes(textOf(turn))) throw new Error(`${addressOf(turn)} does not answer ${textOf(turn)}`)
      }
      took.push(await timeOf(() => asking().catch((error: Error) => wrong.push(error.message))))
      least.push(await timeOf(() => bare.get('/')))
    }
  }
  await Promise.all(staff.map(askAll))
  for (const [figure, share] of [
    ['median', 0.5],
    ['p95', 0.95],
  ] as const) {
    const [result, ofFloor] = [took, least].map(times => percentile(times, share))
    report.answer(`${name}: ${figure}`, {
      unit: 'ms',
      result: result ?? 0,
      floor: ofFloor ?? 0,
      atMost: MOST_MS[figure],
    })
  }
  report.problems(wrong.map(problem => `${name}: ${problem}`))
}

/** Numbers that the shop had answered, and that are not there as paid. */
async function findLost(cartCheckout: Db, numbers: readonly string[]): Promise<string[]> {
  const giveUpAt = Date.now() + SETTLED_MS
  for (;;) {
    const found = await cartCheckout
      .collection<Order>('orders')
      .find({ number: { $in: [...numbers] } })
      .toArray()
    const paid = new Set(found.filter(({ payment_state }) => isPaid(payment_state)).map(({ number }) => number))
    const lost = numbers.filter(number => !paid.has(number))
    if (lost.length === 0 || Date.now() > giveUpAt) return lost
    await pause(500)
  }
}
