import { orderTabNames } from '@shop/contracts/staff/orders/order-filter'
import type { OrderTabCounts } from '@shop/contracts/staff/orders/staff-orders'
import { CountedTabs } from '../../list/CountedTabs.tsx'
import { countedText } from '../../numbers.ts'
import { useTexts } from '../../use-texts.ts'
import type { OrderList } from './use-order-list.ts'

type Props = {
  list: Pick<OrderList, 'filter' | 'linkToFilter'>
  /** Once they are known. */
  counts: Pick<OrderTabCounts, 'all' | 'tabs' | 'more'> | undefined
}

/** Orders by where they stand, with how many there are; the other filters stay. */
export function OrderTabs({ list, counts }: Props) {
  const { t, locale } = useTexts()
  const formatCount = (count: number) => (counts?.more ? countedText(count) : count.toLocaleString(locale))
  const tabs = [
    { name: undefined, text: t('orders.tab.all'), count: counts?.all },
    ...orderTabNames.map(name => ({ name, text: t(`orders.tab.${name}`), count: counts?.tabs[name] })),
  ]
  return (
    <CountedTabs
      label={t('orders.tabs')}
      tabs={tabs.map(({ name, text, count }) => ({
        text,
        to: list.linkToFilter('tab', name),
        isPresent: name === list.filter.tab,
        count: count === undefined ? undefined : formatCount(count),
      }))}
    />
  )
}
