import type { StoreCard } from '@shop/contracts/catalog/products'

const cards = new Map<string, StoreCard>()

/** What a card has shown of an article in this visit: its page begins with it. */
export function rememberCard(card: StoreCard): void {
  cards.set(card.article, card)
}

export function findSeenCard(article: string): StoreCard | undefined {
  return cards.get(article)
}
