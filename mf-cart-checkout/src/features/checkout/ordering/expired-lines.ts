import { CART_LINE_LIFE_MS } from '@shop/contracts/cart/cart-limits'
import { $cart, type CartLine, setCartLines } from '@shop/shell/cart/cart'
import { atom } from '@shop/shell/stores'
import { useStore } from '@shop/shell/use-store'
import { useEffect } from 'react'

const CHECK_EVERY_MS = 60_000

/** When the lines were last checked. */
const $now = atom(Date.now())
const check = () => $now.set(Date.now())

/**
 * Lines that expired while the checkout was open. On load, expired lines are removed without a question; here the customer
 * is about to order them, and decides.
 */
export function useExpiredLines(): readonly CartLine[] {
  const lines = useStore($cart)
  const now = useStore($now)
  useEffect(() => {
    check()
    const timer = setInterval(check, CHECK_EVERY_MS)
    // A sleeping tab runs no timers: it checks when it is opened again.
    document.addEventListener('visibilitychange', check)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', check)
    }
  }, [])
  return lines.filter(line => isExpired(line, now))
}

/** Is something in the cart too old to be ordered without a question? Checking makes the notice appear. */
export function hasExpired(): boolean {
  check()
  return $cart.get().some(line => isExpired(line, $now.get()))
}

/** The customer still wants them: they wait as long as new ones. */
export function keepExpired(): void {
  setCartLines($cart.get().map(line => (isExpired(line, Date.now()) ? { ...line, timestamp: Date.now() } : line)))
}

export function removeExpired(): void {
  setCartLines($cart.get().filter(line => !isExpired(line, Date.now())))
}

function isExpired({ timestamp }: CartLine, now: number): boolean {
  return now - timestamp > CART_LINE_LIFE_MS
}
