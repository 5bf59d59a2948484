import { randomUUID } from 'node:crypto'
import { askPrice, orderFor } from '@shop/shop/test/buy'
import { createBrowser } from '@shop/testing/browser'
import { startFloor } from './harness/floor.ts'
import { askAtOnce, askAtRate, askByTurns, type Work } from './harness/load.ts'
import { DRESS, linesOf, purchase, stockUp } from './harness/purchases.ts'
import { createReport } from './harness/report.ts'
import { askFor, openShop } from './harness/shop.ts'

// What calls cost and how long they take through the whole shop, its store and its jobs among it: processor, orders
// at a rate and at once, and whether the clock tells which addresses have an account (Linux).
const TURNS = 100
const SECONDS = Number(process.env.BENCH_SECONDS || 15)
const CROWD = 16
const LONGEST_P99_MS = 1500
const COMPARED = 15 * Number(process.env.BENCH_ROUNDS || 7)
const MOST_APART = 1.1
const person = { name: 'Олена', surname: 'Коваль', email: 'olena@example.com', phone: '+380671234567' }

const shop = await openShop({ env: { LIMITS_FACTOR: '1000000' } })
const { url } = shop
const get = (path: string) => () => createBrowser(url).get(path)
const report = createReport('calls of shoppers through the whole shop')
try {
  await stockUp(await shop.database('catalog'))
  await measureProcessor({
    'a page of the list': get('/api/products/get-by/filters?limit=24&group=garment&view=card'),
    'a product page': get(`/api/products/get-by/model-by-article?article=${DRESS}`),
    'a search': get('/api/products/search?query=dress&limit=24&group=garment&view=card'),
    'a quote': turn => askPrice(createBrowser(url), linesOf(turn)),
    'a cart that a customer keeps': await createCartKeeper(),
    'an order, from its price to its emails': turn => purchase(url, turn),
  })
  await placeOrders()
  await compareAccounts('refused sign-in', '/api/user/login', { password: 'another password' })
  await compareAccounts('new password', '/api/password-reset/send-email', {})
  report.memory(shop.memory())
  report.end()
} finally {
  await shop.close()
}

/** Processor is that of all processes, one call after the other. */
async function measureProcessor(calls: Record<string, Work>): Promise<void> {
  for (const [name, ask] of Object.entries(calls)) {
    for (let turn = 0; turn < TURNS; turn++) await ask(turn)
    const before = shop.processor()
    for (let turn = 0; turn < TURNS; turn++) await ask(turn)
    report.answer(`${name}: processor`, { unit: 'ms', result: (shop.processor() - before) / TURNS })
  }
}

/** A customer whose cart every call keeps once more. */
async function createCartKeeper(): Promise<Work> {
  const customer = createBrowser(url)
  const form = { ...person, birth_date: '17.05.1990', password: 'levada-2014', consent: true }
  await askFor(customer, 'POST', '/api/user/register', { json: form })
  let version = 0
  return async () => {
    const lines = linesOf(version).map(line => ({ ...line, bundle: null, timestamp: Date.now() }))
    await askFor(customer, 'POST', '/api/cart/update', { json: { data: { mode: 'replace', version, lines } } })
    version++
  }
}

/** Orders of guests who have agreed to today's price, beside a floor that reads the same request and sends the same bytes. */
async function placeOrders(): Promise<void> {
  const bodies: object[] = []
  for (let turn = 0; turn < 5; turn++)
    bodies.push(orderFor(await askPrice(createBrowser(url), linesOf(turn)), linesOf(turn)))
  const post = async (origin: string, turn: number) => {
    const request = { json: bodies[turn % bodies.length], headers: { 'idempotency-key': randomUUID() } }
    return (await askFor(createBrowser(origin), 'POST', '/api/orders/create', request)).text
  }
  const floor = await startFloor()
  await floor.keep('/api/orders/create', await post(url, 0))
  const ours = (turn: number) => post(url, turn)
  const calm = await askAtRate(ours, { perSecond: 20, until: SECONDS * 1000 })
  const crowd = await askAtOnce(ours, { callers: CROWD, until: 4000 })
  const bare = await askAtOnce(turn => post(floor.url, turn), { callers: CROWD, until: 4000 })
  floor.stop()
  report.waits('placing an order, 20 a second', calm.times, { p99: LONGEST_P99_MS })
  report.answer(`placing an order, ${CROWD} at once`, { unit: '/s', result: crowd.perSecond, floor: bare.perSecond })
  report.answer('placing an order: refused', { result: calm.refused.length + crowd.refused.length, atMost: 0 })
}

/** An account that exists beside one that does not, by turns. */
async function compareAccounts(name: string, path: string, body: object): Promise<void> {
  const ask = (email: string) => createBrowser(url).post(path, { ...body, email })
  const askKnown = () => ask(person.email)
  const askUnknown = (turn: number) => ask(`unknown-${turn}@example.com`)
  await askByTurns(5, askKnown, askUnknown)
  const medians = await askByTurns(COMPARED, askKnown, askUnknown)
  const bounds = { ratioAtMost: MOST_APART, ratioAtLeast: 0.9 }
  report.answer(`${name}, known account beside unknown`, { unit: 'ms', ...medians, ...bounds })
}
