import { randomUUID } from 'node:crypto'
import { armFailpoint, type FailpointName } from '@shop/service-kit/process/failpoints'
import type { Browser } from '@shop/testing/browser'
import { toPost } from '@shop/testing/checkout'
import { askPrice, orderFor } from '../test/buy.ts'
import { startShop } from '../test/start-shop.ts'

const article = 'DR-1042-BUR-R'
const [size, other] = ['36 (S)', '38 (M)'] as const
let shop: Awaited<ReturnType<typeof startShop>>
let staff: Browser
beforeEach(async () => {
  shop = await startShop()
  staff = shop.open()
  await staff.post('/api/admin/login', { login: 'olha', password: 'twelve letters' })
})
afterEach(() => shop.stop())

const shelf = () => shop.databases.catalog.collection('stock')
const fill = (size: string, available: number) =>
  shelf().updateOne({ article, size }, { $set: { available, received: available, sold: 0, holds: [] } })
const receivedOf = async (size: string) => (await shelf().findOne({ article, size }))?.received
const entries = (action: string) => shop.databases.admin.collection('audit').find({ action }).toArray()

/** Lets a rival go first at this point, once. */
function rivalAt(point: FailpointName, rival: () => Promise<unknown>): void {
  const disarm = armFailpoint(point, async () => {
    disarm()
    await rival()
  })
}

test('a stock change that is refused when its first size has moved is taken back in whole: the audit log has no entry, and its key is free', async () => {
  await fill(size, 10)
  await fill(other, 10)
  rivalAt('goods-change-planned', () => fill(other, 0))
  const headers = { 'Idempotency-Key': randomUUID() }
  const changeBy = (by: number) => {
    const json = {
      changes: [
        { size, by: -5 },
        { size: other, by },
      ],
      reason: 'Перелік',
    }
    return staff.send('PUT', `/api/admin/products/by-article/${article}/stock`, { json, headers })
  }

  const refused = await changeBy(-3)
  expect([refused.status, refused.body.error?.fields]).toEqual([400, { changes: 'more_than_there' }])
  expect(await receivedOf(size)).toBe(10)
  expect(await entries('stock_change')).toEqual([])

  await fill(other, 10)
  expect((await changeBy(-4)).status).toBe(200)
  expect([await receivedOf(size), await receivedOf(other)]).toEqual([5, 6])
  const [entry, ...more] = await entries('stock_change')
  expect(more).toEqual([])
  expect(entry).toMatchObject({ before: { [size]: 10, [other]: 10 }, after: { [size]: 5, [other]: 6 } })
  expect(entry).not.toHaveProperty('outcome')
})

test('an order of staff for which nothing is left is taken back in whole: the audit log has no entry, and its key is free', async () => {
  await fill(other, 1)
  const price = { locale: 'uk', currency: 'UAH', lines: [{ article, size: other, count: 1 }], delivery: toPost }
  const { body } = await staff.post('/api/admin/orders/quote', price)
  const person = { kind: 'person', name: 'Ірина', last_name: 'Мельник', phone: '+380671112233', email: 'i@example.com' }
  const json = { ...price, quote_hash: body.quote_hash, customer: person, pay: 'link' }
  const headers = { 'Idempotency-Key': randomUUID() }
  rivalAt('cart-checked', () => fill(other, 0))

  const refused = await staff.send('POST', '/api/admin/orders', { json, headers })
  expect([refused.status, refused.body.error?.code]).toEqual([409, 'out_of_stock'])
  expect(await entries('order_make')).toEqual([])

  await fill(other, 1)
  const changed = { ...json, comment: 'подарунок' }
  expect((await staff.send('POST', '/api/admin/orders', { json: changed, headers })).status).toBe(201)
  expect(await entries('order_make')).toHaveLength(1)
})

test('a customer who signs in between the try and its repeat has one order', async () => {
  const login = { email: 'olena@example.com', password: 'six-letters' }
  await shop.services.account.createCustomer({ ...login, name: 'Олена', surname: 'Шевченко' })
  const guest = shop.open()
  const lines = [{ article, size: other, count: 1 }]
  const order = orderFor(await askPrice(guest, lines), lines)
  const headers = { 'Idempotency-Key': randomUUID() }
  const place = () => guest.send('POST', '/api/orders/create', { json: order, headers })

  const first = await place()
  expect((await guest.post('/api/user/login', login)).status).toBe(200)
  expect(await place()).toMatchObject({ status: 201, body: first.body })
  expect(await shop.databases['cart-checkout'].collection('orders').countDocuments()).toBe(1)
})
