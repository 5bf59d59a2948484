import { MOST_LISTED } from '@shop/contracts/staff/orders/payments-desk'
import type { FiledList } from '@shop/service-kit/list-files/list-file'
import type { OpenEvent, UnmatchedPaymentEvents } from '../payment-events/unmatched-payment-events.repository.ts'
import { bankTexts, eventStepTexts } from './desk-texts.ts'
import { eventStep } from './event-step.ts'

type Events = Pick<UnmatchedPaymentEvents, 'countListed' | 'batches'>

/** Payment events that no order explains as a file; each sum as the bank wrote it. */
export function unmatchedList(events: Events): FiledList<object, OpenEvent> {
  return {
    name: 'unmatched-payments',
    async count() {
      const found = await events.countListed(MOST_LISTED + 1)
      return { count: Math.min(found, MOST_LISTED), more: found > MOST_LISTED }
    },
    batches: () => events.batches(),
    columns: [
      { head: { uk: 'Номер оплати', en: 'Payment id' }, kind: 'text', of: ({ word }) => word.payment_id },
      { head: { uk: 'Коли повідомив банк', en: 'Reported by the bank' }, kind: 'moment', of: ({ at }) => at },
      {
        head: { uk: 'У банку', en: 'At the bank' },
        kind: 'text',
        of: ({ word }, language) => bankTexts[language][word.status],
      },
      { head: { uk: 'Сума', en: 'Sum' }, kind: 'sum', of: ({ word }) => word.amount },
      { head: { uk: 'Валюта', en: 'Currency' }, kind: 'text', of: ({ word }) => word.currency },
      {
        head: { uk: 'Що зробити', en: 'To do' },
        kind: 'text',
        of: ({ word }, language) => eventStepTexts[language][eventStep(word)],
      },
    ],
  }
}
