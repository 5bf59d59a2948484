import { changeCount } from '@shop/shell/cart'
import { useRef } from 'react'
import type { CartLineView } from '../../quoted-cart/cart-view.ts'
import { takeOut } from '../../quoted-cart/change-lines.ts'
import { useTexts } from '../../use-texts.ts'
import { CartLine } from './CartLine.tsx'
import css from './CartLines.module.css'

type CartLinesProps = {
  lines: readonly CartLineView[]
  /** Lines that were just cut down to what is left. */
  reducedIds: readonly string[]
}

export function CartLines({ lines, reducedIds }: CartLinesProps) {
  const { t } = useTexts()
  const list = useRef<HTMLUListElement>(null)

  function onRemove({ key }: CartLineView, title: string) {
    takeOut(key, title)
    // The pressed button goes with its line: without a new place the focus would fall out of the list.
    list.current?.focus()
  }

  return (
    <ul ref={list} className={css.lines} tabIndex={-1} aria-label={t('cart.lines')}>
      {lines.map(line => (
        <CartLine
          key={line.id}
          line={line}
          isReduced={reducedIds.includes(line.id)}
          onCount={count => changeCount(line.key, count)}
          onRemove={title => onRemove(line, title)}
        />
      ))}
    </ul>
  )
}
