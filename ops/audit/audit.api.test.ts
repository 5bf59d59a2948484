import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { noFigures } from '@shop/account/customers/customer-figures'
import { createShopChecks } from '@shop/admin/health/shop-checks.repository'
import type { ServiceName } from '@shop/contracts/parts'
import { buy, paymentForm } from '@shop/shop/test/buy'
import { startShop } from '@shop/shop/test/start-shop'
import { type Db, MongoClient } from 'mongodb'
import { auditShop } from './audit-shop.ts'

const item = { article: 'DR-1042-BUR-R', size: '38 (M)' }
const line = { ...item, count: 1 }
const code = 'LEVADA10'

type Shop = Awaited<ReturnType<typeof startShop>>
type Databases = Record<ServiceName, Db>

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.stop())

async function pay(ref: string): Promise<void> {
  const form = await paymentForm(shop.open(), ref)
  form.append('choice', 'approve')
  await fetch(`${shop.url}/sandbox-pay/decide`, { method: 'POST', body: form, redirect: 'manual' })
}

/** Cancels, and then pays on the bank's page, which is still open. */
async function payAfterCancel(): Promise<void> {
  const guest = shop.open()
  const ref = refIn((await buy(guest, [line], { email: 'maria@example.com' })).body)
  const form = await paymentForm(guest, ref)
  await guest.post('/api/orders/cancel', { order: ref })
  form.append('choice', 'approve')
  await fetch(`${shop.url}/sandbox-pay/decide`, { method: 'POST', body: form, redirect: 'manual' })
}

async function customer() {
  const login = { email: 'daria@example.com', password: 'levada-2014' }
  await shop.services.account.createCustomer({ ...login, name: 'Дарія', surname: 'Коваль' })
  const browser = shop.open()
  await browser.post('/api/user/login', login)
  return browser
}

function refIn({ order }: Record<string, unknown>): string {
  return (order as { ref: string }).ref
}

/** Names of the invariants that do not hold. */
async function wrongIn(databases: Databases): Promise<string[]> {
  const verdicts = await auditShop(service => databases[service], 0)
  return verdicts.filter(({ findings }) => findings.length > 0).map(({ invariant }) => invariant)
}

test('the audit finds nothing in a shop with paid, unpaid, refused and cancelled orders', async () => {
  const paid = await buy(shop.open(), [line], { promo_code: code })
  await pay(refIn(paid.body))
  await buy(shop.open(), [line], { promo_code: code, email: 'iryna@example.com' })
  await buy(shop.open(), [{ ...line, count: 90 }])
  await payAfterCancel()
  expect((await buy(await customer(), [line])).status).toBe(201)

  await shop.services['cart-checkout'].jobs.runNow('count-sales')
  await shop.services['cart-checkout'].jobs.runNow('count-orders')

  const verdicts = await auditShop(service => shop.databases[service], 0)

  expect(verdicts.flatMap(({ findings }) => findings)).toEqual([])
  expect(await shop.databases['cart-checkout'].collection('orders').findOne({ state: 'cancelled' })).toMatchObject({
    payment_state: 'refunded',
  })
  expect(verdicts.map(({ invariant, checked }) => [invariant, checked > 0])).toContainEqual(['A1 stock', true])
})

type Corruption = { collection: string; service?: ServiceName; find?: object; change?: object; add?: object }

const shelf: Corruption = { service: 'catalog', collection: 'stock', find: item }
const waiting: Corruption = { collection: 'orders', find: { state: 'awaiting_payment' } }
const paid: Corruption = { collection: 'orders', find: { state: 'paid' } }
const cancelled: Corruption = { collection: 'orders', find: { state: 'cancelled' } }
const codes: Corruption = { collection: 'promo_codes', find: { code } }
const accounts: Corruption = { service: 'account', collection: 'customers' }
const nobody = { order: '26-999999', customer: 'email a@b.c' }
const again = { event: 'payment_approved', at: new Date(0) }
const isOpen = { 'open.0': { $exists: true } }
const unpaid: Corruption = { collection: 'unpaid_orders', find: isOpen }
const leaked = { order: nobody.order, items: 1, until: new Date(0) }
const figures = { ...noFigures(new Date(0)), orders: 7 }
const cart = { customer_id: 'c', version: 1, lines: [{ ...item, bundle: null, count: 0, timestamp: 1 }] }

