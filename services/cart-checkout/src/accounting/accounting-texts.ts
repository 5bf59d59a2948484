import type { AccountingRefusal, AccountingState } from '@shop/contracts/staff/exchange/accounting'
import type { Locale } from '@shop/contracts/texts/text'

export const accountingTexts: Record<Locale, Record<AccountingState, string>> = {
  uk: { queued: 'У черзі', taken: 'Забрано', confirmed: 'Підтверджено', failed: 'Помилка' },
  en: { queued: 'In the queue', taken: 'Taken', confirmed: 'Confirmed', failed: 'Failed' },
}

/** Why a message of 1C was not applied. */
export const accountingRefusalTexts: Record<Locale, Record<AccountingRefusal, string>> = {
  uk: {
    order_unknown: 'Такого замовлення немає',
    status_unknown: 'Невідомий статус',
    illegal_status: 'Такий перехід статусу неможливий',
    illegal_cancel: 'У цьому стані скасувати не можна: спочатку поверніть гроші',
    illegal_payment: 'У цьому стані позначити оплаченим не можна',
    sum_differs: 'Сума в 1С інша',
    tracking_missing: 'Немає номера накладної',
    tracking_wrong: 'Неправильний номер накладної',
    not_applied: 'Не застосовано',
  },
  en: {
    order_unknown: 'There is no such order',
    status_unknown: 'Unknown status',
    illegal_status: 'Such a change of status is not possible',
    illegal_cancel: 'It cannot be cancelled in this state: money goes back first',
    illegal_payment: 'It cannot be marked as paid in this state',
    sum_differs: 'The sum in 1C is another one',
    tracking_missing: 'The tracking number is missing',
    tracking_wrong: 'The tracking number is wrong',
    not_applied: 'Not applied',
  },
}
