import { type CustomerFilter, customerLevels, customerSorts } from '@shop/contracts/staff/customers/staff-customers'
import { oneOf, words, yesOrNo } from '../../list/list-address.ts'
import { useList } from '../../list/use-list.ts'

const rules = {
  filter: { search: words, level: oneOf(customerLevels), newsletter: yesOrNo, birthday: oneOf(['yes']) },
  sorts: customerSorts,
  descending: customerSorts,
  lastPage: 10_000,
}

/** Customers, by the address. */
export const useCustomerList = () => useList(rules)

type Filter = ReturnType<typeof useCustomerList>['filter']

/** The filter as calls name it: the list and its export. */
export function filterQuery({ search, level, newsletter, birthday }: Filter): CustomerFilter {
  return {
    ...(search?.trim() && { search: search.trim() }),
    ...(level && { level }),
    ...(newsletter !== undefined && { newsletter: newsletter ? ('1' as const) : ('0' as const) }),
    ...(birthday && { birthday: '1' as const }),
  }
}
