import type { CustomerRow } from '@shop/contracts/staff/customers/staff-customers'
import { formatAmount } from '@shop/shell/format'
import { Link } from '@shop/shell/router'
import { Badge } from '@shop/ui-kit/page/Badge'
import { Highlighted } from '../../components/Highlighted.tsx'
import type { ListColumn } from '../../list/list-column.ts'
import { formatDay } from '../../moments.ts'
import { useTexts } from '../../use-texts.ts'
import css from './CustomerColumns.module.css'

export const customerPageOf = (id: string) => `/admin/customer-base/${id}`

/** What the list says of each customer; contacts are masked. */
export function useCustomerColumns(search = ''): ListColumn<CustomerRow>[] {
  const { t, locale } = useTexts()
  const columns: Omit<ListColumn<CustomerRow>, 'label'>[] = [
    {
      id: 'name',
      width: 200,
      heading: true,
      cell: ({ id, kind, name, surname, masked_email, has_birthday, tags }) => (
        <>
          <Link to={customerPageOf(id)} className={css.name}>
            <Highlighted text={`${name} ${surname}`.trim() || masked_email} search={search} />
          </Link>
          {kind !== 'account' && <span className={css.quiet}>{t(`customers.kindFilter.${kind}`)}</span>}
          {tags.length > 0 && <span className={css.quiet}>{tags.join(' · ')}</span>}
          {has_birthday && (
            <span className={css.badge}>
              <Badge tone="info">{t('customers.birthdayNow')}</Badge>
            </span>
          )}
        </>
      ),
    },
    {
      id: 'contacts',
      width: 190,
      cell: ({ masked_phone, masked_email }) => (
        <span className={css.contacts}>
          <span className={css.whole}>{masked_phone ?? '—'}</span>
          <span className={css.quiet}>{masked_email}</span>
        </span>
      ),
    },
    {
      id: 'level',
      width: 110,
      cell: ({ level, email_verified, phone_verified }) =>
        level === 0 ? (
          '—'
        ) : (
          <>
            <Badge tone={email_verified && phone_verified ? 'success' : 'warn'}>{`${level}\u00a0%`}</Badge>
            {!(email_verified && phone_verified) && <span className={css.quiet}>{t('customers.notProven')}</span>}
          </>
        ),
    },
    {
      id: 'total',
      width: 130,
      number: true,
      sort: 'total',
      cell: ({ total_uah, joined }) => (
        <>
          <span className={css.whole}>{formatAmount(total_uah, 'UAH')}</span>
          {joined && (
            <span className={css.quiet}>
              {t('customers.joinedSum', { sum: formatAmount(joined.total_uah, 'UAH') })}
            </span>
          )}
        </>
      ),
    },
    {
      id: 'orders',
      width: 130,
      number: true,
      sort: 'orders',
      cell: ({ orders, joined }) => orders + (joined?.orders ?? 0),
    },
    {
      id: 'ordered',
      width: 150,
      sort: 'ordered',
      cell: ({ last_order_at }) => (last_order_at ? formatDay(last_order_at, locale) : '—'),
    },
    { id: 'city', width: 130, minor: true, cell: ({ city }) => city ?? '—' },
    {
      id: 'newsletter',
      width: 110,
      minor: true,
      cell: ({ newsletter }) => t(newsletter ? 'customers.yes' : 'customers.no'),
    },
    {
      id: 'registered',
      width: 140,
      minor: true,
      sort: 'registered',
      cell: ({ registered_at }) => formatDay(registered_at, locale),
    },
  ]
  return columns.map(column => ({ ...column, label: t(`customers.columns.${column.id}`) }))
}
