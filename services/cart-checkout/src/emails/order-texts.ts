import type { ChangedField } from '@shop/contracts/orders/changed-field'
import type { PaymentMeans } from '@shop/contracts/orders/payment-means'
import type { Locale } from '@shop/contracts/texts/text'

type OrderTexts = {
  brand: string
  order: (number: string) => string
  height: (height: string) => string
  quantity: (count: number) => string
  shipsFrom: (day: string) => string
  inParcel: string
  notInParcel: string
  goesBack: string
  goods: string
  discount: string
  promo: (code: string) => string
  delivery: string
  free: string
  freeByCode: (code: string) => string
  total: string
  charge: string
  /** Money goes back by the means it came (docs/rules.md, "Refunds"). */
  wayBack: Record<PaymentMeans, string>
  changed: Record<ChangedField['field'], string>
  /** In place of what is empty. */
  nothing: string
  viewOrder: string
  help: string
  why: string
}

const toCard = { uk: 'на картку, якою ви платили', en: 'to the card you paid with' } as const

/** What every email about an order has around its own text. */
export const orderTexts: Record<Locale, OrderTexts> = {
  uk: {
    brand: 'ЛЕВАДА',
    order: number => `Замовлення № ${number}`,
    height: height => `зріст ${height} см`,
    quantity: count => `${count} шт.`,
    shipsFrom: day => `передзамовлення, від ${day}`,
    inParcel: 'у цій посилці',
    notInParcel: 'не в цій посилці',
    goesBack: 'повернення',
    goods: 'Товари',
    discount: 'Знижка',
    promo: code => `Знижка за промокодом ${code}`,
    delivery: 'Доставка',
    free: 'безкоштовно',
    freeByCode: code => `безкоштовно з промокодом ${code}`,
    total: 'Разом',
    charge: 'У гривнях',
    wayBack: {
      card: toCard.uk,
      google_pay: toCard.uk,
      apple_pay: toCard.uk,
      cash: 'готівкою в магазині',
      terminal: 'на картку через термінал у магазині',
      transfer: 'банківським переказом',
      other: 'так само, як ви платили',
    },
    changed: {
      goods: 'Річ',
      name: 'Отримувач',
      phone: 'Телефон',
      email: 'Пошта',
      note: 'Ваша примітка',
      delivery: 'Доставка',
      promo: 'Промокод',
      total: 'Сума замовлення',
    },
    nothing: 'немає',
    viewOrder: 'Переглянути замовлення',
    help: 'Є запитання? Телефонуйте щодня з 9:00 до 20:00:',
    why: 'Ви отримали цей лист, бо оформили замовлення в ЛЕВАДІ.',
  },
  en: {
    brand: 'LEVADA',
    order: number => `Order ${number}`,
    height: height => `height ${height} cm`,
    quantity: count => (count === 1 ? '1 item' : `${count} items`),
    shipsFrom: day => `pre-order, from ${day}`,
    inParcel: 'in this parcel',
    notInParcel: 'not in this parcel',
    goesBack: 'return',
    goods: 'Goods',
    discount: 'Discount',
    promo: code => `Promo code ${code}`,
    delivery: 'Delivery',
    free: 'free',
    freeByCode: code => `free with promo code ${code}`,
    total: 'Total',
    charge: 'In hryvnias',
    wayBack: {
      card: toCard.en,
      google_pay: toCard.en,
      apple_pay: toCard.en,
      cash: 'in cash at our shop',
      terminal: 'to your card at the shop’s terminal',
      transfer: 'by bank transfer',
      other: 'the same way you paid',
    },
    changed: {
      goods: 'Item',
      name: 'Recipient',
      phone: 'Phone',
      email: 'Email',
      note: 'Your note',
      delivery: 'Delivery',
      promo: 'Promo code',
      total: 'Order total',
    },
    nothing: 'none',
    viewOrder: 'View your order',
    help: 'Any questions? Call us every day from 9:00 to 20:00:',
    why: 'You are receiving this email because you placed an order with LEVADA.',
  },
}
