import { trackEvent } from '@shop/shell/analytics'
import { $cart } from '@shop/shell/cart/cart'
import { useEffect, useRef } from 'react'
import type { Cart } from './use-cart.ts'

/** A view of the cart, or the begin of a checkout, is tracked once: with the first sums that are shown, not at each change of them. */
export function useTrackOnce(event: 'view_cart' | 'begin_checkout', { isSettled }: Cart): void {
  const isTracked = useRef(false)
  useEffect(() => {
    if (!isSettled || isTracked.current || $cart.get().length === 0) return
    isTracked.current = true
    trackEvent(event, $cart.get())
  }, [isSettled, event])
}
