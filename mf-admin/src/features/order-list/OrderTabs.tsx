import { orderTabNames } from '@shop/contracts/staff/orders/order-filter'
import { MOST_IN_TAB, type OrderTabCounts } from '@shop/contracts/staff/orders/staff-orders'
import { Link } from '@shop/shell/router'
import { LinkStrip } from '../../components/LinkStrip.tsx'
import { useTexts } from '../../use-texts.ts'
import css from './OrderTabs.module.css'
import type { OrderList } from './use-order-list.ts'

type Props = {
  list: Pick<OrderList, 'filter' | 'linkToFilter'>
  /** Once they are known. */
  counts: Pick<OrderTabCounts, 'all' | 'tabs'> | undefined
}

/** Orders by where they stand, with how many there are; the other filters stay. */
export function OrderTabs({ list, counts }: Props) {
  const { t, locale } = useTexts()
  const present = list.filter.tab
  const tabs = [
    { name: undefined, text: t('orders.tab.all'), count: counts?.all },
    ...orderTabNames.map(name => ({ name, text: t(`orders.tab.${name}`), count: counts?.tabs[name] })),
  ]
  return (
    <LinkStrip label={t('orders.tabs')} className={css.tabs} content={`${locale} ${present}`}>
      {tabs.map(({ name, text, count }) => (
        <Link
          key={text}
          to={list.linkToFilter('tab', name)}
          className={css.tab}
          aria-current={name === present ? 'page' : undefined}
        >
          {text}
          {/* Its place is kept, so that no tab moves when the number comes. */}
          <span className={css.count}>{count === undefined ? '\u2007' : countText(count)}</span>
        </Link>
      ))}
    </LinkStrip>
  )
}

/** Of more than were counted: "999+". */
function countText(count: number): string {
  return count >= MOST_IN_TAB ? `${MOST_IN_TAB - 1}+` : String(count)
}
