import type { Product } from '@shop/contracts/products'
import { $cart, addToCart } from '@shop/shell/cart'
import { openPopup } from '@shop/shell/popup'
import { useStore } from '@shop/shell/use-store'
import { useState } from 'react'
import { tellFullCart } from '../../tell-full-cart.ts'

/** Sizes chosen for the pieces of a look, and putting them into the cart together. */
export function useLook(bundle: string, products: readonly Product[]) {
  const cart = useStore($cart)
  const [sizes, setSizes] = useState<Readonly<Record<string, string>>>({})
  const [isMissedShown, setIsMissedShown] = useState(false)

  const pieces = products.map(product => ({
    product,
    sizes: product.sizes,
    chosen: product.sizes.find(({ name, count }) => name === sizes[product.article] && count > 0),
    isSoldOut: product.sizes.every(({ count }) => count === 0),
  }))
  const missed = pieces.filter(({ chosen }) => !chosen)
  const isSoldOut = pieces.some(piece => piece.isSoldOut)
  const isInCart =
    missed.length === 0 &&
    pieces.every(({ product, chosen }) =>
      cart.some(line => line.bundle === bundle && line.article === product.article && line.size === chosen?.name),
    )

  function act() {
    const [first] = missed
    setIsMissedShown(first !== undefined)
    if (first) return document.getElementById(sizesId(first.product.article))?.querySelector('input')?.focus()
    for (const { product, chosen } of pieces) {
      if (chosen && !addToCart({ article: product.article, size: chosen.name, bundle })) return tellFullCart()
    }
    openPopup('cart')
  }

  return {
    pieces,
    isSoldOut,
    isInCart,
    isMissed: (article: string) => isMissedShown && missed.some(({ product }) => product.article === article),
    choose: (article: string, size: string) => setSizes({ ...sizes, [article]: size }),
    act,
  }
}

export function sizesId(article: string): string {
  return `sizes-${article}`
}
