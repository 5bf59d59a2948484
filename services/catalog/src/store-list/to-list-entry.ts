import type { Category } from '@shop/contracts/catalog/categories'
import type { ProductCard } from '@shop/contracts/catalog/products'
import type { ListedArticle, Shelf } from '../articles/article.ts'
import type { Offer } from '../articles/offer.ts'
import { type ColorLink, offerIn, type ProductContext, toCard } from '../articles/product-view.ts'
import { listCardOf } from '../articles/store-card.ts'
import { withParents } from '../categories/category-tree.ts'
import type { ListEntry } from './list-entry.ts'

/** What the list knows of an article: its values in all groups, its prices (minor units) and its card, ready as JSON. */
export function toListEntry(
  context: ProductContext,
  tree: ReadonlyMap<string, Category>,
  article: ListedArticle,
  shelf: Shelf,
  colors: ColorLink[],
): ListEntry {
  const offer = offerIn(context, article, shelf)
  const card = toCard(context, article, offer, colors)
  return {
    article: article.article,
    values: {
      categories: [...withParents(tree, article.category), ...specialsOf(tree, card.badges)],
      collections: [article.collection],
      colors: [article.color],
      sizes: offer.toBeHad.map(({ size }) => size.name),
      heights: article.height === null ? [] : [article.height],
    },
    published_on: article.published_on,
    discount: offer.discount,
    lowest: lowestOf(offer),
    model: article.model,
    garment: `${article.model}\n${article.color}`,
    isAwaited: card.badges.includes('preorder'),
    card: JSON.stringify(card),
    cardPrefix: JSON.stringify(listCardOf(card)).slice(0, -1),
    placeholder: placeholderOf(card),
  }
}

function placeholderOf({ previewImages }: ProductCard): string {
  const placeholder = previewImages[0]?.placeholder
  return placeholder ? `,"placeholder":${JSON.stringify(placeholder)}` : ''
}

/** The categories nobody is put into by hand: what is new and what is on sale today. */
function specialsOf(tree: ReadonlyMap<string, Category>, badges: readonly string[]): string[] {
  return [...tree.values()].flatMap(({ name, special }) => (special && badges.includes(special) ? [name] : []))
}

function lowestOf({ toBeHad }: Offer): ListEntry['lowest'] {
  if (toBeHad.length === 0) return null
  return {
    uah: Math.min(...toBeHad.map(({ price }) => price.uah)),
    eur: Math.min(...toBeHad.map(({ price }) => price.eur)),
  }
}
