import { call } from '@shop/api-client/call'
import { storedNames } from '@shop/contracts/browser-storage'
import type { BodyOf } from '@shop/contracts/endpoint'
import { ShopError } from '@shop/contracts/errors'
import { createOrderEndpoint } from '@shop/contracts/orders/orders'
import { savePurchase } from '@shop/shell/analytics'
import { clearCart } from '@shop/shell/cart/cart'
import { atom } from '@shop/shell/stores'
import { rememberWaitingOrder } from '../../../waiting-order/waiting-order.ts'
import { dropPromoCode } from '../promo/promo-code.ts'

const NAME = storedNames.checkoutAttempt

type OrderBody = BodyOf<typeof createOrderEndpoint>

type Attempt = { key: string; body: string }

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
    savePurchase(order.ref, body.lines)
    rememberWaitingOrder(order)
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

/**
 * The idempotency key of an order. The same order asked again, even after a reload, has the same key,
 * so that a lost answer never becomes a second order.
 */
function attemptKey(body: object): string {
  const text = JSON.stringify(body)
  const kept = readAttempt()
  if (kept?.body === text) return kept.key
  const attempt = { key: crypto.randomUUID(), body: text }
  sessionStorage.setItem(NAME, JSON.stringify(attempt))
  return attempt.key
}

function forgetAttempt(): void {
  sessionStorage.removeItem(NAME)
}

function readAttempt(): Attempt | null {
  try {
    const kept: Partial<Attempt> | null = JSON.parse(sessionStorage.getItem(NAME) ?? 'null')
    return kept?.key && kept.body ? { key: kept.key, body: kept.body } : null
  } catch {
    return null
  }
}
