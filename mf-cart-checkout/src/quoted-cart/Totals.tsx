import type { Quote } from '@shop/contracts/cart/cart'
import { formatAmount } from '@shop/shell/format'
import { Skeleton } from '@shop/ui-kit/Skeleton'
import { VisuallyHidden } from '@shop/ui-kit/VisuallyHidden'
import { useTexts } from '../use-texts.ts'
import css from './Totals.module.css'

type TotalsProps = {
  quote: Quote | null
  isRefreshing: boolean
  /** In place of the delivery's price while none is chosen. */
  deliveryNote: string
}

/** What the goods cost before their own reductions, which are shown row by row. */
function goodsAtListPrices({ subtotal, explained }: Quote): number {
  const own = explained.filter(({ rule }) => rule === 'sale' || rule === 'bundle')
  return own.reduce((sum, { amount }) => sum + amount, subtotal)
}

export function Totals({ quote, isRefreshing, deliveryNote }: TotalsProps) {
  const { t } = useTexts()
  if (!quote) return <TotalsSkeleton />
  const money = (amount: number) => formatAmount(amount, quote.currency)
  // What a code saves is shown beside the delivery: as a row of its own it would be taken off a second time.
  const spared = quote.explained.find(({ rule }) => rule === 'free_delivery')?.amount
  const reductions = quote.explained.filter(({ rule }) => rule !== 'free_delivery')
  const price = quote.delivery === 0 ? t('totals.free') : quote.delivery !== null && money(quote.delivery)

  return (
    <div className={css.totals} aria-busy={isRefreshing}>
      <dl className={css.rows}>
        <div className={css.row}>
          <dt>{t('totals.goods')}</dt>
          <dd>{money(goodsAtListPrices(quote))}</dd>
        </div>
        {reductions.map(({ rule, text, amount }) => (
          <div key={rule} className={css.row} data-tone="sale">
            <dt>{text}</dt>
            <dd>−{money(amount)}</dd>
          </div>
        ))}
        <div className={css.row}>
          <dt>{t('totals.delivery')}</dt>
          <dd className={price ? undefined : css.note}>
            {spared !== undefined && (
              <s className={css.spared}>
                <VisuallyHidden>{t('line.before')} </VisuallyHidden>
                {money(spared)}
              </s>
            )}
            {price || deliveryNote}
          </dd>
        </div>
        <div className={css.total}>
          <dt>{t('totals.total')}</dt>
          <dd>{money(quote.total)}</dd>
        </div>
      </dl>
      <VisuallyHidden>
        <span role="status">{!isRefreshing && t('totals.announced', { total: money(quote.total) })}</span>
      </VisuallyHidden>
    </div>
  )
}

function TotalsSkeleton() {
  return (
    <div className={css.totals} aria-busy="true">
      <div className={css.rows}>
        <Skeleton />
        <Skeleton />
        <Skeleton shape="title" />
      </div>
    </div>
  )
}
