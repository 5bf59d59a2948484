import { type DeskTab, deskTabs } from '@shop/contracts/staff/orders/payments-desk'
import { deskPath } from '@shop/contracts/staff/orders/payments-desk-calls'
import { staffOrdersEndpoint } from '@shop/contracts/staff/orders/staff-orders'
import { salesDaySchema } from '@shop/contracts/staff/staff-statistics'
import { queryClient } from '@shop/shell/query'
import { fitting, oneOf } from '../../list/list-address.ts'
import { useList } from '../../list/use-list.ts'

const rules = { filter: { tab: oneOf(deskTabs), day: fitting(text => salesDaySchema.safeParse(text).success) } }

/** The desk by its address: a tab, and of the comparisons with the bank a day. */
export function useDeskList() {
  const list = useList(rules)
  // Without the day: it belongs to one tab only.
  return { ...list, linkToTab: (tab: DeskTab) => ({ search: `?tab=${tab}` }) }
}

export type DeskList = Pick<ReturnType<typeof useDeskList>, 'page' | 'linkToPage' | 'filter' | 'setFilter'>

/** Where an order stands, or an order by link. */
export function orderPath(number: string): string {
  return number.startsWith('T') ? `/admin/other/third-party?order=${number}` : `/admin/orders?order=${number}`
}

/** After a change of money: the lists of the desk and their counts, and the orders beside them. */
export async function readDeskAgain(): Promise<void> {
  const isDesk = (key: unknown) =>
    typeof key === 'string' && (key.startsWith(deskPath) || key === staffOrdersEndpoint.path)
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => isDesk(queryKey[0]) })
}
