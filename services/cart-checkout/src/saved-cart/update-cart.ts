import type { CartChange, SavedCart, SavedLine, updateCartEndpoint } from '@shop/contracts/cart/saved-cart'
import type { Sellable } from '@shop/contracts/catalog/stock'
import type { BodyOf } from '@shop/contracts/endpoint'
import { ShopError } from '@shop/contracts/errors'
import type { Clock } from '@shop/service-kit/process/clock'
import type { Catalog } from '../clients/catalog.ts'
import { answeredLines } from '../quote/sellable-lines.ts'
import type { SavedCartRepository } from './saved-cart.repository.ts'
import { livingLines, mergeLines } from './saved-cart.ts'

export type UpdateCartDeps = {
  savedCarts: SavedCartRepository
  catalog: Pick<Catalog, 'sellables'>
  clock: Clock
}

type CartUpdate = BodyOf<typeof updateCartEndpoint>['data']
type UpdatedCart = { cart: SavedCart; changes: CartChange[] }

/**
 * Keeps what a device says of the cart. A device that has not seen the latest version does not overwrite it.
 * @throws ShopError cart_conflict with the present cart, for the device to merge with (docs/rules.md, "Cart and wishlist").
 */
export async function updateCart(deps: UpdateCartDeps, customer: string, update: CartUpdate): Promise<UpdatedCart> {
  return update.mode === 'merge'
    ? mergeCart(deps, customer, update.lines)
    : replaceCart(deps, customer, update.version, update.lines)
}

async function mergeCart(deps: UpdateCartDeps, customer: string, sent: SavedLine[]): Promise<UpdatedCart> {
  const now = deps.clock.now()
  let changes: CartChange[] = []
  const cart = await deps.savedCarts.change(
    customer,
    async kept => {
      const fitted = await fitting(deps, mergeLines(kept, sent, now.getTime()))
      changes = fitted.changes
      return fitted.lines
    },
    now,
  )
  return { cart, changes }
}

async function replaceCart(
  deps: UpdateCartDeps,
  customer: string,
  version: number,
  sent: SavedLine[],
): Promise<UpdatedCart> {
  const now = deps.clock.now()
  const { lines, changes } = await fitting(deps, livingLines(sent, now.getTime()))
  if (await deps.savedCarts.replace(customer, version, lines, now))
    return { cart: { version: version + 1, lines }, changes }
  const cart = await deps.savedCarts.ofCustomer(customer)
  throw new ShopError('cart_conflict', { cart: { ...cart, lines: livingLines(cart.lines, now.getTime()) } })
}

async function fitting({ catalog }: UpdateCartDeps, lines: SavedLine[]) {
  return lines.length > 0 ? fitToStock(lines, await catalog.sellables(lines)) : { lines, changes: [] }
}

/** Reduces lines to what can be bought and reports each change: a count above the stock is reduced, a line without stock removed. */
function fitToStock(
  lines: readonly SavedLine[],
  sellables: readonly Sellable[],
): { lines: SavedLine[]; changes: CartChange[] } {
  const fitted = answeredLines(lines, sellables).map(({ wanted, sellable, available }) => ({
    ...wanted,
    count: sellable ? Math.min(wanted.count, available) : 0,
  }))
  const changes = lines.flatMap(({ article, size, bundle, count: from }, index) => {
    const to = fitted[index]?.count ?? 0
    return to === from ? [] : { article, size, bundle, from, to }
  })
  return { lines: fitted.filter(({ count }) => count > 0), changes }
}
