import type { StoreCard } from '@shop/contracts/catalog/products'
import { type RefObject, useEffect } from 'react'
import { rememberCard } from '../../known-cards.ts'

/** Remembers what the card shows; once it has been looked at, its page may be brought (`prepare-seen-cards.ts`). */
export function useSeenCard(place: RefObject<HTMLElement | null>, card: StoreCard): void {
  useEffect(() => rememberCard(card), [card])

  const { article } = card
  useEffect(() => {
    const element = place.current
    if (!element) return
    const leaving = new AbortController()
    import('./prepare-seen-cards.ts').then(
      ({ watchCard }) => watchCard(element, article, leaving.signal),
      () => undefined,
    )
    return () => leaving.abort()
  }, [place, article])
}
