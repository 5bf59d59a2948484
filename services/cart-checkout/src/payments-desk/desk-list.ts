import { type DeskOrder, MOST_LISTED, type PaymentIssue } from '@shop/contracts/staff/orders/payments-desk'
import type { Locale } from '@shop/contracts/texts/text'
import { fromDecimal } from '@shop/money/money'
import type { FiledList } from '@shop/service-kit/list-files/list-file'
import { inBatches } from '@shop/service-kit/list-files/newest-first'
import type { FileColumn } from '@shop/service-kit/list-files/table'
import type { Clock } from '@shop/service-kit/process/clock'
import { isPlaced } from '../order/order.ts'
import { paymentTexts, stateTexts } from '../order-export/order-texts.ts'
import type { ThirdPartyOrders } from '../third-party-orders/third-party-orders.repository.ts'
import { deskLink } from './desk-link.ts'
import { deskOrder } from './desk-order.ts'
import type { DeskOrders } from './desk-orders.repository.ts'
import { attemptTexts, refundTexts } from './desk-texts.ts'

type DeskListDeps = {
  deskOrders: Pick<DeskOrders, 'countListed' | 'batches'>
  thirdPartyOrders: Pick<ThirdPartyOrders, 'findPaidTwice'>
  clock: Clock
}
type DeskFilter = { issue: PaymentIssue }
type Payment = DeskOrder['payments'][number]

/** One list of orders of the payments desk as a file, in its order: orders by link, which are few, stand before those of the shop. */
export function deskList({ deskOrders, thirdPartyOrders, clock }: DeskListDeps): FiledList<DeskFilter, DeskOrder> {
  const linksOf = async (issue: PaymentIssue) => (issue === 'double' ? thirdPartyOrders.findPaidTwice() : [])
  return {
    name: 'payments-desk',
    columns,
    async count({ issue }) {
      const [links, found] = await Promise.all([linksOf(issue), deskOrders.countListed(issue, MOST_LISTED + 1)])
      return { count: links.length + Math.min(found, MOST_LISTED), more: found > MOST_LISTED }
    },
    async *batches({ issue }) {
      for await (const links of inBatches(await linksOf(issue))) yield links.map(deskLink)
      for await (const orders of deskOrders.batches(issue))
        yield orders.filter(isPlaced).map(order => deskOrder(order, issue, clock.now()))
    },
  }
}

/** What came and went back stands in the currency of the payment that the row is about. */
const columns: readonly FileColumn<DeskOrder>[] = [
  { head: { uk: 'Замовлення', en: 'Order' }, kind: 'text', of: ({ number }) => number },
  { head: { uk: 'Дата', en: 'Date' }, kind: 'moment', of: ({ date }) => new Date(date) },
  { head: { uk: 'Покупниця або нотатка', en: 'Customer or note' }, kind: 'text', of: ({ name }) => name },
  {
    head: { uk: 'Стан замовлення', en: 'Order status' },
    kind: 'text',
    of: ({ order_status }, language) => order_status && stateTexts[language][order_status],
  },
  {
    head: { uk: 'Стан оплати', en: 'Payment status' },
    kind: 'text',
    of: ({ payment_status }, language) => paymentTexts[language][payment_status],
  },
  { head: { uk: 'Разом', en: 'Total' }, kind: 'sum', of: ({ total }) => fromDecimal(total) },
  { head: { uk: 'Валюта', en: 'Currency' }, kind: 'text', of: ({ currency }) => currency },
  { head: { uk: 'Оплати', en: 'Payments' }, kind: 'text', of: paymentsText },
  { head: { uk: 'Надійшло', en: 'Received' }, kind: 'sum', of: order => sumOf(findReceived(order), 'amount') },
  { head: { uk: 'Повернено', en: 'Refunded' }, kind: 'sum', of: order => sumOf(findReceived(order), 'given_back') },
  { head: { uk: 'Номер оплати', en: 'Payment id' }, kind: 'text', of: ({ next }) => next.payment_id },
  { head: { uk: 'Сума до вирішення', en: 'Sum in question' }, kind: 'sum', of: ({ next }) => fromDecimal(next.amount) },
  { head: { uk: 'Валюта оплати', en: 'Payment currency' }, kind: 'text', of: ({ next }) => next.currency },
  {
    head: { uk: 'Стан повернення', en: 'Refund' },
    kind: 'text',
    of: ({ refund }, language) => refund && refundTexts[language][refund.state],
  },
  {
    head: { uk: 'Повернення від', en: 'Refund since' },
    kind: 'moment',
    of: ({ refund }) => refund && new Date(refund.at),
  },
  { head: { uk: 'Хто повертає', en: 'Refunded by' }, kind: 'text', of: ({ refund }) => refund?.who ?? null },
  { head: { uk: 'Коментар', en: 'Comment' }, kind: 'text', of: ({ refund }) => refund?.comment ?? null },
]

function paymentsText({ payments }: DeskOrder, language: Locale): string {
  return payments.map(({ payment_id, state }) => `${payment_id}: ${attemptTexts[language][state]}`).join(', ')
}

function findReceived({ payments, next }: DeskOrder): Payment[] {
  return payments.filter(({ paid_at, currency }) => paid_at !== null && currency === next.currency)
}

function sumOf(payments: readonly Payment[], field: 'amount' | 'given_back'): number {
  return payments.reduce((sum, payment) => sum + fromDecimal(payment[field]), 0)
}
