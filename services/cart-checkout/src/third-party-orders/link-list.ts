import type { StaffThirdPartyOrder } from '@shop/contracts/orders/third-party-orders'
import type { Locale } from '@shop/contracts/texts/text'
import type { FiledList } from '@shop/service-kit/list-files/list-file'
import type { FileColumn } from '@shop/service-kit/list-files/table'
import type { Clock } from '@shop/service-kit/process/clock'
import { type ThirdPartyOrder, thirdPartyInfo } from './third-party-order.ts'
import type { ThirdPartyOrders } from './third-party-orders.repository.ts'

const statusTexts: Record<Locale, Record<StaffThirdPartyOrder['status'], string>> = {
  uk: {
    unpaid: 'Чекає на оплату',
    in_processing: 'Банк перевіряє',
    approved: 'Оплачено',
    declined: 'Банк відмовив',
    expired: 'Час вийшов',
    refunded: 'Кошти повернено',
  },
  en: {
    unpaid: 'Awaiting payment',
    in_processing: 'The bank is checking',
    approved: 'Paid',
    declined: 'The bank declined',
    expired: 'Time ran out',
    refunded: 'Refunded',
  },
}

type LinkListDeps = { thirdPartyOrders: Pick<ThirdPartyOrders, 'countListed' | 'batches'>; clock: Clock }
type LinkFilter = { search?: string | undefined }

/** The list of orders by link as a file. */
export function linkList({ thirdPartyOrders, clock }: LinkListDeps): FiledList<LinkFilter, ThirdPartyOrder> {
  return {
    name: 'orders-by-link',
    columns: columnsAt(() => clock.now()),
    count: async ({ search = '' }) => ({ count: await thirdPartyOrders.countListed(search) }),
    batches: ({ search = '' }) => thirdPartyOrders.batches(search),
  }
}

/** An order by link as a row of a file: whether it may still be paid depends on the moment. */
function columnsAt(now: () => Date): readonly FileColumn<ThirdPartyOrder>[] {
  return [
    { head: { uk: 'Номер', en: 'Number' }, kind: 'text', of: ({ number }) => number },
    { head: { uk: 'Дата', en: 'Date' }, kind: 'moment', of: ({ created_at }) => created_at },
    {
      head: { uk: 'Стан', en: 'State' },
      kind: 'text',
      of: (order, language) => statusTexts[language][thirdPartyInfo(order, now()).status],
    },
    { head: { uk: 'Сума', en: 'Sum' }, kind: 'sum', of: ({ total }) => total.amount },
    { head: { uk: 'Валюта', en: 'Currency' }, kind: 'text', of: ({ total }) => total.currency },
    { head: { uk: 'Оплатити до', en: 'Pay until' }, kind: 'moment', of: ({ expires_at }) => expires_at },
    {
      head: { uk: 'Номер оплати', en: 'Payment id' },
      kind: 'text',
      of: ({ attempts }) => attempts.at(-1)?.payment_id ?? null,
    },
    { head: { uk: 'Акаунт', en: 'Account' }, kind: 'text', of: ({ customer_id }) => customer_id ?? null },
    { head: { uk: 'Нотатка', en: 'Note' }, kind: 'text', of: ({ note }) => note },
  ]
}
