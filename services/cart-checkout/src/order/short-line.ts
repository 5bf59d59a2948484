import { ShopError } from '@shop/contracts/errors'

/** A line of which the shelf holds less than was wanted. */
export type ShortLine = { article: string; size: string; requested: number; available: number }

export function outOfStock(lines: readonly ShortLine[]): ShopError {
  return new ShopError('out_of_stock', { lines })
}
