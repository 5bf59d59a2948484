import { deliveryKinds, type OrderFilter, orderTabNames, staffNeeds } from '@shop/contracts/staff/orders/order-filter'
import { fitting, oneOf, words, yesOrNo } from '../../list/list-address.ts'
import { useList } from '../../list/use-list.ts'

const MOST_HRYVNIAS = 10_000_000
const isDay = (text: string) => /^20\d\d-\d\d-\d\d$/.test(text) && isOfCalendar(text)

/** Whole hryvnias, as the service takes them. */
export const isSum = (text: string) => /^\d{1,8}$/.test(text) && Number(text) <= MOST_HRYVNIAS

export function isOrderNumber(text: string): boolean {
  return /^\d{2}-\d{6}$/.test(text)
}

/** As they are in the address of the list. */
export const orderRules = {
  filter: {
    search: words,
    tab: oneOf(orderTabNames),
    paid: yesOrNo,
    needs: oneOf(staffNeeds),
    delivery: oneOf(deliveryKinds),
    preorder: yesOrNo,
    assignee: words,
    sum_from: fitting(isSum),
    sum_to: fitting(isSum),
    from: fitting(isDay),
    until: fitting(isDay),
  },
  opens: 'order',
  isOpenable: isOrderNumber,
}

/** Orders, by the address; one of them may lie open. */
export const useOrderList = () => useList(orderRules)

export type OrderList = ReturnType<typeof useOrderList>

/** The filter as calls name it. */
export function filterQuery({ search, tab, paid, needs, delivery, preorder, assignee, ...range }: OrderList['filter']) {
  return {
    search: search?.trim() || undefined,
    'filters[tab]': tab,
    'filters[isPaid]': toFlag(paid),
    'filters[needs]': needs,
    'filters[delivery]': delivery,
    'filters[preorder]': toFlag(preorder),
    'filters[assignee]': assignee,
    'filters[sumFrom]': range.sum_from === undefined ? undefined : Number(range.sum_from),
    'filters[sumTo]': range.sum_to === undefined ? undefined : Number(range.sum_to),
    'filters[from]': range.from,
    'filters[until]': range.until,
  }
}

/** The filter as the body of a call. */
export function filterBody({ sum_from, sum_to, ...same }: OrderList['filter']): OrderFilter {
  return {
    ...same,
    ...(sum_from !== undefined && { sum_from: Number(sum_from) }),
    ...(sum_to !== undefined && { sum_to: Number(sum_to) }),
  }
}

function toFlag(isSo: boolean | undefined) {
  return isSo === undefined ? undefined : isSo ? ('1' as const) : ('0' as const)
}

function isOfCalendar(day: string): boolean {
  const moment = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day)
}
