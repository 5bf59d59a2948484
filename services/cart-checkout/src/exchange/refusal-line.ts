import type { AccountingRefusal } from '@shop/contracts/staff/exchange/accounting'
import type { Refused } from './exchange.ts'

const texts: Record<AccountingRefusal, string> = {
  order_unknown: 'такого замовлення немає',
  status_unknown: 'невідомий статус',
  illegal_status: 'такий перехід статусу неможливий',
  illegal_cancel: 'скасувати в цьому стані не можна, спочатку поверніть гроші',
  illegal_payment: 'позначити оплаченим у цьому стані не можна',
  sum_differs: 'сума відрізняється',
  tracking_missing: 'немає номера накладної',
  tracking_wrong: 'неправильний номер накладної',
  not_applied: 'не застосовано',
}

/** A refusal as 1C's user reads it: the order, why, and what stood there. */
export function refusalLine({ order, reason, detail }: Refused): string {
  const about = detail && detail !== order ? ` (${detail})` : ''
  return `${order}: ${texts[reason]}${about}`
}
