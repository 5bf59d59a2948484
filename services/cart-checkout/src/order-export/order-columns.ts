import type { FileColumn } from '@shop/service-kit/list-files/table'
import { accountingTexts } from '../accounting/accounting-texts.ts'
import { commentsText } from '../order/order-comment.ts'
import type { Placed } from '../order/order-states.ts'
import { isReceived, type PaymentAttempt } from '../order/payment-attempt.ts'
import { refundedSoFar } from '../order/refund.ts'
import { meansOf, meansTexts } from '../payment-attempts/payment-means.ts'
import { sourceOf } from './order-source.ts'
import { paymentTexts, sourceTexts, stateTexts } from './order-texts.ts'

/**
 * An order as a row of a file: sums in the currency of the order, and what came and went back in the currency of its payments
 * (docs/rules.md, "Lists as files").
 */
export const orderColumns: readonly FileColumn<Placed>[] = [
  { head: { uk: 'Замовлення', en: 'Order' }, kind: 'text', of: ({ number }) => number },
  { head: { uk: 'Дата', en: 'Date' }, kind: 'moment', of: ({ created_at }) => created_at },
  { head: { uk: 'Стан', en: 'Status' }, kind: 'text', of: ({ state }, language) => stateTexts[language][state] },
  {
    head: { uk: 'Оплата', en: 'Payment' },
    kind: 'text',
    of: ({ payment_state }, language) => paymentTexts[language][payment_state],
  },
  {
    head: { uk: 'Джерело', en: 'Source' },
    kind: 'text',
    of: (order, language) => sourceTexts[language][sourceOf(order)],
  },
  { head: { uk: 'Ім’я', en: 'Name' }, kind: 'text', of: ({ customer }) => customer.name },
  { head: { uk: 'Прізвище', en: 'Surname' }, kind: 'text', of: ({ customer }) => customer.last_name },
  { head: { uk: 'Телефон', en: 'Phone' }, kind: 'text', of: ({ customer }) => customer.phone },
  { head: { uk: 'Ел. пошта', en: 'Email' }, kind: 'text', of: ({ customer }) => customer.email },
  { head: { uk: 'Доставка', en: 'Delivery' }, kind: 'text', of: (order, language) => order.delivery_text[language] },
  {
    head: { uk: 'Посилки', en: 'Parcels' },
    kind: 'text',
    of: ({ parts = [] }) => parts.flatMap(({ tracking }) => tracking ?? []).join(', '),
  },
  {
    head: { uk: 'Товари', en: 'Goods' },
    kind: 'text',
    of: ({ lines }) => lines.map(({ article, size, count }) => `${article} ${size} × ${count}`).join(', '),
  },
  {
    head: { uk: 'Речей', en: 'Items' },
    kind: 'count',
    of: ({ lines }) => lines.reduce((sum, { count }) => sum + count, 0),
  },
  { head: { uk: 'Сума товарів', en: 'Goods total' }, kind: 'sum', of: ({ sums }) => sums.subtotal },
  { head: { uk: 'Знижка', en: 'Discount' }, kind: 'sum', of: ({ sums }) => sums.discount },
  { head: { uk: 'Промокод', en: 'Promo code' }, kind: 'text', of: ({ promo }) => promo?.code ?? null },
  { head: { uk: 'Вартість доставки', en: 'Delivery price' }, kind: 'sum', of: ({ sums }) => sums.delivery },
  { head: { uk: 'Разом', en: 'Total' }, kind: 'sum', of: ({ sums }) => sums.total },
  { head: { uk: 'Валюта', en: 'Currency' }, kind: 'text', of: ({ currency }) => currency },
  {
    head: { uk: 'Спосіб оплати', en: 'Payment method' },
    kind: 'text',
    of: (order, language) => {
      const names = receivedBy(order).map(attempt => meansTexts[language][meansOf(order, attempt)])
      return [...new Set(names)].join(', ')
    },
  },
  {
    head: { uk: 'Номер оплати', en: 'Payment id' },
    kind: 'text',
    of: order =>
      receivedBy(order)
        .map(({ payment_id }) => payment_id)
        .join(', '),
  },
  { head: { uk: 'Надійшло', en: 'Received' }, kind: 'sum', of: receivedSum },
  {
    head: { uk: 'Повернено', en: 'Refunded' },
    kind: 'sum',
    of: order => (chargeCurrency(order) === null ? null : refundedSoFar(order)),
  },
  { head: { uk: 'Валюта оплати', en: 'Payment currency' }, kind: 'text', of: chargeCurrency },
  {
    head: { uk: '1С', en: '1C' },
    kind: 'text',
    of: ({ accounting }, language) => (accounting ? accountingTexts[language][accounting.state] : null),
  },
  {
    head: { uk: 'Номер у 1С', en: 'Number in 1C' },
    kind: 'text',
    of: ({ accounting }) => accounting?.number_1c ?? null,
  },
  { head: { uk: 'Примітка клієнтки', en: 'Note of the customer' }, kind: 'text', of: ({ note }) => note },
  { head: { uk: 'Коментарі магазину', en: 'Comments of the shop' }, kind: 'text', of: commentsText },
]

function receivedBy({ attempts }: Placed): PaymentAttempt[] {
  return attempts.filter(isReceived)
}

function chargeCurrency(order: Placed): string | null {
  return receivedBy(order).at(-1)?.charge.currency ?? null
}

/** The shop is charged in one currency; were it two, each payment stands in the file of payments with its own. */
function receivedSum(order: Placed): number | null {
  const currency = chargeCurrency(order)
  if (currency === null) return null
  const same = receivedBy(order).filter(({ charge }) => charge.currency === currency)
  return same.reduce((sum, { charge }) => sum + charge.amount, 0)
}
