import { changeCount } from '@shop/shell/cart/cart'
import { formatAmount } from '@shop/shell/format'
import { Link } from '@shop/shell/router'
import { Icon } from '@shop/ui-kit/Icon'
import { useId, useRef, useState } from 'react'
import { takeOut } from '../../../quoted-cart/change-lines.ts'
import { QuoteFailure } from '../../../quoted-cart/QuoteFailure.tsx'
import { Totals } from '../../../quoted-cart/Totals.tsx'
import type { Cart } from '../../../quoted-cart/use-cart.ts'
import { useTexts } from '../../../use-texts.ts'
import { PromoCode } from '../promo/PromoCode.tsx'
import css from './OrderSummary.module.css'
import { SummaryLine } from './SummaryLine.tsx'

/** What is being ordered, always in sight; on phones folded under its total. */
export function OrderSummary({ lines, itemCount, quote, answer, isRefreshing, failure, promoRefusal, refresh }: Cart) {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  // The pressed button goes with its problem: without a new place the focus would be lost.
  const keepFocus = () => list.current?.focus({ preventScroll: true })
  const hasProblem = lines.some(({ problem }) => problem !== null)
  const isShown = isOpen || hasProblem

  return (
    <aside className={css.summary} aria-labelledby={`${id}-heading`}>
      <div className={css.top}>
        <h2 id={`${id}-heading`} className={css.heading}>
          {t('summary.title', { count: itemCount })}
        </h2>
        <Link to="/cart" className={css.edit}>
          {t('summary.edit')}
        </Link>
      </div>
      <button
        type="button"
        className={css.toggle}
        aria-expanded={isShown}
        aria-controls={`${id}-lines ${id}-totals`}
        onClick={() => setOpen(!isShown)}
      >
        <span>{t(isShown ? 'summary.hide' : 'summary.show')}</span>
        <Icon name={isShown ? 'chevron-up' : 'chevron-down'} size={20} />
        <span className={css.folded}>{quote && formatAmount(quote.total, quote.currency)}</span>
      </button>
      <div id={`${id}-lines`} className={css.content} data-open={isShown || undefined}>
        <ul ref={list} className={css.lines} tabIndex={-1} aria-labelledby={`${id}-heading`}>
          {lines.map(line => (
            <SummaryLine
              key={line.id}
              line={line}
              onReduce={count => {
                changeCount(line.key, count)
                keepFocus()
              }}
              onRemove={title => {
                takeOut(line.key, title, quote)
                keepFocus()
              }}
            />
          ))}
        </ul>
      </div>
      {/* A customer with a code need not unfold anything to use it. */}
      <PromoCode promo={answer?.promo} refusal={promoRefusal} isAsking={isRefreshing} onAgain={() => void refresh()} />
      <div id={`${id}-totals`} className={css.content} data-open={isShown || undefined}>
        {failure && <QuoteFailure failure={failure} isRetrying={isRefreshing} onRetry={refresh} />}
        {(quote || !failure) && (
          <Totals quote={quote} isRefreshing={isRefreshing} deliveryNote={t('totals.deliveryUnknown')} />
        )}
      </div>
    </aside>
  )
}
