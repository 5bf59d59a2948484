import type { ReckonedLink } from '@shop/contracts/staff/customers/staff-customers'
import { formatAmount } from '@shop/shell/format'
import { Link } from '@shop/shell/router'
import { formatDay } from '../../moments.ts'
import { useStaffMember } from '../../session/session.ts'
import { useTexts } from '../../use-texts.ts'
import css from './Customer.module.css'

/** Orders by link that staff linked to the account, and what each adds to its purchases. */
export function CustomerLinks({ links }: { links: readonly ReckonedLink[] }) {
  const { t, locale } = useTexts()
  const { may } = useStaffMember()
  const mayRead = may('orders')
  return (
    <ul className={css.list} aria-label={t('customer.links')}>
      {links.map(({ number, date, amount, currency, status, counts_uah }) => (
        <li key={number} className={css.return}>
          {mayRead ? (
            <Link to={`/admin/other/third-party?${new URLSearchParams({ order: number })}`}>{number}</Link>
          ) : (
            number
          )}
          <span>
            {formatAmount(amount, currency)} · {t(`link.states.${status}`)}
          </span>
          <span>
            {counts_uah === null
              ? t('customer.notCounted')
              : t('customer.linkCounts', { sum: formatAmount(counts_uah, 'UAH') })}
          </span>
          <span className={css.quiet}>{formatDay(date, locale)}</span>
        </li>
      ))}
    </ul>
  )
}
