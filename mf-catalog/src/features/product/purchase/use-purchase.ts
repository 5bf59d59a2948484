import type { Product } from '@shop/contracts/catalog/products'
import { $cart, addToCart } from '@shop/shell/cart/cart'
import { openPopup, preparePopup } from '@shop/shell/popup'
import { scrollBehavior } from '@shop/shell/scroll'
import { useStore } from '@shop/shell/use-store'
import { useEffect, useState } from 'react'
import { notifyFullCart } from '../../../notify-full-cart.ts'
import { buyState, sizeToBuy } from './buy-state.ts'

export const SIZES_ID = 'sizes'

/** The shopper's choice of a size and what can be done with it. It outlives a change of colour or height. */
export function usePurchase({ article, sizes }: Pick<Product, 'article' | 'sizes'>) {
  const cart = useStore($cart)
  const [wanted, setWanted] = useState<string | null>(null)
  const [isSizeMissed, setIsSizeMissed] = useState(false)
  const [missed, setMissed] = useState<{ article: string; size: string } | null>(null)

  const chosen = sizeToBuy(sizes, wanted)
  const isInCart = cart.some(line => line.article === article && line.size === chosen?.name && line.bundle === null)
  const state = buyState({ sizes, chosen, isInCart })

  // Also when the size chosen before is there in another colour or height.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is about to be bought
  useEffect(() => {
    if (wanted) prepare()
  }, [article, wanted])

  /** Brings the cart, with what is about to be added, before it is opened. */
  function prepare() {
    if (chosen && state === 'add') preparePopup({ name: 'cart', adding: { article, size: chosen.name, bundle: null } })
  }

  function choose(name: string) {
    setWanted(name)
    setIsSizeMissed(false)
    setMissed(null)
  }

  /** Does what the button says. A missing size is asked for where it is chosen. */
  function act() {
    if (!chosen) {
      setIsSizeMissed(true)
      return leadToSizes()
    }
    const key = { article, size: chosen.name }
    if (state === 'preorder') return openPopup('preorder-warning', key)
    if (state === 'add' && !addToCart(key)) return notifyFullCart()
    openPopup('cart')
  }

  return {
    state,
    act,
    prepare,
    chosen,
    choose,
    /** A sold-out size that the shopper would rather have; only of the colour and height in which it was asked for. */
    awaited: missed?.article === article ? missed.size : null,
    awaitSize: (size: string) => setMissed({ article, size }),
    isSizeMissed: isSizeMissed && state === 'choose-size',
    /** The size wished for, where this colour or height does not have it. */
    lost: chosen ? null : wanted,
  }
}

export type Purchase = ReturnType<typeof usePurchase>

function leadToSizes() {
  const group = document.getElementById(SIZES_ID)
  group?.querySelector<HTMLElement>('input:not([aria-disabled])')?.focus({ preventScroll: true })
  group?.scrollIntoView({ block: 'center', behavior: scrollBehavior() })
}
