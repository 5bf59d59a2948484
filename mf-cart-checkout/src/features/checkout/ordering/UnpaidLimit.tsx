import type { ShopError } from '@shop/contracts/errors'
import { errorTexts } from '@shop/contracts/texts/error-texts'
import { useFormat } from '@shop/shell/format'
import { Link } from '@shop/shell/router'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { useTexts } from '../../../use-texts.ts'
import css from './UnpaidLimit.module.css'
import { type OwnOrder, unpaidLimit } from './unpaid-limit.ts'

/** Too many orders wait for their money: how to go on, and the buyer's own orders to pay or to cancel. */
export function UnpaidLimit({ refusal }: { refusal: ShopError }) {
  const { t } = useTexts()
  const { text, date, time } = useFormat()
  const { whose, most, until, open } = unpaidLimit(refusal)
  const when = (moment: string) => ({ date: date(moment), time: time(moment) })

  return (
    <Notice tone="error" announced title={text(errorTexts.unpaid_orders_limit)}>
      <p>{advice()}</p>
      {open.length > 0 && (
        <ul className={css.orders} aria-label={t('refusal.unpaidOrders')}>
          {open.map(one => (
            <li key={one.order}>{linkTo(one)}</li>
          ))}
        </ul>
      )}
    </Notice>
  )

  function advice(): string {
    if (whose === 'buyer' && most)
      return until ? t('refusal.unpaidBuyer', { ...most, ...when(until) }) : t('refusal.unpaidTooLarge', most)
    return until ? t('refusal.unpaidAddress', when(until)) : t('refusal.checkAndRetry')
  }

  // In a tab of its own: the filled-in form stays open beside it.
  function linkTo({ order, number, until }: OwnOrder) {
    return (
      <Link to={`/payment/${order}`} target="_blank">
        {t('refusal.unpaidOrder', { number, ...when(until) })}
      </Link>
    )
  }
}
