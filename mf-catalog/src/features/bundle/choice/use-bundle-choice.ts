import { $cart, addToCart } from '@shop/shell/cart/cart'
import { openPopup } from '@shop/shell/popup'
import { useNavigate, useSearchParams } from '@shop/shell/router'
import { useStore } from '@shop/shell/use-store'
import { useState } from 'react'
import { notifyFullCart } from '../../../notify-full-cart.ts'
import { readBundleAddress, writeBundleAddress } from './bundle-address.ts'
import { type BundleItem, type Choices, type Garment, isWhole, itemsOf } from './bundle-items.ts'

/** What is chosen of a bundle, and putting it into the cart together. */
export function useBundleChoice(bundle: string, garments: readonly Garment[]) {
  const cart = useStore($cart)
  const { choices, setChoices } = useChoices(garments)
  const [isMissedShown, setIsMissedShown] = useState(false)

  const items = itemsOf(garments, choices)
  const taken = items.filter(({ isTaken }) => isTaken)
  const missed = taken.filter(({ size }) => !size)
  const isReady = taken.length > 0 && missed.length === 0
  // Items of a bundle that is not whole are bought like any others.
  const tag = isWhole(items) ? bundle : null
  const isInCart = isReady && taken.every(item => cart.some(line => isLineOf(line, item, tag)))

  function act() {
    const [first] = missed
    setIsMissedShown(first !== undefined)
    if (first) return focusSizesOf(first.name)
    for (const { product, size } of taken) {
      if (size && !addToCart({ article: product.article, size: size.name, bundle: tag })) return notifyFullCart()
    }
    openPopup('cart')
  }

  return {
    choices,
    setChoices,
    items,
    taken,
    /** Named once the shopper has tried without them. */
    missed: isMissedShown ? missed : [],
    isInCart,
    act,
  }
}

/** Choices live in the address: a reload, a link to a friend and a step back show the bundle as it was put together. */
function useChoices(garments: readonly Garment[]) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  // The router takes its time; a size that was pressed must show it at once.
  const [choices, setChoices] = useState<Choices>(() => readBundleAddress(params, garments))

  function choose(next: Choices) {
    setChoices(next)
    const search = String(writeBundleAddress(params, next, garments))
    // Many small choices are no steps that Back should undo one by one.
    void navigate({ search }, { replace: true, preventScrollReset: true })
  }
  return { choices, setChoices: choose }
}

type Line = { article: string; size: string; bundle: string | null }

function isLineOf(line: Line, { product, size }: BundleItem, tag: string | null): boolean {
  return line.bundle === tag && line.article === product.article && line.size === size?.name
}

export function sizesId(item: string): string {
  return `sizes-${item}`
}

/** Brings the choice of sizes of an item before the eyes and under the keys. */
export function focusSizesOf(item: string): void {
  const group = document.getElementById(sizesId(item))
  group?.scrollIntoView({ block: 'center' })
  group?.querySelector('input')?.focus({ preventScroll: true })
}
