import type { ReportSection } from '@shop/contracts/staff/accountant-report'
import type { DifferenceKind } from '@shop/contracts/staff/orders/payments-desk'
import type { Locale } from '@shop/contracts/texts/text'

type Texts<Name extends string> = Record<Locale, Record<Name, string>>

export const sectionTexts: Texts<ReportSection | 'bank' | 'open_in_1c'> = {
  uk: {
    means: 'За способом оплати',
    currencies: 'За валютою замовлення, у цінах у гривнях',
    discounts: 'За знижкою та промокодом',
    categories: 'За категорією',
    collections: 'За колекцією',
    sources: 'За джерелом',
    refunds: 'Повернення',
    bridge: 'Від цін до грошей',
    accounting: 'Звірка з 1С',
    bank: 'Розбіжності з банком',
    open_in_1c: 'Немає в 1С',
  },
  en: {
    means: 'By means of payment',
    currencies: 'By currency of the order, by hryvnia prices',
    discounts: 'By discount and promo code',
    categories: 'By category',
    collections: 'By collection',
    sources: 'By source',
    refunds: 'Refunds',
    bridge: 'From prices to money',
    accounting: 'Reconciled with 1C',
    bank: 'Differences from the bank',
    open_in_1c: 'Not in 1C',
  },
}

/** Names of rows that are no name already. */
export const rowTexts: Record<Locale, Readonly<Record<string, string>>> = {
  uk: {
    'discounts none': 'Без знижки',
    'discounts loyalty': 'Програма лояльності',
    'discounts auto': 'Великий кошик',
    'discounts staff': 'Від магазину',
    'sources site': 'Сайт',
    'sources staff': 'Працівники',
    'sources showroom': 'Магазин',
    'sources link': 'Замовлення за посиланням',
    'refunds goods': 'За товари',
    'refunds rest': 'Доставка, сплачене двічі, замовлення за посиланням',
    'bridge priced': 'За цінами в гривнях, як у статистиці',
    'bridge rate': 'Курсова різниця замовлень у євро',
    'bridge in_euros': 'Списано в євро',
    'bridge other': 'Інше',
    'bridge money': 'Рух гривень, як у файлі оплат',
    'accounting none': 'Не надсилали',
    'accounting queued': 'У черзі',
    'accounting taken': 'Забрано',
    'accounting confirmed': 'Підтверджено',
    'accounting failed': 'Помилка',
    'accounting link': 'За посиланням: у 1С не передають',
  },
  en: {
    'discounts none': 'No discount',
    'discounts loyalty': 'Loyalty',
    'discounts auto': 'Large cart',
    'discounts staff': 'From the shop',
    'sources site': 'Website',
    'sources staff': 'Staff',
    'sources showroom': 'Shop',
    'sources link': 'Orders by link',
    'refunds goods': 'For goods',
    'refunds rest': 'Delivery, paid twice, orders by link',
    'bridge priced': 'By hryvnia prices, as in the statistics',
    'bridge rate': 'Rate difference of orders in euros',
    'bridge in_euros': 'Charged in euros',
    'bridge other': 'Other',
    'bridge money': 'Hryvnias moved, as in the file of payments',
    'accounting none': 'Not sent',
    'accounting queued': 'In the queue',
    'accounting taken': 'Taken',
    'accounting confirmed': 'Confirmed',
    'accounting failed': 'Failed',
    'accounting link': 'By link: not sent to 1C',
  },
}

export const differenceTexts: Texts<DifferenceKind | 'not_compared'> = {
  uk: {
    unpaid_here: 'Банк має гроші, а замовлення не оплачене',
    unpaid_there: 'Замовлення оплачене, а банк таких грошей не має',
    sum: 'Сума інша',
    refunded_there: 'Повернув лише банк',
    refunded_here: 'Повернув лише магазин',
    unknown_here: 'Жодне замовлення не починало цієї оплати',
    not_compared: 'День не звіряли з банком',
  },
  en: {
    unpaid_here: 'The bank has the money, the order is not paid',
    unpaid_there: 'The order is paid, the bank has no such money',
    sum: 'Another sum',
    refunded_there: 'Only the bank gave it back',
    refunded_here: 'Only the shop gave it back',
    unknown_here: 'No order began this payment',
    not_compared: 'The day was not compared with the bank',
  },
}
