import type { StoreCard } from '@shop/contracts/catalog/products'
import { type RefObject, useEffect } from 'react'
import { rememberCard } from '../../known-cards.ts'
import { useSeenLink } from '../../seen/use-seen-link.ts'

/** Remembers what the card shows; once it has been looked at, its page may be brought. */
export function useSeenCard(place: RefObject<HTMLElement | null>, card: StoreCard): void {
  useEffect(() => rememberCard(card), [card])
  useSeenLink(place, `/product/${card.article}`)
}
