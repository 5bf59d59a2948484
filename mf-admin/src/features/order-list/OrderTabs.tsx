import { orderTabNames } from '@shop/contracts/staff/orders/order-filter'
import type { OrderTabCounts } from '@shop/contracts/staff/orders/staff-orders'
import { Link } from '@shop/shell/router'
import { LinkStrip } from '../../components/LinkStrip.tsx'
import look from '../../components/TabLink.module.css'
import { countedText } from '../../numbers.ts'
import { useTexts } from '../../use-texts.ts'
import css from './OrderTabs.module.css'
import type { OrderList } from './use-order-list.ts'

type Props = {
  list: Pick<OrderList, 'filter' | 'linkToFilter'>
  /** Once they are known. */
  counts: Pick<OrderTabCounts, 'all' | 'tabs' | 'more'> | undefined
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
    <LinkStrip label={t('orders.tabs')} className={`${look.tabs} ${css.tabs}`} content={`${locale} ${present}`}>
      {tabs.map(({ name, text, count }) => (
        <Link
          key={text}
          to={list.linkToFilter('tab', name)}
          className={look.tab}
          aria-current={name === present ? 'page' : undefined}
        >
          {text}
          {/* Its place is kept, so that no tab moves when the number comes. */}
          <span className={css.count}>
            {count === undefined ? '\u2007' : counts?.more ? countedText(count) : count.toLocaleString(locale)}
          </span>
        </Link>
      ))}
    </LinkStrip>
  )
}
