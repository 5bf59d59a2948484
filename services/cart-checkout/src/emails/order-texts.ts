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
  viewOrder: string
  help: string
  why: string
}

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
    viewOrder: 'View your order',
    help: 'Any questions? Call us every day from 9:00 to 20:00:',
    why: 'You are receiving this email because you placed an order with LEVADA.',
  },
}