test.each<[string, string, Corruption]>([
  ['A1 stock', 'an item vanishes from the shelf', { ...shelf, change: { $inc: { available: -1 } } }],
  ['A1 stock', 'an item is sold to nobody', { ...shelf, change: { $inc: { sold: 1, received: 1 } } }],
  ['A1 stock', 'an order reserves too much', { ...shelf, change: { $inc: { 'holds.0.count': 1, received: 1 } } }],
  ['A1 stock', 'a reservation belongs to no order', { ...shelf, change: { $set: { 'holds.0.order': nobody.order } } }],
  ['A1 stock', 'a preorder promise belongs to no order', { ...shelf, change: { $inc: { preorder_promised: 1 } } }],
  ['A2 placing', 'an order is neither done nor undone', { ...waiting, change: { $set: { state: 'placing' } } }],
  ['A2 emails', 'an email is lost', { collection: 'outbox', find: {} }],
  ['A2 emails', 'nobody reminds of an unpaid order', { ...waiting, change: { $set: { watch_at: null } } }],
  ['A5 payments', 'an order is paid without money', { ...waiting, change: { $set: { payment_state: 'approved' } } }],
  ['A5 payments', 'money came and the order waits', { ...paid, change: { $set: { payment_state: 'none' } } }],
  ['A5 payments', 'a payment has its effect twice', { ...paid, change: { $push: { history: again } } }],
  ['A5 payments', 'money for a cancelled order is kept', { ...cancelled, change: { $set: { refunds: [] } } }],
  ['A5 payments', 'a cancelled order is sold', { ...cancelled, change: { $set: { state: 'processing' } } }],
  [
    'A5 payments',
    'an order by link is paid without money',
    { collection: 'third_party_orders', find: {}, change: { $set: { state: 'approved' } } },
  ],
  ['A8 sums', 'a total is changed', { ...paid, change: { $inc: { 'sums.total': -100 } } }],
  ['A9 promo codes', 'a use of a promo code is lost', { collection: 'promo_uses', find: {} }],
  [
    'A9 promo codes',
    'a promo code is used more often than its limit',
    { ...codes, change: { $set: { usage_limit: 1 } } },
  ],
  [
    'A9 promo codes',
    'a reservation of a promo code belongs to no order',
    { ...codes, change: { $push: { holds: nobody } } },
  ],
  ['A10 customers', 'an email is stored with capitals', { ...accounts, add: { email: 'Olena@example.com' } }],
  ['customer figures', 'an account counts orders that it has not', { ...accounts, add: { email: 'a@b.c', figures } }],
  ['A11 carts', 'a cart line has a quantity of zero', { collection: 'carts', add: cart }],
  ['unpaid orders', 'an unpaid order is not counted', { ...unpaid, change: { $pull: { open: {} } } }],
  ['unpaid orders', 'an order counts with fewer items', { ...unpaid, change: { $inc: { 'open.0.items': -1 } } }],
  ['unpaid orders', 'an order that is over is still counted', { ...unpaid, change: { $push: { open: leaked } } }],
  ['unpaid orders', 'a stranger’s order is counted', { ...unpaid, change: { $set: { 'open.0.order': nobody.order } } }],
  [
    'unpaid orders',
    'a customer’s order counts only for the browser',
    { ...waiting, change: { $set: { customer_id: 'c' } } },
  ],
  [
    'unpaid orders',
    'the document of a customer is lost',
    { collection: 'unpaid_orders', find: { ...isOpen, _id: /^customer / } },
  ],
  ['unpaid orders', 'the document of unpaid orders is lost', { collection: 'unpaid_orders', find: isOpen }],
  [
    'loyalty',
    'an order counts less for loyalty than was bought',
    { ...paid, change: { $inc: { 'sums.uah.goods': -1 } } },
  ],
  [
    'statistics',
    'the figures of a day lack a payment',
    { collection: 'sales_days', find: {}, change: { $inc: { 'figures.paid': -100 } } },
  ],
  ['statistics', 'an article of a month is in no figures', { collection: 'sales_goods', find: {} }],
  [
    'order counts',
    'a tab counts an order more',
    { collection: 'order_counts', find: {}, change: { $inc: { 'states.paid': 1 } } },
  ],
  ['order counts', 'an order is counted as another state', { ...paid, change: { $set: { state: 'processing' } } }],
  ['statistics', 'an article of a year is in no sums', { collection: 'sales_goods_years', find: {} }],
  ['statistics', 'an order sold more than was counted', { ...paid, change: { $inc: { 'lines.0.count': 1 } } }],
  ['loyalty', 'a purchase counts for no customer', { ...paid, change: { $set: { customer_id: 'nobody' } } }],
])(
  'the audit of %s finds it when %s',
  async (invariant, _, { service = 'cart-checkout', collection, find, change, add }) => {
    const target = shop.databases[service].collection(collection)
    const before = await target.find().toArray()
    if (add) await target.insertOne({ ...add })
    else if (change) await target.updateOne({ ...find }, change)
    else await target.deleteOne({ ...find })

    const wrong = await wrongIn(shop.databases)

    await target.deleteMany({})
    if (before.length > 0) await target.insertMany(before)
    expect(wrong).toContain(invariant)
  },
)

test('an order that staff took by phone without an email lacks none', async () => {
  const db = shop.databases['cart-checkout']
  const [orders, outbox] = [db.collection('orders'), db.collection('outbox')]
  const { _id: _, ...order } = (await orders.findOne({ state: 'paid' })) ?? { _id: null, customer: {} }
  const number = '26-900002'
  const customer = { ...order.customer, email: '' }
  await orders.insertOne({ ...order, number, ref: `${number}-x`, idempotency_key: number, customer, promo: null })

  const verdicts = await auditShop(service => shop.databases[service], 0)

  await orders.deleteOne({ number })
  expect(await outbox.countDocuments({ 'facts.order': number })).toBe(0)
  expect(verdicts.find(({ invariant }) => invariant === 'A2 emails')?.findings).toEqual([])
})

