import type { Browser } from '@shop/testing/browser'
import { toPost } from '@shop/testing/checkout'
import { paymentForm } from '../buy.ts'
import type { ShopOfPerson } from './shop-of-person.ts'
import { fullName, person, words } from './the-person.ts'

// What becomes of the orders of the person: placed, paid, changed, sent, brought back, with her name in each free text.
export const one = { article: 'DR-1042-BUR-R', size: '38 (M)', count: 1 }
const { name, surname, phone, email } = person
export const contact = { name, last_name: surname, phone, email }
export const abroad = { state: fullName, city: fullName, address: words, postal_code: name }
export const toWarsaw = { type: 'international', country: 'PL', service: 'ukrposhta', ...abroad }
const courier = { type: 'ukraine', delivery_method_option: 'courier', area: toPost.area, city: toPost.city }
export const toTheDoor = { ...courier, courier_delivery: words }
type Destination = typeof toWarsaw | typeof toTheDoor
export type Ordered = { number: string; ref: string }
const lines = [{ ...one, bundle: null }]

/** What the price of the delivery depends on. */
function routeOf(to: Destination) {
  if ('country' in to) return { type: to.type, country: to.country, service: to.service }
  return { type: to.type, delivery_method_option: to.delivery_method_option, city: to.city }
}

export async function placeOrder(shop: ShopOfPerson, browser: Browser, to: Destination): Promise<Ordered> {
  const asked = { locale: 'uk', currency: 'UAH', lines: [one], delivery: routeOf(to) }
  const { quote_hash } = await shop.send(browser, 'POST /api/cart/quote', { body: asked })
  const { order } = await shop.send(browser, 'POST /api/orders/create', {
    body: { ...asked, quote_hash, customer: contact, delivery: to, payment_method: 'card', note: words, consent: true },
  })
  await shop.runJobs()
  return order
}

export async function payOrder(shop: ShopOfPerson, browser: Browser, { ref }: Ordered): Promise<void> {
  const form = await paymentForm(browser, ref)
  form.set('choice', 'approve')
  await fetch(`${shop.url}/sandbox-pay/decide`, { method: 'POST', body: form, redirect: 'manual' })
}

export async function makeOrder(shop: ShopOfPerson, customer: object, to: Destination): Promise<Ordered> {
  const account = 'id' in customer ? { account: customer.id } : {}
  const asked = { currency: 'UAH', lines: [one], delivery: routeOf(to), ...account, discount_percent: 30 }
  const { quote_hash } = await shop.send(shop.staff, 'POST /api/admin/orders/quote', { body: asked })
  const { order } = await shop.send(shop.staff, 'POST /api/admin/orders', {
    body: {
      ...{
        pay: 'offline',
        means: 'other',
        means_note: words,
        comment: words,
        discount: { percent: 30, reason: words },
      },
      ...{ locale: 'uk', currency: 'UAH', quote_hash, lines: [one], customer, delivery: to },
    },
  })
  return order
}

export async function commentOn(
  { send, staff }: ShopOfPerson,
  { number: order }: Ordered,
  text = words,
): Promise<void> {
  await send(staff, 'POST /api/orders/update-comment', { query: { order, comment: text } })
  await send(staff, 'POST /api/admin/orders/:number/comments', { params: { number: order }, body: { text } })
  const params = { number: order }
  for (const message of [{ channel: 'email', subject: text }, { channel: 'sms' }])
    await send(staff, 'POST /api/admin/orders/:number/messages', {
      params,
      body: { template: 'free', text, ...message },
    })
}

export async function changeOrder({ send, staff }: ShopOfPerson, { number }: Ordered, wish: object): Promise<void> {
  const { order } = await send(staff, 'GET /api/orders/get-full-info', { query: { order: number } })
  const body = { seen: order.changeable.revision, ...wish }
  await send(staff, 'POST /api/admin/orders/:number/change/preview', { params: { number }, body })
  await send(staff, 'POST /api/admin/orders/:number/change', { params: { number }, body })
}

export async function askForChange(
  { send, staff }: ShopOfPerson,
  browser: Browser,
  order: Ordered,
  wish: object,
): Promise<void> {
  await send(browser, 'POST /api/orders/request-change', { body: { order: order.ref, ...wish } })
  const params = { number: order.number }
  await send(staff, 'POST /api/admin/orders/:number/change-request/refuse', { params, body: { reason: words } })
}

export async function markAndCancel(shop: ShopOfPerson, order: Ordered): Promise<void> {
  const { send, staff } = shop
  const mark = (is_paid: string, means = {}) =>
    send(staff, 'POST /api/orders/update-payment', {
      query: { order: order.number, is_paid },
      body: { ...means, reason: words },
    })
  await commentOn(shop, order)
  await mark('1', { means: 'other' })
  await mark('0')
  const params = { number: order.number }
  await send(staff, 'POST /api/admin/orders/:number/cancel', { params, body: { reason: words } })
}

export async function deliver(
  { send, staff }: ShopOfPerson,
  { number }: Ordered,
  to: Destination = toWarsaw,
): Promise<void> {
  const params = { number }
  await send(staff, 'POST /api/admin/orders/:number/take', { params, body: {} }).catch(() => {})
  const tracking = to === toWarsaw ? 'CP123456785UA' : '20450123456789'
  await send(staff, 'POST /api/admin/orders/:number/ship', { params, body: { tracking } })
  await send(staff, 'POST /api/admin/orders/:number/delivered', { params, body: {} })
}

export async function takeBack(shop: ShopOfPerson, guest: Browser, order: Ordered): Promise<void> {
  const { send, staff } = shop
  const params = { number: order.number }
  const returns = (step: string, body: object) =>
    send(staff, 'POST /api/admin/orders/:number/returns', { params, body: { step, ...body } })
  await commentOn(shop, order)
  await send(guest, 'POST /api/orders/return', { body: { order: order.ref, lines, cause: 'other', reason: words } })
  await returns('refuse', { reason: words })
  await returns('request', { lines, cause: 'other', reason: words })
  await returns('refuse', { reason: words })
  await send(staff, 'POST /api/admin/orders/:number/refund-request', { params, body: { lines, reason: words } })
  await send(staff, 'POST /api/admin/orders/:number/refund-request/decline', { params, body: { reason: words } })
  const money = { amount: 10, refunded_so_far: 0, comment: words }
  await send(staff, 'POST /api/admin/orders/:number/refund', { params, body: money })
  await shop.runJobs()
  await returns('request', { lines, cause: 'other', reason: words })
  await returns('accept', {})
  await exchangeOrder(shop, order)
}

/** For something dearer, so that staff say where the difference came from. */
async function exchangeOrder({ send, staff }: ShopOfPerson, { number }: Ordered): Promise<void> {
  const { order } = await send(staff, 'GET /api/orders/get-full-info', { query: { order: number } })
  const swaps = lines.map(line => ({ ...line, to: { article: 'CO-2014-CAM-R', size: '38 (M)' } }))
  const asked = { seen: order.exchangeable.revision, swaps }
  const params = { number }
  await send(staff, 'POST /api/admin/orders/:number/exchange/preview', { params, body: asked })
  const body = { ...asked, difference: { means: 'other', reason: words } }
  await send(staff, 'POST /api/admin/orders/:number/exchange', { params, body })
  await send(staff, 'POST /api/admin/orders/:number/ship', { params, body: { tracking: 'RB123456785UA' } })
  await send(staff, 'POST /api/admin/orders/:number/delivered', { params, body: {} })
}
