import type { Price } from '@shop/contracts/money'
import { $currency, $locale } from '../texts/locale.ts'
import type { EventLine } from './event.ts'
import { findLoadedCard, listRecentQuotes, quotedPrice } from './loaded-goods.ts'

const BRAND = 'LEVADA'

type UnitPrice = { price: number; list: number }

/** The goods as Google Analytics 4 wants them: prices of one item after its discount, in whole hryvnias or euros and cents. */
export function ecommerceOf(lines: readonly EventLine[]) {
  const prices = lines.map(priceOf)
  const items = lines.map((line, index) => ({
    ...namesOf(line),
    ...amountsOf(prices[index]),
    quantity: line.count,
    index,
  }))
  const isPriced = prices.every(price => price !== undefined)
  const value = lines.reduce((sum, { count }, index) => sum + count * (prices[index]?.price ?? 0), 0)
  const promo = listRecentQuotes()[0]?.promo
  return {
    currency: $currency.get(),
    // A sum that leaves something out would be worse than none.
    ...(isPriced && { value: roundAmount(value) }),
    ...(promo?.applied && { coupon: promo.code }),
    items,
  }
}

function namesOf({ article, size }: EventLine) {
  const card = findLoadedCard(article)
  const variant = [size, card && 'height' in card && card.height].filter(Boolean).join(' / ')
  return {
    item_id: article,
    ...(card && { item_name: card.title[$locale.get()], item_category: card.category }),
    item_brand: BRAND,
    ...(variant && { item_variant: variant }),
  }
}

function amountsOf(unit: UnitPrice | undefined) {
  if (!unit) return {}
  return { price: roundAmount(unit.price), discount: roundAmount(unit.list - unit.price) }
}

/** As the cart was quoted, or, outside of it, as on the card. */
function priceOf(line: EventLine): UnitPrice | undefined {
  for (const { quote } of line.size ? listRecentQuotes() : []) {
    const quoted = quote.lines.find(({ article, size }) => article === line.article && size === line.size)
    if (quoted) return quotedPrice(quote, quoted)
  }
  const size = sizeOf(findLoadedCard(line.article), line.size)
  return size && { price: amountOf(size.price), list: amountOf(size.price_without_discount ?? size.price) }
}

/** A wish is for the garment: its card names the price of the cheapest size. */
function sizeOf(card: ReturnType<typeof findLoadedCard>, name: string | undefined) {
  if (!card) return undefined
  if (!('sizes' in card)) return name || !card.price ? undefined : { ...card, price: card.price }
  if (name) return card.sizes.find(size => size.name === name)
  return card.sizes.toSorted((one, other) => amountOf(one.price) - amountOf(other.price))[0]
}

function amountOf({ uah, eur }: Price): number {
  return $currency.get() === 'UAH' ? uah : eur
}

function roundAmount(amount: number): number {
  return Math.round(amount * 100) / 100
}
