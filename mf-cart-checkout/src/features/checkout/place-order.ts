import { call } from '@shop/api-client/call'
import type { BodyOf } from '@shop/contracts/endpoint'
import { ShopError } from '@shop/contracts/errors'
import { createOrderEndpoint } from '@shop/contracts/orders'
import { keepPurchase } from '@shop/shell/analytics'
import { clearCart } from '@shop/shell/cart'
import { atom } from '@shop/shell/stores'
import { attemptKey, forgetAttempt } from './attempt-key.ts'
import { dropPromoCode } from './promo-code.ts'

type OrderBody = BodyOf<typeof createOrderEndpoint>

/** `placed` stays until the page is left, so that the emptied cart is not taken for "nothing to order". */
export const $placing = atom<'idle' | 'asking' | 'placed'>('idle')
export const $refusal = atom<ShopError | null>(null)

/** Places the order once, however often it is pressed. Gives back the order's public name, or null when refused. */
export async function placeOrder(body: OrderBody): Promise<string | null> {
  if ($placing.get() !== 'idle') return null
  $placing.set('asking')
  $refusal.set(null)
  try {
    const headers = { 'Idempotency-Key': attemptKey(body) }
    const { order } = await call(createOrderEndpoint, { body }, { headers })
    $placing.set('placed')
    keepPurchase(order.ref, body.lines)
    forgetAttempt()
    dropPromoCode()
    clearCart()
    return order.ref
  } catch (error) {
    const refusal = error instanceof ShopError ? error : new ShopError('unknown')
    if (refusal.code === 'idempotency_conflict') forgetAttempt()
    $refusal.set(refusal)
    $placing.set('idle')
    return null
  }
}

export function startAnew(): void {
  $placing.set('idle')
  $refusal.set(null)
}
