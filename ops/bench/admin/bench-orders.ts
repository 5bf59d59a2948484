import type { Order } from '@shop/cart-checkout/order/order'
import { type ServiceName, serviceNames } from '@shop/contracts/parts'
import { createBrowser } from '@shop/testing/browser'
import type { Db } from 'mongodb'
import type { ShopDatabases } from '../../audit/invariant.ts'
import { openBenchShop } from '../bench-shop.ts'
import { fillCatalogue } from '../fill-catalogue.ts'
import { memoryLine } from '../memory-line.ts'
import { buyOne, startBuyers, stockUp } from './buyers.ts'
import { fillCustomers } from './fill-customers.ts'
import { fillOrders } from './fill-orders.ts'
import { measure, startFloor } from './five-staff.ts'
import { lookClosely } from './look-closely.ts'
import { goodsOf } from './order-lines.ts'
import { recount } from './recount.ts'
import { staffCalls } from './staff-calls.ts'

// The order desk, the customers and the statistics of a shop of 100,000 orders and 50,000 customers: five staff at once, while five
// orders a second are bought and paid. With fewer: node ops/bench/admin/bench-orders.ts 5000 2500. MONGODB_URI names a server to
// run on; two runs of one day with the same numbers print the same digest of answers.
const [orders = 100_000, customers = 50_000] = process.argv.slice(2).map(Number)
const ARTICLES = 500
const STAFF = 5
const uri = process.env.MONGODB_URI || null

const shop = await openBenchShop({ LIMITS_FACTOR: '100000', ...(uri && { MONGODB_URI: uri }) })
const problems: string[] = []
try {
  await run()
} finally {
  await shop.close()
}
for (const problem of problems) console.log(`FAIL ${problem}`)
process.exit(problems.length === 0 ? 0 : 1)

async function run(): Promise<void> {
  const opened = {} as Record<ServiceName, Db>
  for (const name of serviceNames) opened[name] = await shop.database(name)
  const { catalog, 'cart-checkout': cartCheckout, account } = opened
  const databases: ShopDatabases = service => opened[service]
  const began = performance.now()
  await stockUp(catalog)
  await fillCatalogue(catalog, ARTICLES)
  const until = new Date(new Date().setUTCHours(0, 0, 0, 0))
  const goods = await goodsOf(catalog)
  const { filled, figures } = await fillOrders(cartCheckout, {
    count: orders,
    customers,
    goods,
    like: await likeOf(),
    until,
  })
  const between = performance.now()
  await fillCustomers(account, cartCheckout, { count: customers, until })
  console.log(
    `${orders} orders with ${figures} figures in ${seconds(between - began)}, ${customers} customers in ${seconds(performance.now() - between)}`,
  )

  const calls = staffCalls({ filled, customers, goods, until })
  const cookies = await Promise.all(Array.from({ length: STAFF }, shop.signIn))
  const { commands, scans, digest } = await lookClosely(await shop.place(), calls, cookies[0] ?? '')
  console.log(`digest of answers ${digest}; ${scans.length} reads of a whole collection`)
  problems.push(...scans.map(scan => `reads a whole collection: ${scan}`))

  const floor = await startFloor()
  const buyers = startBuyers(shop.url)
  for (const call of calls) {
    const { isGood, line } = await measure({ url: shop.url, cookies }, floor, call)
    console.log(`${line}; ${commands.get(call.name)} commands to the database`)
    if (!isGood) problems.push(`${call.name} is slow or wrong`)
  }
  floor.stop()
  const { bought, perSecond, problems: lost } = await buyers.end(cartCheckout)
  console.log(`${bought} orders bought and paid meanwhile, ${perSecond.toFixed(1)} a second, ${lost.length} problems`)
  problems.push(...lost, ...(await recount(databases)))
  console.log(memoryLine(await shop.memory()))

  /** A real order, that the filled ones are like; it is taken away again. */
  async function likeOf(): Promise<Order> {
    const { number } = await buyOne(createBrowser(shop.url), 0, { pays: false })
    const found = await databases('cart-checkout').collection<Order>('orders').findOneAndDelete({ number })
    if (!found) throw new Error(`${number} is not there`)
    const { _id, ...like } = found
    return like
  }
}

function seconds(took: number): string {
  return `${Math.round(took / 1000)} s`
}
