import type { Quote } from '@shop/contracts/cart/cart'
import { formatAmount } from '@shop/shell/format'
import { ProgressBar } from '@shop/ui-kit/feedback/ProgressBar'
import { useTexts } from '../../use-texts.ts'
import css from './NextDiscount.module.css'

/** How far it is to the percent that comes by itself: just before it, more costs less. It comes and goes, so it stands where it moves nothing. */
export function NextDiscount({ quote }: { quote: Quote | null }) {
  const { t } = useTexts()
  if (!quote?.next_discount) return null
  const { percent, from, missing, is_near } = quote.next_discount
  const values = { percent, missing: formatAmount(missing, quote.currency) }
  return (
    <div className={css.next} data-near={is_near || undefined}>
      <ProgressBar
        label={t(is_near ? 'discount.near' : 'discount.missing', values)}
        value={from - missing}
        max={from}
      />
    </div>
  )
}
