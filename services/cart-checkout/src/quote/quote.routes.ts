import { quoteEndpoint } from '@shop/contracts/cart/cart'
import { handle } from '@shop/service-kit/calls/handle'
import type { Routes } from '@shop/service-kit/calls/routes'
import type { RandomBytes } from '../order/order-ref.ts'
import { buyerOf, newBuyer } from '../order-access/owner.ts'
import { type QuoteDeps, quoteCart } from './quote-cart.ts'
import { quoteAnswer } from './quote-view.ts'

export function quoteRoutes(routes: Routes, deps: QuoteDeps & { random: RandomBytes }): void {
  handle(routes, quoteEndpoint, async ({ body, buyer: cookie, session, client, locale, ctx }) => {
    const buyer = buyerOf(cookie ?? newBuyer(ctx, deps.random))
    const { delivery = null, ...cart } = body
    return quoteAnswer(await quoteCart(deps, { ...cart, delivery, session, buyer, client }), locale)
  })
}
