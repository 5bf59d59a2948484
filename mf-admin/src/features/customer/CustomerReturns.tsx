import type { StaffCustomer } from '@shop/contracts/staff/customers/staff-customers'
import { Link } from '@shop/shell/router'
import { Badge } from '@shop/ui-kit/page/Badge'
import { formatDay } from '../../moments.ts'
import { useTexts } from '../../use-texts.ts'
import css from './Customer.module.css'

const tones = { open: 'warn', accepted: 'success', refused: 'plain' } as const

/** What came back of the customer's orders, or is to. */
export function CustomerReturns({ returns }: Pick<StaffCustomer, 'returns'>) {
  const { t, locale } = useTexts()
  return (
    <ul className={css.list}>
      {returns.map(({ order, at, state, cause, pieces }) => (
        <li key={`${order} ${at}`} className={css.return}>
          <Link to={`/admin/orders?${new URLSearchParams({ order })}`}>{order}</Link>
          <Badge tone={tones[state]}>{t(`returns.${state}`)}</Badge>
          <span>
            {t('customer.pieces', { count: pieces })}
            {cause && ` · ${t(`returns.cause.${cause}`)}`}
          </span>
          <span className={css.quiet}>{formatDay(at, locale)}</span>
        </li>
      ))}
    </ul>
  )
}
