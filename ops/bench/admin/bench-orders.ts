import { setTimeout as pause } from 'node:timers/promises'
import type { Order } from '@shop/cart-checkout/order/order'
import { isPaid } from '@shop/cart-checkout/order/payment-states'
import { type ServiceName, serviceNames } from '@shop/contracts/parts'
import { createBrowser } from '@shop/testing/browser'
import type { Db } from 'mongodb'
import { fillCatalogue } from '../data/catalogue.ts'
import { fillCustomers } from '../data/customers.ts'
import { fillOrders } from '../data/orders.ts'
import { type Floor, startFloor } from '../harness/floor.ts'
import { askAtRate, timeOf } from '../harness/load.ts'
import { buyOne, stockUp } from '../harness/purchases.ts'
import { createReport } from '../harness/report.ts'
import { openShop } from '../harness/shop.ts'
import { percentile } from '../harness/statistics.ts'
import { askStaff } from './ask-staff.ts'
import { lookClosely } from './look-closely.ts'
import { recountFigures } from './recount.ts'
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

const shop = await openShop({ env: { LIMITS_FACTOR: '100000', MONGODB_URI: process.env.MONGODB_URI || '' } })
const report = createReport(`five staff, ${orders} orders and ${customers} customers`)
try {
  const databases = {} as Record<ServiceName, Db>
  for (const name of serviceNames) databases[name] = await shop.database(name)
  await stockUp(databases.catalog)
  await fillCatalogue(databases.catalog, ARTICLES)
  const until = new Date(new Date().setUTCHours(0, 0, 0, 0))
  const { filled, goods, figures } = await fillOrders(shop, { count: orders, customers, until })
  report.note(`${figures} figures of sales are counted`)
  await fillCustomers(shop, { count: customers, until })

  const calls = staffCalls({ filled, customers, goods, until })
  const cookies = await Promise.all(Array.from({ length: STAFF }, shop.signIn))
  const { commands, scans, digest } = await lookClosely(await shop.place(), calls, cookies[0] ?? '')
  report.note(`digest of answers ${digest}`)
  report.problems(scans.map(scan => `reads a whole collection: ${scan}`))

  const floor = await startFloor()
  const selling = new AbortController()
  const numbers: string[] = []
  const buying = askAtRate(async turn => void numbers.push((await buyOne(createBrowser(shop.url), turn)).number), {
    perSecond: 5,
    until: selling.signal,
  })
  for (const call of calls) await measureCall(call, floor, cookies, commands.get(call[0]) ?? 0)
  floor.stop()
  selling.abort()
  const { perSecond, refused } = await buying
  report.answer('orders bought and paid meanwhile', { unit: '/s', result: perSecond, note: `${numbers.length} in all` })
  report.problems(refused)
  const lost = await findLost(databases['cart-checkout'], numbers)
  report.answer('orders that are lost or not paid', {
    result: lost.length,
    atMost: 0,
    note: lost.slice(0, 5).join(', '),
  })
  await recountFigures(service => databases[service], report)
  report.memory(shop.memory())
  report.end()
} finally {
  await shop.close()
}

/** Each of the five asks, and after each answer the floor, so that both have the same machine. */
async function measureCall(
  [name, addressOf, isRight]: StaffCall,
  floor: Floor,
  cookies: readonly string[],
  commands: number,
): Promise<void> {
  const [took, least, wrong]: [number[], number[], string[]] = [[], [], []]
  await floor.keep('/', await askStaff('GET', shop.url + addressOf(0), cookies[0] ?? ''))
  const staff = cookies.map(async (cookie, who) => {
    for (let nth = 0; nth < TURNS; nth++) {
      const turn = nth * cookies.length + who
      const address = addressOf(turn)
      let text = ''
      const ms = await timeOf(async () => {
        text = await askStaff('GET', shop.url + address, cookie).catch((refusal: Error) => {
          wrong.push(refusal.message)
          return ''
        })
      })
      if (text !== '') took.push(ms)
      if (text !== '' && !isRight(JSON.parse(text) as never, turn)) wrong.push(address)
      least.push(await timeOf(() => askStaff('GET', `${floor.url}/`, '')))
    }
  })
  await Promise.all(staff)
  for (const [figure, share] of [
    ['median', 0.5],
    ['p95', 0.95],
  ] as const)
    report.answer(`${name}: ${figure}`, {
      unit: 'ms',
      result: percentile(took, share),
      floor: percentile(least, share),
      atMost: MOST_MS[figure],
      ...(figure === 'median' && { note: `${commands} commands to the database` }),
    })
  if (wrong.length > 0) report.problems([`${name}: ${wrong.length} answers are wrong or refused: ${wrong[0]}`])
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
