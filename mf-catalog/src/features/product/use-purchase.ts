import type { Product } from '@shop/contracts/products'
import { $cart, addToCart } from '@shop/shell/cart'
import { openPopup } from '@shop/shell/popup'
import { scrollBehavior } from '@shop/shell/scroll'
import { useStore } from '@shop/shell/use-store'
import { useState } from 'react'
import { tellFullCart } from '../../tell-full-cart.ts'
import { buyState, sizeToBuy } from './buy-state.ts'

export const SIZES_ID = 'sizes'

/** The shopper's choice of a size and what can be done with it. It outlives a change of colour or height. */
export function usePurchase({ article, sizes, preorder }: Pick<Product, 'article' | 'sizes' | 'preorder'>) {
  const cart = useStore($cart)
  const [sizeName, setSizeName] = useState<string | null>(null)
  const [isSizeMissed, setIsSizeMissed] = useState(false)

  const chosen = sizeToBuy(sizes, sizeName)
  const isInCart = cart.some(line => line.article === article && line.size === chosen?.name && line.bundle === null)
  const state = buyState({ sizes, isAwaited: preorder !== null, chosen, isInCart })

  function choose(name: string) {
    setSizeName(name)
    setIsSizeMissed(false)
  }

  /** Does what the button says. A missing size is asked for where it is chosen. */
  function act() {
    if (state === 'choose-size') {
      setIsSizeMissed(true)
      leadToSizes()
    }
    if (state === 'add' && chosen && !addToCart({ article, size: chosen.name })) return tellFullCart()
    if (state === 'add' || state === 'in-cart') openPopup('cart')
  }

  return { chosen, choose, isSizeMissed: isSizeMissed && state === 'choose-size', state, act }
}

export type Purchase = ReturnType<typeof usePurchase>

function leadToSizes() {
  const group = document.getElementById(SIZES_ID)
  group?.querySelector<HTMLElement>('input:not([aria-disabled])')?.focus({ preventScroll: true })
  group?.scrollIntoView({ block: 'center', behavior: scrollBehavior() })
}
