import type { AccountingState } from '@shop/contracts/staff/exchange/accounting'
import type { Locale } from '@shop/contracts/texts/text'
import type { FiledList } from '@shop/service-kit/list-files/list-file'
import type { Placed } from '../order/order-states.ts'
import type { AccountingQueue } from './accounting-queue.repository.ts'
import { accountingRefusalTexts, accountingTexts } from './accounting-texts.ts'

type QueueFilter = { accounting?: AccountingState | undefined }

/** The orders of the queue of 1C as a file. */
export function queueList(queue: Pick<AccountingQueue, 'count' | 'batches'>): FiledList<QueueFilter, Placed> {
  return {
    name: 'orders-1c',
    count: async ({ accounting = null }) => ({ count: await queue.count(accounting) }),
    batches: ({ accounting = null }) => queue.batches(accounting),
    columns: [
      { head: { uk: 'Замовлення', en: 'Order' }, kind: 'text', of: ({ number }) => number },
      { head: { uk: 'Дата', en: 'Date' }, kind: 'moment', of: ({ created_at }) => created_at },
      {
        head: { uk: 'Покупниця', en: 'Customer' },
        kind: 'text',
        of: ({ customer }) => `${customer.name} ${customer.last_name}`,
      },
      { head: { uk: 'Разом', en: 'Total' }, kind: 'sum', of: ({ sums }) => sums.total },
      { head: { uk: 'Валюта', en: 'Currency' }, kind: 'text', of: ({ currency }) => currency },
      {
        head: { uk: 'Стан у 1С', en: 'State in 1C' },
        kind: 'text',
        of: ({ accounting }, language) => (accounting ? accountingTexts[language][accounting.state] : null),
      },
      { head: { uk: 'Відколи', en: 'Since' }, kind: 'moment', of: ({ accounting }) => accounting?.at ?? null },
      { head: { uk: 'Хто надіслав', en: 'Sent by' }, kind: 'text', of: ({ accounting }) => accounting?.by ?? null },
      {
        head: { uk: 'Номер у 1С', en: 'Number in 1C' },
        kind: 'text',
        of: ({ accounting }) => accounting?.number_1c ?? null,
      },
      { head: { uk: 'Чому не застосовано', en: 'Why not applied' }, kind: 'text', of: refusalText },
    ],
  }
}

function refusalText({ accounting }: Placed, language: Locale): string | null {
  const refusal = accounting?.refusal
  return refusal ? [accountingRefusalTexts[language][refusal.reason], refusal.detail].filter(Boolean).join(': ') : null
}
