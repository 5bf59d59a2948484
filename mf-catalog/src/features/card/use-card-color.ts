import type { StoreCard } from '@shop/contracts/catalog/products'
import { useRef, useState } from 'react'

/**
 * The card of the colour that the reader has chosen; until then its own. Lists name no articles of other colours: they are asked for
 * when the first one is chosen. What does not answer changes nothing.
 */
export function useCardColor(card: StoreCard): { shown: StoreCard; choose: (index: number) => void } {
  const [chosen, setChosen] = useState<StoreCard | null>(null)
  const wanted = useRef(-1)
  async function choose(index: number) {
    wanted.current = index
    const found = await findCards(card).catch(() => [])
    // The hand may have gone on to another colour meanwhile.
    if (wanted.current === index && found[index]) setChosen(found[index])
  }
  return { shown: chosen ?? card, choose }
}

/** Loaded once a colour is chosen: most visits choose none. */
async function findCards(card: StoreCard): Promise<(StoreCard | undefined)[]> {
  const { findCardsOfColors } = await import(/* webpackChunkName: "card-colors" */ './find-cards-of-colors.ts')
  return findCardsOfColors(card)
}
