import type { OrderState, PaymentState } from '@shop/contracts/orders/orders'
import type { Locale } from '@shop/contracts/texts/text'
import type { OrderSource } from './order-source.ts'

type Texts<Name extends string> = Record<Locale, Record<Name, string>>

export const stateTexts: Texts<OrderState> = {
  uk: {
    awaiting_payment: 'Чекає на оплату',
    paid: 'Нове',
    processing: 'Збирають',
    ready: 'Готове до видачі',
    shipped: 'Відправлено',
    delivered: 'Доставлено',
    completed: 'Завершено',
    expired: 'Час на оплату вийшов',
    cancelled: 'Скасовано',
    paid_no_stock: 'Бракує речей на складі',
    return_requested: 'Просять повернення',
    returned: 'Повернено',
  },
  en: {
    awaiting_payment: 'Awaiting payment',
    paid: 'New',
    processing: 'Being packed',
    ready: 'Ready for collection',
    shipped: 'Shipped',
    delivered: 'Delivered',
    completed: 'Completed',
    expired: 'Time to pay ran out',
    cancelled: 'Cancelled',
    paid_no_stock: 'Items are missing',
    return_requested: 'Return requested',
    returned: 'Returned',
  },
}

export const paymentTexts: Texts<PaymentState> = {
  uk: {
    none: 'Не розпочато',
    in_processing: 'Банк перевіряє',
    approved: 'Кошти отримано',
    declined: 'Банк відмовив',
    expired: 'Час вийшов',
    refund_in_processing: 'Повертаємо кошти',
    partially_refunded: 'Частину коштів повернено',
    refunded: 'Кошти повернено',
    review: 'Потребує перевірки: сума або валюта не збігається',
  },
  en: {
    none: 'Not started',
    in_processing: 'The bank is checking',
    approved: 'Money received',
    declined: 'The bank declined',
    expired: 'Time ran out',
    refund_in_processing: 'Refund under way',
    partially_refunded: 'Partly refunded',
    refunded: 'Refunded',
    review: 'Needs a check: amount or currency does not match',
  },
}

/** Who made the order: the customer on the site, staff for her with a pay link, staff in the shop. */
export const sourceTexts: Texts<OrderSource> = {
  uk: { site: 'Сайт', staff: 'Працівники', showroom: 'Магазин' },
  en: { site: 'Website', staff: 'Staff', showroom: 'Shop' },
}