type Limits = { usage_limit?: number; per_customer_limit?: number }
type Late = { alerts?: string[]; accepted?: true; use?: object | null }

/** What the audit finds of promo codes when the paid order is stored once more, as one whose money came late. */
async function findingsWithLateOrder(limits: Limits, { alerts = ['paid_late'], accepted, use = {} }: Late = {}) {
  const db = shop.databases['cart-checkout']
  const [orders, uses, codes] = [db.collection('orders'), db.collection('promo_uses'), db.collection('promo_codes')]
  const [order, used, before] = await Promise.all([
    orders.findOne({ state: 'paid', promo: { $ne: null } }),
    uses.findOne({ code }),
    codes.findOne({ code }),
  ])
  const number = '26-900001'
  const { _id: _, ...late } = order ?? { _id: null, promo: null }
  const promo = { ...late.promo, ...(accepted && { accepted }) }
  await orders.insertOne({ ...late, number, ref: `${number}-x`, idempotency_key: number, promo, alerts })
  if (use) await uses.insertOne({ code, customer: used?.customer, used_at: new Date(), order: number, ...use })
  await codes.updateOne({ code }, { $set: { usage_limit: null, per_customer_limit: null, ...limits } })

  const verdicts = await auditShop(service => shop.databases[service], 0)

  await Promise.all([orders.deleteOne({ number }), uses.deleteOne({ order: number })])
  await codes.replaceOne({ code }, before ?? {})
  return verdicts.find(({ invariant }) => invariant === 'A9 promo codes')?.findings.map(({ message }) => message)
}

const usedUp = { alerts: ['paid_late', 'promo_used_up'], use: null }
test.each<[string, Limits, Late, string[]]>([
  ['late orders within the limits', {}, {}, []],
  [
    'more uses in all, a late one among them',
    { usage_limit: 2 },
    {},
    [`${code}: taken 3 times in all, its limit is 2`],
  ],
  [
    'more uses by one customer, a late one among them',
    { per_customer_limit: 1 },
    {},
    [`${code}: taken 2 times by one customer, its limit is 1`],
  ],
  ['a late order that waits for a person without a use', { usage_limit: 2 }, usedUp, []],
  [
    'a late order that has a use while it waits for a person',
    {},
    { ...usedUp, use: {} },
    [`${code}: is used by 26-900001, which has no right to it`],
  ],
  ['a use beyond the limit that staff accepted', { usage_limit: 2 }, { accepted: true, use: { accepted: true } }, []],
  [
    'a use beyond the limit that nobody accepted',
    { usage_limit: 2 },
    { use: { accepted: true } },
    [`${code}: was used beyond its limits by 26-900001, and nobody accepted that`],
  ],
])('the audit of promo codes says what is wrong with %s', async (_, limits, late, messages) => {
  expect(await findingsWithLateOrder(limits, late)).toEqual(messages)
})

/** What `npm run audit` prints and ends with, on the databases of another shop. */
async function command(DB_PREFIX: string): Promise<{ code: number | null; printed: string }> {
  const script = path.resolve('ops/audit/main.ts')
  const audit = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script], {
    env: { ...process.env, DB_PREFIX, DATA_DIR: tmpdir() },
  })
  let printed = ''
  for (const stream of [audit.stdout, audit.stderr]) stream.on('data', chunk => (printed += String(chunk)))
  const [code] = await once(audit, 'close')
  return { code, printed }
}

test('the audit command ends with 0 when all invariants hold, with 1 and the broken invariant otherwise, and the back office learns of it', async () => {
  const DB_PREFIX = `audit_${randomUUID().slice(0, 8)}_`
  const client = await MongoClient.connect(process.env.MONGODB_URI ?? '')
  const catalog = client.db(`${DB_PREFIX}catalog`)
  await catalog.collection('stock').insertOne({ ...item, available: 3, holds: [], sold: 0, received: 3 })

  const clean = await command(DB_PREFIX)
  await catalog.collection('stock').updateOne(item, { $set: { received: 4 } })
  const wrong = await command(DB_PREFIX)
  const admin = client.db(`${DB_PREFIX}admin`)
  const kept = await createShopChecks(admin).lastAudit()

  await admin.dropDatabase()
  await catalog.dropDatabase()
  await client.close()
  expect([clean.code, clean.printed]).toEqual([0, expect.stringMatching(/^A1 stock +\| 1 +\| 0$/m)])
  expect([wrong.code, wrong.printed]).toEqual([1, expect.stringMatching(/^A1 stock +\| 1 +\| 1$/m)])
  expect(wrong.printed).toContain('DR-1042-BUR-R 38 (M): received 4, available 3 + held 0 + sold 0')
  expect(kept).toEqual({ at: expect.any(Date), wrong: [{ invariant: 'A1 stock', count: 1 }] })
})
