import type { ProductCard } from '@shop/contracts/catalog/products'
import { ShopError } from '@shop/contracts/errors'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { choiceOf } from '../store-list/choice.ts'
import { pageOf } from '../store-list/page.ts'
import { type ProductDeps, readCards } from './read-products.ts'

const SHOWN = 8

/** What staff chose to go with the article, then what is newest in its category; never its own model, nothing sold out. */
export async function recommend(deps: ProductDeps, name: string): Promise<ProductCard[]> {
  const article = await deps.articles.shown(name)
  if (!article) throw new ShopError('not_found')
  const candidates = [...article.recommendations, ...newestIn(article.category, await deps.live.current())]
  const cards = await readCards(deps, candidates)
  const toBeHad = cards.filter(({ model, badges }) => model !== article.model && !badges.includes('sold_out'))
  return onePerGarment(toBeHad).slice(0, SHOWN)
}

function newestIn(category: string, { index, articles }: Snapshot): string[] {
  const filter = { categories: [category], limit: SHOWN * 4 }
  const places = pageOf(index, choiceOf(index, filter), filter)
  return places.flatMap(place => articles[place] ?? [])
}

/** Two heights of one garment would look like a mistake side by side. */
function onePerGarment(cards: readonly ProductCard[]): ProductCard[] {
  const seen = new Map<string, ProductCard>()
  for (const card of cards) {
    const garment = `${card.model} ${card.color.name}`
    if (!seen.has(garment)) seen.set(garment, card)
  }
  return [...seen.values()]
}
