import { deskTabs } from '@shop/contracts/staff/orders/payments-desk'
import { deskPath } from '@shop/contracts/staff/orders/payments-desk-calls'
import { staffOrdersEndpoint } from '@shop/contracts/staff/orders/staff-orders'
import { queryClient } from '@shop/shell/query'
import { oneOf } from '../../list/list-address.ts'
import { useList } from '../../list/use-list.ts'

const rules = { filter: { tab: oneOf(deskTabs) } }

export const useDeskList = () => useList(rules)

export type DeskList = Pick<ReturnType<typeof useDeskList>, 'page' | 'linkToPage'>

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
