import { $cart, setCartLines } from '@shop/shell/cart'
import { useFormat } from '@shop/shell/format'
import { notify } from '@shop/shell/notices'
import { syncCart } from '@shop/shell/synced-cart'
import { useEffect, useState } from 'react'
import { lineId } from '../../quoted-cart/cart-view.ts'
import { type Cart, useCart } from '../../quoted-cart/use-cart.ts'
import { useToldOnce } from '../../quoted-cart/use-told-once.ts'
import { texts } from '../../use-texts.ts'
import { fitLines, type LineChange } from './fit-lines.ts'
import { useExpiryWatch } from './tell-expired.ts'

const READING_MS = 10_000

/** The cart, cut down to what is left as soon as the service says so; the shopper is told. */
export function useFittingCart(): Cart & { reducedIds: readonly string[] } {
  const cart = useCart()
  const [reducedIds, setReducedIds] = useState<readonly string[]>([])
  const { text } = useFormat()
  const answer = cart.isSettled ? cart.answer : null
  // Whoever looks into the cart wants the whole of it, also after a save that failed.
  useEffect(() => void syncCart(), [])
  useExpiryWatch()
  useToldOnce('view_cart', cart)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new answer can make the cart too large
  useEffect(() => {
    if (!answer) return
    const { lines, changes } = fitLines($cart.get(), answer)
    if (changes.length === 0) return
    setCartLines(lines)
    setReducedIds(changes.map(({ line }) => lineId(line)))
    const titles = new Map(cart.lines.map(({ id, title }) => [id, title && text(title)]))
    tell(changes.map(change => ({ ...change, title: titles.get(lineId(change.line)) ?? change.line.article })))
  }, [answer])
  return { ...cart, reducedIds }
}

type ToldChange = LineChange & { title: string }

function tell(changes: readonly ToldChange[]): void {
  const [first] = changes
  const isOnlyOne = first && changes.length === 1
  const told = isOnlyOne ? textOf(first) : texts('changes.several', { count: changes.length })
  notify(told, { lastsMs: READING_MS })
}

function textOf({ count, title }: ToldChange): string {
  return count > 0 ? texts('changes.reduced', { count, title }) : texts('changes.gone', { title })
}
