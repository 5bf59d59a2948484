import { type StaffOrder, staffOrdersEndpoint } from '@shop/contracts/staff/orders/staff-orders'
import { formatAmount } from '@shop/shell/format'
import { Link } from '@shop/shell/router'
import { Failure } from '../../components/Failure.tsx'
import look from '../../components/RowList.module.css'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'
import css from './RefundsToMake.module.css'

const SHOWN = 5
const query = { limit: SHOWN, 'filters[needs]': 'refund' } as const

/** For those who may refund: what colleagues ask for, and what is due for accepted returns. Nothing when nothing waits. */
export function RefundsToMake() {
  const { t } = useTexts()
  const { data, error, isFetching, refetch } = useStaffEndpoint(staffOrdersEndpoint, { query }, { staleTime: 0 })
  if (!data && error)
    return <Failure error={error} title={t('home.refundsFailed')} isRetrying={isFetching} onRetry={() => refetch()} />
  if (!data || data.orders.length === 0) return null
  return (
    <section aria-labelledby="refunds-to-make" className={css.section}>
      <h2 id="refunds-to-make" className={css.title}>
        {t('home.refunds')} <span className={css.count}>{data.count}</span>
      </h2>
      <ul className={look.rows}>
        {data.orders.map(order => (
          <li key={order.number} className={css.refund}>
            <Link to={`/admin/orders?needs=refund&order=${order.number}`} className={css.link}>
              {order.number}
            </Link>
            <span className={css.sum}>{formatAmount(sumOf(order), 'UAH')}</span>
            <span className={css.about}>
              {order.name} · <Why order={order} />
            </span>
          </li>
        ))}
      </ul>
      {data.count > SHOWN && <Link to="/admin/orders?needs=refund">{t('home.allRefunds')}</Link>}
    </section>
  )
}

function Why({ order: { refund_request: asked } }: { order: StaffOrder }) {
  const { t } = useTexts()
  return asked ? t('home.refundAsked', { who: asked.who, reason: asked.reason }) : t('home.refundDue')
}

function sumOf({ refund_request: asked, refund_due = 0 }: StaffOrder): number {
  return asked ? Math.max(asked.amount, refund_due) : refund_due
}
