import { randomUUID } from 'node:crypto'
import { armFailpoint } from '@shop/service-kit/process/failpoints'
import { askQuote, order, orderBody } from '../../test/shopping.ts'
import { type Answer, type Api, startApi } from '../../test/start-api.ts'
import { dress } from '../../test/stub-catalog.ts'
import { statusesOf } from '../../test/unpaid-shop.ts'

const HERE = '203.0.113.7'
const ELSEWHERE = '198.51.100.1'
const MOST = 90
const WINDOW_MS = 10 * 60_000
/** As many checkouts as run at once. */
const PLACES = 16

const aShop = () => startApi({ limitsFactor: 1, trustedProxies: 1 })

/** An order that agrees to a price that nobody was told. */
async function wrongOrder(api: Api, seen: Answer, address = HERE): Promise<Answer> {
  const body = { ...orderBody(seen), quote_hash: 'f'.repeat(64) }
  return api.post('/api/orders/create', body, { key: randomUUID(), headers: { 'x-forwarded-for': address } })
}

async function wrongOrders(api: Api, count: number): Promise<Answer[]> {
  const seen = await askQuote(api)
  const answers: Answer[] = []
  for (let index = 0; index < count; index += 10)
    answers.push(...(await Promise.all(Array.from({ length: 10 }, () => wrongOrder(api, seen)))))
  return answers
}

/** As if so many orders had been tried from here. */
async function triedBefore({ db, now }: Api, count: number): Promise<void> {
  const expires_at = new Date(now().getTime() + WINDOW_MS)
  const limits = db.collection<{ _id: string; count: number; expires_at: Date }>('limits')
  await limits.insertOne({ _id: `order-try:${HERE}`, count, expires_at })
}

const countOf = (answers: readonly Answer[], status: number) => answers.filter(one => one.status === status).length

test('of a hundred orders with a wrong price from one address ninety are judged, the others are told how long to wait', async () => {
  const api = await aShop()

  const answers = await wrongOrders(api, 100)

  expect([countOf(answers, 409), countOf(answers, 429)]).toEqual([MOST, 10])
  const refused = answers.find(({ status }) => status === 429)
  expect(refused?.body.error).toMatchObject({ code: 'too_many_requests', seconds: 600 })
  expect(refused?.headers.get('retry-after')).toBe('600')
})

test('an address that has tried too often is refused at once, though all places of the checkout are taken', async () => {
  const api = await aShop()
  await triedBefore(api, MOST)
  const gate = Promise.withResolvers<void>()
  const full = Promise.withResolvers<void>()
  let inside = 0
  const disarm = armFailpoint('before-validation', () => {
    inside += 1
    if (inside === PLACES) full.resolve()
    return gate.promise
  })
  const seen = await askQuote(api)
  const others = Array.from({ length: PLACES }, (_, index) => wrongOrder(api, seen, `198.51.100.${index + 1}`))
  await full.promise

  const { status } = await wrongOrder(api, seen)

  expect([status, inside]).toEqual([429, PLACES])
  disarm()
  gate.resolve()
  expect(countOf(await Promise.all(others), 409)).toBe(PLACES)
})

test('a buyer whose price changed twice orders with the third price', async () => {
  const api = await aShop()
  const seen = await askQuote(api)

  expect(statusesOf([await wrongOrder(api, seen), await wrongOrder(api, seen)])).toEqual([409, 409])
  expect((await order(api, { address: HERE })).status).toBe(201)
})

test('thirty buyers behind one address, the price of each of whom changed twice, all order', async () => {
  const api = await startApi({ limitsFactor: 1, trustedProxies: 1, unpaidPerAddress: { orders: 100, items: 100 } })
  Object.assign(api.shelves[dress] ?? {}, { available: 99 })
  await triedBefore(api, 60)
  const statuses: number[] = []
  for (let buyer = 0; buyer < 30; buyer += 1) statuses.push((await order(api, { address: HERE })).status)

  expect(new Set(statuses)).toEqual(new Set([201]))
})

test('a full address keeps nobody behind another one from ordering', async () => {
  const api = await aShop()
  await triedBefore(api, MOST)

  expect((await order(api, { address: HERE })).status).toBe(429)
  expect((await order(api, { address: ELSEWHERE })).status).toBe(201)
})

test('ten minutes later the address may order again', async () => {
  const api = await aShop()
  await triedBefore(api, MOST)
  expect((await order(api, { address: HERE })).status).toBe(429)

  api.wait(WINDOW_MS)

  expect((await order(api, { address: HERE })).status).toBe(201)
})

test('a double click counts as one try', async () => {
  const api = await aShop()
  const seen = await askQuote(api)
  const [key, headers] = [randomUUID(), { 'x-forwarded-for': HERE }]
  const send = () => api.post('/api/orders/create', orderBody(seen), { key, headers, cookie: seen.cookie })
  await Promise.all([send(), send(), send()])

  expect(await api.db.collection('limits').findOne({ _id: /^order-try:/ })).toMatchObject({ count: 1 })
})
