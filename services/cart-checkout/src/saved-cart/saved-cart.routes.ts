import { cartEndpoint, updateCartEndpoint } from '@shop/contracts/cart/saved-cart'
import type { Limits, SubjectRule } from '@shop/service-kit/auth/limits'
import { handle } from '@shop/service-kit/calls/handle'
import type { Routes } from '@shop/service-kit/calls/routes'
import { livingLines } from './saved-cart.ts'
import { type UpdateCartDeps, updateCart } from './update-cart.ts'

/** A stepper waits until the finger rests, so nobody who shops comes near it. */
const updates: SubjectRule = { counts: 'subject', name: 'cart', max: 120, seconds: 60, onStoreDown: 'allow', ahead: 10 }

export function addSavedCartRoutes(routes: Routes, deps: UpdateCartDeps & { limits: Limits }): void {
  handle(routes, cartEndpoint, async ({ customer }) => {
    const cart = await deps.savedCarts.ofCustomer(customer().id)
    return { cart: { ...cart, lines: livingLines(cart.lines, deps.clock.now().getTime()) } }
  })

  handle(routes, updateCartEndpoint, async ({ customer, body }) => {
    const { id } = customer()
    await deps.limits.take(updates, id)
    return updateCart(deps, id, body.data)
  })
}
