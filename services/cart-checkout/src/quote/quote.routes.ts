import { quoteEndpoint } from '@shop/contracts/cart'
import { errorTexts } from '@shop/contracts/error-texts'
import { handle } from '@shop/service-kit/handle'
import type { Routes } from '@shop/service-kit/routes'
import { buyerOf, newBuyer } from '../orders/buyer.ts'
import type { RandomBytes } from '../orders/order-ref.ts'
import { type QuoteDeps, quoteCart } from './quote-cart.ts'
import { quoteAnswer } from './quote-view.ts'

export function quoteRoutes(routes: Routes, deps: QuoteDeps & { random: RandomBytes }): void {
  handle(routes, quoteEndpoint, async ({ body, buyer: cookie, session, locale, ctx }) => {
    const buyer = buyerOf(cookie ?? newBuyer(ctx, deps.random))
    const delivery = body.delivery ?? null
    const quoted = await quoteCart(deps, { currency: body.currency, lines: body.lines, delivery, session, buyer })
    const answer = quoteAnswer(quoted, locale)
    if (!body.promo_code) return answer
    // Nobody has made a promo code yet, so each one is unknown.
    const text = errorTexts.promo_not_found[locale]
    return { ...answer, promo: { code: body.promo_code, applied: false, text } }
  })
}
