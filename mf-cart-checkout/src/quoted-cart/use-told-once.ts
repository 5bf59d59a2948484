import { tellAct } from '@shop/shell/analytics'
import { $cart } from '@shop/shell/cart'
import { useEffect, useRef } from 'react'
import type { Cart } from './use-cart.ts'

/** A look into the cart, or a way to the till, is told once: with the first sums that are shown, not at each change of them. */
export function useToldOnce(event: 'view_cart' | 'begin_checkout', { isSettled }: Cart): void {
  const isTold = useRef(false)
  useEffect(() => {
    if (!isSettled || isTold.current || $cart.get().length === 0) return
    isTold.current = true
    tellAct(event, $cart.get())
  }, [isSettled, event])
}
