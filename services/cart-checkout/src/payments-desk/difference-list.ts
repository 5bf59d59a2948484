import type { PaymentDifference } from '@shop/contracts/staff/orders/payments-desk'
import type { Locale } from '@shop/contracts/texts/text'
import { fromDecimal } from '@shop/money/money'
import type { FiledList } from '@shop/service-kit/list-files/list-file'
import { inBatches } from '@shop/service-kit/list-files/newest-first'
import { meansTexts } from '../payment-attempts/payment-means.ts'
import { attemptTexts, bankTexts, differenceTexts } from './desk-texts.ts'
import type { PaymentChecks } from './payment-checks.repository.ts'

type DayFilter = { day: string }
type DifferenceRow = PaymentDifference & { day: string }
type Side = PaymentDifference['bank']

/** What the comparison of a day with the bank found, as a file; a day that was not compared has no rows. */
export function differenceList(checks: Pick<PaymentChecks, 'findOfDay'>): FiledList<DayFilter, DifferenceRow> {
  const rowsOf = async ({ day }: DayFilter): Promise<DifferenceRow[]> => {
    const check = await checks.findOfDay(day)
    return (check?.differences ?? []).map(difference => ({ day, ...difference }))
  }
  return {
    name: 'payment-differences',
    count: async filter => ({ count: (await rowsOf(filter)).length }),
    async *batches(filter) {
      yield* inBatches(await rowsOf(filter))
    },
    columns: [
      { head: { uk: 'День', en: 'Day' }, kind: 'day', of: ({ day }) => day },
      { head: { uk: 'Номер оплати', en: 'Payment id' }, kind: 'text', of: ({ payment_id }) => payment_id },
      { head: { uk: 'Замовлення', en: 'Order' }, kind: 'text', of: ({ order }) => order },
      {
        head: { uk: 'Що розходиться', en: 'Difference' },
        kind: 'text',
        of: ({ kind }, language) => differenceTexts[language][kind],
      },
      {
        head: { uk: 'У магазині', en: 'In the shop' },
        kind: 'text',
        of: ({ ours }, language) => stateText(attemptTexts, ours, language),
      },
      {
        head: { uk: 'Спосіб', en: 'Method' },
        kind: 'text',
        of: ({ ours }, language) => (ours?.means ? meansTexts[language][ours.means] : null),
      },
      { head: { uk: 'Сума в магазині', en: 'Sum in the shop' }, kind: 'sum', of: ({ ours }) => minorSum(ours) },
      {
        head: { uk: 'Валюта в магазині', en: 'Currency in the shop' },
        kind: 'text',
        of: ({ ours }) => ours?.currency ?? null,
      },
      {
        head: { uk: 'У банку', en: 'At the bank' },
        kind: 'text',
        of: ({ bank }, language) => stateText(bankTexts, bank, language),
      },
      { head: { uk: 'Сума в банку', en: 'Sum at the bank' }, kind: 'sum', of: ({ bank }) => minorSum(bank) },
      {
        head: { uk: 'Валюта в банку', en: 'Currency at the bank' },
        kind: 'text',
        of: ({ bank }) => bank?.currency ?? null,
      },
    ],
  }
}

/** A state that has no text here stands as it was stored. */
function stateText(
  texts: Record<Locale, Readonly<Record<string, string>>>,
  side: Side,
  language: Locale,
): string | null {
  return side && (texts[language][side.state] ?? side.state)
}

function minorSum(side: Side): number | null {
  return side?.amount == null ? null : fromDecimal(side.amount)
}
