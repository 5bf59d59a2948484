import type { BodyOf } from '@shop/contracts/endpoint'
import { ShopError } from '@shop/contracts/errors'
import type { SavedCart, SavedLine, updateCartEndpoint } from '@shop/contracts/saved-cart'
import type { Clock } from '@shop/service-kit/clock'
import type { Catalog } from '../clients/catalog.ts'
import { type CartChange, fitToStock } from './fit-to-stock.ts'
import type { SavedCartRepository } from './saved-cart.repository.ts'
import { livingLines, mergedLines } from './saved-cart.ts'

export type UpdateCartDeps = {
  savedCarts: SavedCartRepository
  catalog: Pick<Catalog, 'sellables'>
  clock: Clock
}

type CartUpdate = BodyOf<typeof updateCartEndpoint>['data']
type UpdatedCart = { cart: SavedCart; changes: CartChange[] }

/**
 * Keeps what a device says of the cart. A device that has not seen the latest version does not overwrite it.
 * @throws ShopError cart_conflict with the cart as it stands, for the device to merge with (rules §10.5).
 */
export async function updateCart(deps: UpdateCartDeps, customer: string, update: CartUpdate): Promise<UpdatedCart> {
  return update.mode === 'merge'
    ? mergeCart(deps, customer, update.lines)
    : replaceCart(deps, customer, update.version, update.lines)
}

async function mergeCart(deps: UpdateCartDeps, customer: string, told: SavedLine[]): Promise<UpdatedCart> {
  const now = deps.clock.now()
  let changes: CartChange[] = []
  const cart = await deps.savedCarts.change(
    customer,
    async kept => {
      const fitted = await fitting(deps, mergedLines(kept, told, now.getTime()))
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
  told: SavedLine[],
): Promise<UpdatedCart> {
  const now = deps.clock.now()
  const { lines, changes } = await fitting(deps, livingLines(told, now.getTime()))
  if (await deps.savedCarts.replace(customer, version, lines, now))
    return { cart: { version: version + 1, lines }, changes }
  const cart = await deps.savedCarts.ofCustomer(customer)
  throw new ShopError('cart_conflict', { cart: { ...cart, lines: livingLines(cart.lines, now.getTime()) } })
}

async function fitting({ catalog }: UpdateCartDeps, lines: SavedLine[]) {
  return lines.length > 0 ? fitToStock(lines, await catalog.sellables(lines)) : { lines, changes: [] }
}
