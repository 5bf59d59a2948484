import { staffNeeds } from '@shop/contracts/staff/orders/staff-orders'
import { oneOf, words, yesOrNo } from '../../list/list-address.ts'
import { useList } from '../../list/use-list.ts'

const rules = {
  filter: { search: words, paid: yesOrNo, needs: oneOf(staffNeeds) },
  opens: 'order',
  isOpenable: (number: string) => /^\d{2}-\d{6}$/.test(number),
}

/** Orders, by the address; one of them may lie open. */
export const useOrderList = () => useList(rules)
