import { $cart, setCartLines } from '@shop/shell/cart/cart'
import { useFormat } from '@shop/shell/format'
import { notify } from '@shop/shell/notices'
import { syncCart } from '@shop/shell/synced-cart'
import { useEffect, useState } from 'react'
import { lineId } from '../../../quoted-cart/cart-view.ts'
import { type Cart, useCart } from '../../../quoted-cart/use-cart.ts'
import { useTrackOnce } from '../../../quoted-cart/use-track-once.ts'
import { texts } from '../../../use-texts.ts'
import { fitLines, type LineChange } from './fit-lines.ts'
import { useExpiryWatch } from './notify-expired.ts'

const READING_MS = 10_000

/** The cart, cut down to what is left as soon as the service says so; the shopper is notified. */
export function useFittingCart(): Cart & { reducedIds: readonly string[] } {
  const cart = useCart()
  const [reducedIds, setReducedIds] = useState<readonly string[]>([])
  const { text } = useFormat()
  const answer = cart.isSettled ? cart.answer : null
  // An opened cart must be complete, also after a save that failed.
  useEffect(() => void syncCart(), [])
  useExpiryWatch()
  useTrackOnce('view_cart', cart)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new answer can make the cart too large
  useEffect(() => {
    if (!answer) return
    const { lines, changes } = fitLines($cart.get(), answer)
    if (changes.length === 0) return
    setCartLines(lines)
    setReducedIds(changes.map(({ line }) => lineId(line)))
    const titles = new Map(cart.lines.map(({ id, title }) => [id, title && text(title)]))
    notifyChanges(changes.map(change => ({ ...change, title: titles.get(lineId(change.line)) ?? change.line.article })))
  }, [answer])
  return { ...cart, reducedIds }
}

type NamedChange = LineChange & { title: string }

function notifyChanges(changes: readonly NamedChange[]): void {
  const [first] = changes
  const isOnlyOne = first && changes.length === 1
  const message = isOnlyOne ? textOf(first) : texts('changes.several', { count: changes.length })
  notify(message, { lastsMs: READING_MS })
}

function textOf({ count, title }: NamedChange): string {
  return count > 0 ? texts('changes.reduced', { count, title }) : texts('changes.gone', { title })
}
