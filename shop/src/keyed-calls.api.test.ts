import { randomUUID } from 'node:crypto'
import { publicEndpoints } from '@shop/contracts/public-endpoints'
import type { Browser } from '@shop/testing/browser'
import { orderCalls } from '../test/keyed-calls/order-calls.ts'
import { shelfCalls } from '../test/keyed-calls/shelf-calls.ts'
import { startShop } from '../test/start-shop.ts'

const keyedCalls = [...orderCalls, ...shelfCalls]
const password = 'quite a long word'
let shop: Awaited<ReturnType<typeof startShop>>
let staff: Browser
let colleague: Browser
beforeAll(async () => {
  shop = await startShop()
  for (const { prepare } of Object.values(shop.services)) await prepare?.()
  staff = await ownerNamed('olena')
  colleague = await ownerNamed('iryna')
})
afterAll(() => shop.stop())

async function ownerNamed(login: string): Promise<Browser> {
  await shop.services.admin.createStaff({ login, password, role: 'owner' })
  const browser = shop.open()
  await browser.post('/api/admin/login', { login, password })
  return browser
}

const entries = () =>
  shop.databases.admin
    .collection('audit')
    .find({ action: { $not: { $in: ['login'] } } })
    .toArray()

/** A guest whose browser already has the cookie of a buyer. */
function buyerNamed(name: string): Browser {
  const guest = shop.open()
  guest.cookies.set('__Host-buyer', `${name}-0123456789abcdef`)
  return guest
}

test('every call that takes an Idempotency-Key has a row in this table', () => {
  const declared = publicEndpoints.flatMap(({ idempotent, method, path }) => (idempotent ? [`${method} ${path}`] : []))

  expect(keyedCalls.map(({ call }) => call).toSorted()).toEqual(declared.toSorted())
})

test.each(keyedCalls)('$call: a key belongs to one request of one person, and is recorded once', async row => {
  const { call, byCustomers, asked } = row
  const [first, second] = byCustomers ? [buyerNamed('first'), buyerNamed('second')] : [staff, colleague]
  const [method = ''] = call.split(' ')
  const { others, ...sent } = await asked({ shop, staff, guest: first })
  const key = randomUUID()
  const send = (browser: Browser, { path, json }: { path: string; json: object } = sent) =>
    browser.send(method, path, { json, headers: { 'Idempotency-Key': key } })
  const before = await entries()

  const answer = await send(first)
  expect(answer).toMatchObject({ status: byCustomers || call.endsWith('admin/orders') ? 201 : 200 })
  const refused = []
  for (const other of others) refused.push(await send(first, { ...sent, ...other }))
  refused.push(await send(second))
  expect(refused.map(({ status, body }) => [status, body.error?.code])).toEqual(
    refused.map(() => [409, 'idempotency_conflict']),
  )
  expect(await send(first)).toMatchObject({ status: answer.status, body: answer.body })

  const known = new Set(before.map(({ _id }) => String(_id)))
  const added = (await entries()).filter(({ _id }) => !known.has(String(_id)))
  expect(added).toMatchObject(byCustomers ? [] : [{ who: 'olena' }])
  expect(added.filter(({ outcome }) => outcome !== undefined)).toEqual([])
})
