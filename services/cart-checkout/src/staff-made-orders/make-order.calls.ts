import { makeOrderEndpoint, staffQuoteEndpoint } from '@shop/contracts/staff/orders/new-order'
import { clientKey } from '@shop/service-kit/auth/client-key'
import type { InternalCalls } from '@shop/service-kit/between-services/internal'
import { staffRead, staffWrite } from '@shop/service-kit/between-services/staff-calls'
import type { PlaceDeps } from '../checkout/place-order.ts'
import { quoteAnswer } from '../quote/quote.routes.ts'
import { quoteCart } from '../quote/quote-cart.ts'
import { fullOrder } from '../staff-orders/staff-order.ts'
import { statesOf } from '../staff-orders/take-action.ts'
import { getAccount, makeOrder } from './make-order.ts'

/** Staff make an order for a customer who called, wrote or stands in the shop (docs/rules.md, "Orders made by staff"). */
export function addMakeOrderCalls(calls: InternalCalls, deps: PlaceDeps): void {
  staffRead(calls, staffQuoteEndpoint, async ({ body, who }) => {
    const { locale = 'uk', currency, lines, delivery = null, account, discount_percent } = body
    const customer = account ? await getAccount(deps.customers, account, 'account') : null
    const chosen = { customer, percent: discount_percent ?? 0 }
    const asked = { currency, lines, delivery, session: null, buyer: `staff ${who}`, client: clientKey(''), chosen }
    return quoteAnswer(await quoteCart(deps, asked), locale)
  })

  staffWrite(calls, makeOrderEndpoint, async ({ body, who, idempotencyKey: key }) => {
    const order = await makeOrder(deps, { body, who, key })
    const { number, sums, made_by_staff, customer_id } = order
    const after = {
      ...statesOf(order),
      total: sums.total,
      currency: order.currency,
      discount_kind: sums.discount_kind,
      discount_percent: sums.discount_percent,
      paid_in_shop: made_by_staff?.paid_in_shop ?? null,
      ...(made_by_staff?.handed_over && { handed_over: true }),
      account: customer_id,
    }
    return {
      answer: { order: fullOrder(order, deps.clock.now()) },
      change: { action: 'order_make', subject: number, before: null, after },
    }
  })
}
