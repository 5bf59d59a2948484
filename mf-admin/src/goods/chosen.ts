import type { ChosenProduct } from '@shop/contracts/staff/goods/chosen-products'
import type { StaffModelRow } from '@shop/contracts/staff/goods/staff-model-list'
import type { StaffProductRow } from '@shop/contracts/staff/goods/staff-products'

/** As much of an article as is known where it is picked. */
export type PickedProduct = Pick<
  StaffProductRow,
  'article' | 'title' | 'height' | 'picture' | 'price' | 'stock' | 'is_shown'
>

/** The article of a model that was found with one only; null where staff have to choose. */
export function pickedOf({ article, articles, heights, shown, ...same }: StaffModelRow): PickedProduct | null {
  if (articles.length > 1) return null
  const { title, picture, price, stock } = same
  return { article, title, height: heights[0] ?? null, picture, price, stock, is_shown: shown > 0 }
}

/** A row of the list of products as one that staff have just chosen. */
export function toChosenProduct({
  article,
  title,
  height,
  picture,
  price,
  stock,
  is_shown,
}: PickedProduct): ChosenProduct {
  return {
    article,
    title,
    height,
    picture,
    price,
    color: null,
    state: is_shown ? 'shown' : 'hidden',
    in_stock: stock > 0,
  }
}

export function articlesOf(products: readonly { article: string }[]): string[] {
  return products.map(({ article }) => article)
}
