import type { Quote } from '@shop/contracts/cart'
import { changeCount } from '@shop/shell/cart'
import { Fragment, useRef } from 'react'
import type { CartLineView } from '../../quoted-cart/cart-view.ts'
import { moveToWishes, takeOut, takeOutLook } from '../../quoted-cart/change-lines.ts'
import { lookSaving } from '../../quoted-cart/look-saving.ts'
import { useTexts } from '../../use-texts.ts'
import { CartLine } from './CartLine.tsx'
import css from './CartLines.module.css'
import { groupByLook } from './cart-groups.ts'
import { LookGroup } from './LookGroup.tsx'

type CartLinesProps = {
  lines: readonly CartLineView[]
  /** Lines that were just cut down to what is left. */
  reducedIds: readonly string[]
  quote: Quote | null
}

export function CartLines({ lines, reducedIds, quote }: CartLinesProps) {
  const { t } = useTexts()
  const list = useRef<HTMLUListElement>(null)

  // The pressed button goes with its line: without a new place the focus would fall out of the list.
  const keepFocus = () => list.current?.focus()

  function onRemove({ key }: CartLineView, title: string) {
    takeOut(key, title, quote)
    keepFocus()
  }

  function onMove({ key }: CartLineView, title: string) {
    moveToWishes(key, title, quote)
    keepFocus()
  }

  function onRemoveLook(pieces: readonly CartLineView[]) {
    takeOutLook(pieces.map(({ key }) => key))
    keepFocus()
  }

  function toLine(line: CartLineView) {
    return (
      <CartLine
        key={line.id}
        line={line}
        isReduced={reducedIds.includes(line.id)}
        onCount={count => changeCount(line.key, count)}
        onRemove={title => onRemove(line, title)}
        onMove={title => onMove(line, title)}
      />
    )
  }

  return (
    <ul ref={list} className={css.lines} tabIndex={-1} aria-label={t('cart.lines')}>
      {groupByLook(lines).map(({ look, lines }) =>
        look ? (
          <LookGroup key={look} look={look} saving={lookSaving(quote)} onRemove={() => onRemoveLook(lines)}>
            {lines.map(toLine)}
          </LookGroup>
        ) : (
          <Fragment key={lines[0]?.id}>{lines.map(toLine)}</Fragment>
        ),
      )}
    </ul>
  )
}
