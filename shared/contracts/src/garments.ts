import type { ProductCard } from './products.ts'

/**
 * Articles of a list put together by garment: two heights of one dress that stand beside each other are one dress to whoever
 * looks. Those that cost differently, or of which one is sold out, stay apart: one card could not tell the truth of both.
 * In each garment the height that can be had at once comes first.
 */
export function garmentsOf<Card extends ProductCard>(cards: readonly Card[]): [Card, ...Card[]][] {
  const garments: [Card, ...Card[]][] = []
  for (const card of cards) {
    const last = garments.at(-1)
    if (last?.every(other => isOtherHeight(card, other))) last.push(card)
    else garments.push([card])
  }
  for (const heights of garments) heights.sort((one, other) => Number(isAwaited(one)) - Number(isAwaited(other)))
  return garments
}

function isOtherHeight(one: ProductCard, other: ProductCard): boolean {
  return (
    one.model === other.model &&
    one.color.name === other.color.name &&
    one.height !== other.height &&
    isSoldOut(one) === isSoldOut(other) &&
    one.start_sale_date === other.start_sale_date &&
    one.sizes.every(size => costsTheSame(size, other.sizes))
  )
}

function costsTheSame({ name, price, price_without_discount: old }: Size, sizes: readonly Size[]): boolean {
  const same = sizes.find(size => size.name === name)
  return !same || (same.price.uah === price.uah && same.price_without_discount?.uah === old?.uah)
}

type Size = ProductCard['sizes'][number]

function isSoldOut({ badges }: ProductCard): boolean {
  return badges.includes('sold_out')
}

/** Nothing on the shelf yet: it can only be ordered in advance. */
export function isAwaited({ badges }: Pick<ProductCard, 'badges'>): boolean {
  return badges.includes('preorder')
}
