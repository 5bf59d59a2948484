import type { ReckonedOrder, StaffCustomer } from '@shop/contracts/staff/customers/staff-customers'
import { formatAmount } from '@shop/shell/format'
import { Link } from '@shop/shell/router'
import { Badge } from '@shop/ui-kit/page/Badge'
import { ListTable } from '../../list/ListTable.tsx'
import type { ListColumn } from '../../list/list-column.ts'
import { formatDay } from '../../moments.ts'
import { useStaffMember } from '../../session/session.ts'
import { useTexts } from '../../use-texts.ts'
import css from './Customer.module.css'
import { CustomerLinks } from './CustomerLinks.tsx'
import { levelReason } from './level-reason.ts'

/** The customer's orders, what each of them adds to the level, and what that comes to. */
export function Reckoning({ customer }: { customer: StaffCustomer }) {
  const { t } = useTexts()
  const columns = useOrderColumns()
  const { kind, reckoned, links = [], level, level_counts, total_uah, largest_purchase_uah } = customer
  const { by, fromUah, next } = levelReason(customer)
  const sum = (uah: number) => formatAmount(uah, 'UAH')

  if (reckoned.length + links.length === 0)
    return <p className={css.quiet}>{t(kind === 'account' ? 'customer.noOrders' : 'customer.noOrdersGuest')}</p>
  return (
    <>
      {reckoned.length > 0 && (
        <ListTable
          caption={t('customer.eachOrder')}
          columns={columns}
          rows={reckoned}
          idOf={({ number }) => number}
          look="plain"
        />
      )}
      {links.length > 0 && <CustomerLinks links={links} />}
      <dl className={css.sums}>
        <div>
          <dt>{t('customer.sumC')}</dt>
          <dd>{sum(total_uah)}</dd>
        </div>
        <div>
          <dt>{t('customer.sumM')}</dt>
          <dd>{sum(largest_purchase_uah)}</dd>
        </div>
      </dl>
      {kind === 'account' ? (
        <>
          <p>
            <strong>{t('customer.level', { level })}</strong>: {t(`customer.levelBy.${by}`, { sum: sum(fromUah) })}
            {next && ` ${t('customer.nextLevel', { level: next.level, sum: sum(next.missingUah) })}`}
          </p>
          {!level_counts && <p className={css.quiet}>{t('customer.levelIdleText')}</p>}
        </>
      ) : (
        <p className={css.quiet}>{t('customer.levelGuest')}</p>
      )}
    </>
  )
}

function useOrderColumns(): ListColumn<ReckonedOrder>[] {
  const { t, locale } = useTexts()
  const { may } = useStaffMember()
  const mayRead = may('orders')
  const amount = (uah: number | undefined) => (uah === undefined ? '—' : formatAmount(uah, 'UAH'))
  return [
    {
      id: 'number',
      label: t('columns.number'),
      heading: true,
      cell: ({ number, date, attached_at }) => (
        <>
          {mayRead ? <Link to={`/admin/orders?${new URLSearchParams({ order: number })}`}>{number}</Link> : number}
          <span className={css.line}>{formatDay(date, locale)}</span>
          {attached_at && (
            <span className={css.line}>
              <Badge tone="info">{t('customer.attached', { day: formatDay(attached_at, locale) })}</Badge>
            </span>
          )}
        </>
      ),
    },
    {
      id: 'status',
      label: t('columns.status'),
      cell: ({ order_status, total, currency }) => (
        <>
          {t(`states.${order_status}`)}
          <span className={css.line}>{formatAmount(total, currency)}</span>
        </>
      ),
    },
    {
      id: 'kept',
      label: t('customer.columns.kept'),
      number: true,
      cell: ({ counts }) => (
        <>
          {counts ? amount(counts.kept_uah) : t('customer.notCounted')}
          {counts && counts.refunded_uah > 0 && (
            <span className={css.line}>
              {t('customer.refunded', { goods: amount(counts.goods_uah), sum: amount(counts.refunded_uah) })}
            </span>
          )}
        </>
      ),
    },
    {
      id: 'purchase',
      label: t('customer.columns.purchase'),
      number: true,
      cell: ({ counts }) => amount(counts?.purchase_uah),
    },
  ]
}
