import type { FullOrder } from '@shop/contracts/staff/orders/staff-orders'
import { AccountingBadge, RefusalText } from '../../accounting/AccountingBadge.tsx'
import { OrderFileButton, SendTo1c } from '../../accounting/SendTo1c.tsx'
import { Facts } from '../../components/Facts.tsx'
import { formatDay, formatTime } from '../../moments.ts'
import { textOfCode, useTexts } from '../../use-texts.ts'
import css from './OrderAccounting.module.css'

/** Where the order stands in 1C, why what it said was refused, and the way into its queue. */
export function OrderAccounting({ order: { number, accounting } }: { order: FullOrder }) {
  const { t, locale } = useTexts()
  return (
    <div className={css.accounting}>
      <p className={css.state}>
        <AccountingBadge accounting={accounting} />
        {accounting?.refusal && (
          <span className={css.refusal}>
            <RefusalText refusal={accounting.refusal} />
          </span>
        )}
      </p>
      {accounting && (
        <Facts
          facts={[
            {
              name: t('accounting.since'),
              value: `${formatDay(accounting.at, locale)}, ${formatTime(accounting.at, locale)}`,
            },
            { name: t('accounting.sentBy'), value: textOfCode(t, 'who', accounting.by) },
            ...(accounting.number_1c ? [{ name: t('accounting.number'), value: accounting.number_1c }] : []),
          ]}
        />
      )}
      <div className={css.buttons}>
        <SendTo1c number={number} accounting={accounting} />
        <OrderFileButton number={number} />
      </div>
    </div>
  )
}
