import { type Answer, type Answers, fakeServices } from '@shop/testing/fake-services'
import { PaymentPage } from '../src/pages/PaymentPage.tsx'
import { show } from './show.tsx'

export const REF = '26-000001-abcdefghijklm'

/** What the service answers about an order that is not paid, with the fields that matter to the test. */
export function anOrder(order: object): Answer {
  const sums = { amount: 98, discount: 0, delivery: 0, total: 98, currency: 'EUR' }
  const state = {
    payment_status: 'in_processing',
    order_status: 'awaiting_payment',
    can_pay: false,
    reserved_until: null,
    preorder: null,
  }
  return { body: { status: true, order: { number: '26-000001', date: '2026-11-21', ...sums, ...state, ...order } } }
}

export const dress = { article: 'DR-1042-BUR-R', size: '38 (M)', count: 2, bundle: null }
export const orderLineFixture = {
  ...dress,
  title: { uk: 'Сукня', en: 'Dress' },
  picture: null,
  sum: 98,
  preorder: null,
}
export const delivery = { text: { uk: 'Київ, відділення 12', en: 'Kyiv, branch 12' }, kind: 'post' }
/** The items and the address, as their owner sees them. */
export const ordered: Answer = { body: { status: true, lines: [orderLineFixture], delivery } }

export async function showPayment(...orders: Answer[]) {
  return showPaymentWith({}, ...orders)
}

export async function showPaymentWith(others: Answers, ...orders: Answer[]) {
  HTMLFormElement.prototype.submit = jest.fn()
  const start = { status: true, provider: 'sandbox', action: '/pay', method: 'POST', fields: [] }
  const askedOf = fakeServices({
    '/api/orders/get-info': orders,
    '/api/payments/start': { body: start },
    '/api/orders/get-lines': { body: { status: true, lines: null, delivery: null } },
    ...others,
  })
  await show(<PaymentPage />, { at: `/payment/${REF}`, path: '/payment/:order' })
  return askedOf
}
