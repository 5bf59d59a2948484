import { inOrder, type PriceBounds } from '@shop/contracts/catalog/price-bounds'
import type { StoreFilter } from '@shop/contracts/catalog/store-address'
import { useState } from 'react'
import { withPrice } from './filter.ts'

export type PriceEnd = 'price_from' | 'price_to'
type Texts = Record<PriceEnd, string>

type TypedPriceInput = {
  filter: StoreFilter
  /** Each key counts at once; else nothing does before the shopper leaves both fields or presses Enter. */
  isDraft: boolean
  onChange: (filter: StoreFilter) => void
}

/** What stands in the two fields of the price while a shopper types, and when it becomes a filter. */
export function useTypedPrice({ filter, isDraft, onChange }: TypedPriceInput) {
  const [typed, setTyped] = useState<{ texts: Texts; at: PriceBounds } | null>(null)
  // A chip or a reset changes the filter meanwhile: then the fields show that.
  const isTyping = typed !== null && isSame(typed.at, filter)
  const texts = isTyping
    ? typed.texts
    : { price_from: String(filter.price_from ?? ''), price_to: String(filter.price_to ?? '') }

  function type(end: PriceEnd, text: string) {
    const next = { ...texts, [end]: text.replace(/[^\d.,]/g, '') }
    const bounds = boundsOf(next)
    setTyped({ texts: next, at: isDraft ? bounds : filter })
    if (isDraft) onChange(withPrice(filter, bounds))
  }

  /** Bounds the wrong way round change places only here: a shopper who raises both types the lower one first. */
  function settle() {
    setTyped(null)
    const bounds = boundsOf(texts)
    if (!isSame(bounds, filter)) onChange(withPrice(filter, bounds))
  }
  return { texts, type, settle }
}

function boundsOf({ price_from, price_to }: Texts): PriceBounds {
  return inOrder({ price_from: wholeOf(price_from), price_to: wholeOf(price_to) })
}

/** "4,000" and "4000" are the same, cents are left out; nothing costs 0. */
function wholeOf(text: string): number | undefined {
  const digits = text.replace(/[.,]\d{0,2}$/, '').replace(/\D/g, '')
  return Number(digits.slice(0, 7)) || undefined
}

function isSame(one: PriceBounds, other: PriceBounds): boolean {
  return one.price_from === other.price_from && one.price_to === other.price_to
}
