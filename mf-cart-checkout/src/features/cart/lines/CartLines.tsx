import type { Quote } from '@shop/contracts/cart/cart'
import { changeCount } from '@shop/shell/cart/cart'
import { Fragment, useRef } from 'react'
import { bundleSaving } from '../../../quoted-cart/bundle-saving.ts'
import type { CartLineView } from '../../../quoted-cart/cart-view.ts'
import { moveToWishes, takeOut, takeOutBundle } from '../../../quoted-cart/change-lines.ts'
import { useTexts } from '../../../use-texts.ts'
import { BundleGroup } from './BundleGroup.tsx'
import { CartLine } from './CartLine.tsx'
import css from './CartLines.module.css'

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

  function onRemoveBundle(bundled: readonly CartLineView[]) {
    takeOutBundle(bundled.map(({ key }) => key))
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
      {groupByBundle(lines).map(({ bundle, lines }) =>
        bundle ? (
          <BundleGroup key={bundle} bundle={bundle} saving={bundleSaving(quote)} onRemove={() => onRemoveBundle(lines)}>
            {lines.map(toLine)}
          </BundleGroup>
        ) : (
          <Fragment key={lines[0]?.id}>{lines.map(toLine)}</Fragment>
        ),
      )}
    </ul>
  )
}

/** Lines of one bundle stand together; `bundle` is null for a line that is bought on its own. */
type CartGroup = { bundle: string | null; lines: readonly CartLineView[] }

/** Each bundle stands where its first item stands. One item alone is no bundle. */
function groupByBundle(lines: readonly CartLineView[]): CartGroup[] {
  const groups = Map.groupBy(lines, ({ id, key }) => key.bundle ?? id)
  return [...groups.values()].map(lines => ({
    bundle: lines.length > 1 ? (lines[0]?.key.bundle ?? null) : null,
    lines,
  }))
}
