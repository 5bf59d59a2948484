import { $cart, addToCart } from '@shop/shell/cart'
import { openPopup } from '@shop/shell/popup'
import { useNavigate, useSearchParams } from '@shop/shell/router'
import { useStore } from '@shop/shell/use-store'
import { useState } from 'react'
import { tellFullCart } from '../../tell-full-cart.ts'
import { type Choices, type Garment, isWhole, type Piece, piecesOf } from './look.ts'
import { readLookAddress, writeLookAddress } from './look-address.ts'

/** What is chosen of a look, and putting it into the cart together. */
export function useLook(bundle: string, garments: readonly Garment[]) {
  const cart = useStore($cart)
  const { choices, setChoices } = useChoices(garments)
  const [isMissedShown, setIsMissedShown] = useState(false)

  const pieces = piecesOf(garments, choices)
  const taken = pieces.filter(({ isTaken }) => isTaken)
  const missed = taken.filter(({ size }) => !size)
  const isReady = taken.length > 0 && missed.length === 0
  // Pieces of a look that is not whole are bought like any others.
  const tag = isWhole(pieces) ? bundle : null
  const isInCart = isReady && taken.every(piece => cart.some(line => isLineOf(line, piece, tag)))

  function act() {
    const [first] = missed
    setIsMissedShown(first !== undefined)
    if (first) return focusSizesOf(first.name)
    for (const { product, size } of taken) {
      if (size && !addToCart({ article: product.article, size: size.name, bundle: tag })) return tellFullCart()
    }
    openPopup('cart')
  }

  return {
    choices,
    setChoices,
    pieces,
    taken,
    /** Named once the shopper has tried without them. */
    missed: isMissedShown ? missed : [],
    isInCart,
    act,
  }
}

/** Choices live in the address: a reload, a link to a friend and the way back show the look as it was put together. */
function useChoices(garments: readonly Garment[]) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  // The router takes its time; a size that was pressed must show it at once.
  const [choices, setChoices] = useState<Choices>(() => readLookAddress(params, garments))

  function choose(next: Choices) {
    setChoices(next)
    const search = String(writeLookAddress(params, next, garments))
    // Many small choices are no steps that Back should undo one by one.
    void navigate({ search }, { replace: true, preventScrollReset: true })
  }
  return { choices, setChoices: choose }
}

type Line = { article: string; size: string; bundle: string | null }

function isLineOf(line: Line, { product, size }: Piece, tag: string | null): boolean {
  return line.bundle === tag && line.article === product.article && line.size === size?.name
}

export function sizesId(piece: string): string {
  return `sizes-${piece}`
}

/** Brings the choice of sizes of a piece before the eyes and under the keys. */
export function focusSizesOf(piece: string): void {
  const group = document.getElementById(sizesId(piece))
  group?.scrollIntoView({ block: 'center' })
  group?.querySelector('input')?.focus({ preventScroll: true })
}
