import type { ChosenProduct } from '@shop/contracts/staff/goods/chosen-products'
import type { StaffProductRow } from '@shop/contracts/staff/goods/staff-products'

/** A row of the list of products as one that staff have just chosen. */
export function toChosenProduct({
  article,
  title,
  height,
  picture,
  price,
  stock,
  is_shown,
}: StaffProductRow): ChosenProduct {
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
