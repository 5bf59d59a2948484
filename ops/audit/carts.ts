import { MAX_CART_LINES, MAX_LINE_COUNT } from '@shop/contracts/cart/cart-limits'
import type { SavedLine } from '@shop/contracts/cart/saved-cart'
import { createFindings, type Invariant } from './invariant.ts'

type Cart = { customer_id: string; version: number; lines: SavedLine[] }
type Wishlist = { customer_id: string; version: number; items: { article: string }[] }

/** A customer has one cart and one wishlist; each line and each wish is in it once. */
export function cartsInvariant(): Invariant {
  return {
    order: () => {},
    async verdict(databases) {
      const { list, add } = createFindings()
      const db = databases('cart-checkout')
      const owners = new Set<string>()
      let checked = 0
      const isOnce = (kind: string, { customer_id, version }: Omit<Cart, 'lines'>, keys: readonly string[]) => {
        checked += 1
        const name = `${kind} of customer ${customer_id}`
        if (owners.has(name)) add(`${name} second`, `${name}: there are two`)
        owners.add(name)
        if (!(version >= 1)) add(`${name} version`, `${name}: has no version`)
        if (new Set(keys).size < keys.length) add(`${name} line`, `${name}: one thing stands in it twice`)
        return name
      }
      for await (const cart of db.collection<Cart>('carts').find().batchSize(2000)) {
        const keys = cart.lines.map(({ article, size, bundle }) => JSON.stringify([article, size, bundle]))
        const name = isOnce('cart', cart, keys)
        const isFit = cart.lines.every(({ count }) => Number.isInteger(count) && count >= 1 && count <= MAX_LINE_COUNT)
        if (!isFit || keys.length > MAX_CART_LINES) add(`${name} size`, `${name}: more or less than a cart may hold`)
      }
      for await (const wishlist of db.collection<Wishlist>('wishlists').find().batchSize(2000))
        isOnce(
          'wishlist',
          wishlist,
          wishlist.items.map(({ article }) => article),
        )
      return { invariant: 'A11 carts', checked, findings: list }
    },
  }
}
