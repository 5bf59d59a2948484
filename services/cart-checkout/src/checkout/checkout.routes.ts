import type { Sellable } from '@shop/contracts/catalog/stock'
import { createOrderEndpoint } from '@shop/contracts/orders/orders'
import { toDecimal } from '@shop/money/money'
import type { ClientRule } from '@shop/service-kit/auth/limits'
import { bodyHash } from '@shop/service-kit/calls/body-hash'
import { handle } from '@shop/service-kit/calls/handle'
import type { Routes } from '@shop/service-kit/calls/routes'
import { createSharedRuns } from '@shop/service-kit/calls/shared-runs'
import type { Catalog } from '../clients/catalog.ts'
import type { Order } from '../order/order.ts'
import { linesKey } from '../order/order-line.ts'
import { buyerOf, buyerOfKey } from '../order-access/owner.ts'
import { createCheckoutQueue } from './checkout-queue.ts'
import { type PlaceDeps, placeOrder } from './place-order.ts'
import { refuseSoldOut } from './refuse-order.ts'

/** Each checkout asks three services a few times; more at once only makes all of them slower. All have an answer in ten seconds. */
const QUEUE = { atOnce: 16, waitMs: 8000, checkAfterMs: [1000, 2500, 4000] }

/**
 * Tries, successful or not, counted before they enter the queue: an order with an invented price costs as much as a
 * right one. Thirty orders in that time are the most of an address, so each of them may have its price changed twice.
 */
const tries: ClientRule = { counts: 'client', name: 'order-try', max: 90, seconds: 600, onStoreDown: 'allow' }

export function addCheckoutRoutes(routes: Routes, deps: PlaceDeps): void {
  const queue = createCheckoutQueue(QUEUE)
  const once = createSharedRuns<Order>()
  const reading = createSharedRuns<Sellable[]>()
  // Hundreds who wait for the same items ask for them together.
  const catalog: Pick<Catalog, 'sellables'> = {
    sellables: lines => reading(linesKey(lines), () => deps.catalog.sellables(lines)),
  }

  handle(routes, createOrderEndpoint, async ({ body, buyer: cookie, idempotencyKey: key, session, client, ctx }) => {
    const buyer = buyerOf(cookie ?? buyerOfKey(ctx, key))
    const body_hash = bodyHash(body)
    const request = { body, buyer, client, key, body_hash, session }
    const place = () => placeOrder(deps, request)
    const check = () => refuseSoldOut({ catalog, orders: deps.orders }, request)
    const order = await once(`${buyer} ${key} ${body_hash}`, async () => {
      await deps.limits.take(tries, client)
      return queue(place, check)
    })
    const { number, ref, currency, sums, promised_until } = order
    const total = { amount: toDecimal(sums.total), currency }
    return { order: { number, ref, total, reserved_until: promised_until.toISOString() } }
  })
}
