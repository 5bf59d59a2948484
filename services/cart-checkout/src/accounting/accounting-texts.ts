import type { AccountingState } from '@shop/contracts/staff/exchange/accounting'
import type { Locale } from '@shop/contracts/texts/text'

export const accountingTexts: Record<Locale, Record<AccountingState, string>> = {
  uk: { queued: 'У черзі', taken: 'Забрано', confirmed: 'Підтверджено', failed: 'Помилка' },
  en: { queued: 'In the queue', taken: 'Taken', confirmed: 'Confirmed', failed: 'Failed' },
}
