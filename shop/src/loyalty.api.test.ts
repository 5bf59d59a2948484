import type { Browser } from '@shop/testing/browser'
import { buy, paymentForm } from '../test/buy.ts'
import { startShop } from '../test/start-shop.ts'

type Shop = Awaited<ReturnType<typeof startShop>>
let shop: Shop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.stop())

const bought = { article: 'DR-1042-BUR-R', size: '38 (M)', count: 1 }
const returned = { article: 'DR-1042-IVF-R', size: '38 (M)', count: 1 }
const wanted = { article: 'DR-1042-BLK-R', size: '38 (M)', count: 1 }
const WANTED_PRICE = 10_000

/** Whole hryvnias from now on, in every size. */
async function price(article: string, uah: number): Promise<void> {
  const cheap = { 'sizes.$[].price': { uah: uah * 100, eur: null }, 'sizes.$[].price_without_discount': null }
  await shop.databases.catalog.collection('articles').updateOne({ article }, { $set: cheap })
}

/** A customer with a proven mailbox and phone, signed in on their own device. */
async function aCustomer(email: string): Promise<Browser> {
  const customer = { name: 'Олена', surname: 'Шевченко', email, password: 'levada-2014' }
  await shop.services.account.createCustomer(customer)
  const proven = { emailVerified: true, phoneVerified: true, phone: `+38067${String(++phones).padStart(7, '0')}` }
  await shop.databases.account.collection('customers').updateOne({ email }, { $set: proven })
  const browser = shop.open()
  const { status } = await browser.post('/api/user/login', { email, password: customer.password })
  if (status !== 200) throw new Error(`Login was refused with ${status}`)
  return browser
}
let phones = 0

/** Orders the things and pays; resolves to what the bank took, in hryvnias. */
async function purchase(customer: Browser, email: string, lines: (typeof bought)[], currency: 'UAH' | 'EUR' = 'UAH') {
  const { status, body } = await buy(customer, lines, { email, currency })
  if (status !== 201) throw new Error(`The order was refused: ${JSON.stringify(body)}`)
  const { number, ref } = body.order as { number: string; ref: string }
  const form = await paymentForm(customer, ref)
  form.set('choice', 'approve')
  await fetch(`${shop.url}/sandbox-pay/decide`, { method: 'POST', body: form, redirect: 'manual' })
  const order = await shop.databases['cart-checkout'].collection('orders').findOne({ number })
  if (order?.payment_state !== 'approved') throw new Error(`Order ${number} is ${order?.payment_state}`)
  return { number, goods: order.sums.uah.goods / 100 }
}

/** The bank has given so much (hryvnias) back for these pieces. */
async function refundOrder(number: string, amount: number, lines: object[] = []): Promise<void> {
  const about = { payment_id: `${number}-1`, delivery: false, comment: '', who: 'olena', at: new Date(), state: 'done' }
  const refunds = [{ ...about, amount: amount * 100, lines }]
  const orders = shop.databases['cart-checkout'].collection('orders')
  await orders.updateOne({ number }, { $set: { refunds, payment_state: 'partially_refunded' } })
}

/** What the shop takes off a cart of 10 000. */
async function nextDiscount(customer: Browser) {
  await price(wanted.article, WANTED_PRICE)
  const asked = { locale: 'uk', currency: 'UAH', lines: [wanted] }
  const { body } = await customer.post('/api/cart/quote', asked)
  const { discount_percent, discount_kind, discount } = body.quote as Record<string, unknown>
  return { discount_percent, discount_kind, discount }
}
const none = { discount_percent: 0, discount_kind: 'none', discount: 0 }
const level = (percent: number) => ({
  discount_percent: percent,
  discount_kind: 'loyalty',
  discount: (WANTED_PRICE * percent) / 100,
})

// Worked examples (docs/rules.md, "Loyalty").
test('two purchases of 12 000 and 9 000 earn no loyalty level (a)', async () => {
  const customer = await aCustomer('a@example.com')
  for (const uah of [12_000, 9_000]) {
    await price(bought.article, uah)
    await purchase(customer, 'a@example.com', [bought])
  }
  expect(await nextDiscount(customer)).toEqual(none)
})

test('one purchase of 21 000, paid with the automatic 5 %, earns 5 % (b), until 3 000 of it are refunded (c)', async () => {
  const email = 'b@example.com'
  const customer = await aCustomer(email)
  await price(bought.article, 18_000)
  await price(returned.article, 3_000)
  const { number, goods } = await purchase(customer, email, [bought, returned])
  expect(goods).toBe(19_950)
  expect(await nextDiscount(customer)).toEqual(level(5))

  await refundOrder(number, 2_850, [{ article: returned.article, size: returned.size, bundle: null, count: 1 }])
  expect(await nextDiscount(customer)).toEqual(none)
})

test('99 999 paid earn 5 %, and one hryvnia more 10 % (d)', async () => {
  const email = 'd@example.com'
  const customer = await aCustomer(email)
  await price(bought.article, 105_262)
  expect((await purchase(customer, email, [bought])).goods).toBe(99_999)
  expect(await nextDiscount(customer)).toEqual(level(5))

  await price(bought.article, 1)
  expect((await purchase(customer, email, [bought])).goods).toBe(1)
  expect(await nextDiscount(customer)).toEqual(level(10))
})

test('150 000 paid earn 15 %, and 10 % when one hryvnia of them is refunded (e)', async () => {
  const email = 'e@example.com'
  const customer = await aCustomer(email)
  await price(bought.article, 157_895)
  const { number, goods } = await purchase(customer, email, [bought])
  expect(goods).toBe(150_000)
  expect(await nextDiscount(customer)).toEqual(level(15))

  await refundOrder(number, 1)
  expect(await nextDiscount(customer)).toEqual(level(10))
})

test('a cart in euros that costs 20 000 by hryvnia prices earns a loyalty level (f)', async () => {
  const email = 'f@example.com'
  const customer = await aCustomer(email)
  await price(bought.article, 20_000)
  await purchase(customer, email, [bought], 'EUR')

  expect(await nextDiscount(customer)).toEqual(level(5))
})

test('an earned loyalty level counts once mailbox and phone are proven', async () => {
  const email = 'g@example.com'
  const customer = await aCustomer(email)
  await price(bought.article, 60_000)
  await purchase(customer, email, [bought])
  const customers = shop.databases.account.collection('customers')

  for (const unproven of [{ emailVerified: false }, { phoneVerified: false }]) {
    await customers.updateOne({ email }, { $set: unproven })
    expect(await nextDiscount(customer)).toEqual(none)
    await customers.updateOne({ email }, { $set: { emailVerified: true, phoneVerified: true } })
  }
  expect(await nextDiscount(customer)).toEqual(level(5))
})
