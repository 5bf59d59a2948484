import {
  type CustomerFilter,
  customerKinds,
  customerLevels,
  customerSorts,
  orderedWithin,
} from '@shop/contracts/staff/customers/staff-customers'
import { oneOf, words, yesOrNo } from '../../list/list-address.ts'
import { useList } from '../../list/use-list.ts'

/** Hryvnias from which purchases are asked for. */
export const sumSteps = ['1', '5000', '20000', '50000', '100000'] as const

const rules = {
  filter: {
    search: words,
    kind: oneOf(customerKinds),
    bought: yesOrNo,
    level: oneOf(customerLevels),
    sum_from: oneOf(sumSteps),
    ordered: oneOf(orderedWithin),
    newsletter: yesOrNo,
    birthday: oneOf(['yes']),
    city: words,
    tag: (text: string) => words(text)?.slice(0, 30),
  },
  sorts: customerSorts,
  descending: customerSorts,
  lastPage: 10_000,
}

/** Customers, by the address. */
export const useCustomerList = () => useList(rules)
export type CustomerList = ReturnType<typeof useCustomerList>

type Filter = CustomerList['filter']

/** The filter as calls name it: the list and its export. */
export function filterQuery({ search, level, newsletter, birthday, kind, bought, ...more }: Filter): CustomerFilter {
  const { sum_from, ordered, city, tag } = more
  const flag = (value: boolean) => (value ? ('1' as const) : ('0' as const))
  return {
    ...(search?.trim() && { search: search.trim() }),
    ...(level && { level }),
    ...(newsletter !== undefined && { newsletter: flag(newsletter) }),
    ...(birthday && { birthday: '1' as const }),
    ...(kind && { card_kind: kind }),
    ...(bought !== undefined && { bought: flag(bought) }),
    ...(sum_from && { sum_from: Number(sum_from) }),
    ...(ordered && { ordered }),
    ...(city && { city }),
    ...(tag && { tag }),
  }
}
