import { type StaffNeed, staffNeeds } from '@shop/contracts/staff/orders/staff-orders'

export type PaidFilter = 'all' | 'yes' | 'no'

/** What staff look at: all of it stands in the address, so that a link shows a colleague the same. */
export type NeedFilter = 'all' | StaffNeed
export type OrdersAddress = {
  search: string
  paid: PaidFilter
  needs: NeedFilter
  page: number
  order: string | null
}

const LAST_PAGE = 1000
const LONGEST_SEARCH = 100

export function readOrdersAddress(params: URLSearchParams): OrdersAddress {
  const paid = params.get('paid')
  const needs = staffNeeds.find(need => need === params.get('needs')) ?? 'all'
  const page = Math.trunc(Number(params.get('page')))
  const order = params.get('order')
  return {
    search: (params.get('search') ?? '').slice(0, LONGEST_SEARCH),
    paid: paid === 'yes' || paid === 'no' ? paid : 'all',
    needs,
    page: page >= 1 && page <= LAST_PAGE ? page : 1,
    order: order && /^\d{2}-\d{6}$/.test(order) ? order : null,
  }
}

/** Only what differs from the plain list is written. */
export function writeOrdersAddress({ search, paid, needs, page, order }: OrdersAddress): URLSearchParams {
  const params = new URLSearchParams()
  if (search) params.set('search', search)
  if (paid !== 'all') params.set('paid', paid)
  if (needs !== 'all') params.set('needs', needs)
  if (page > 1) params.set('page', String(page))
  if (order) params.set('order', order)
  return params
}

/** Another question begins at its first page. */
export function withQuestion(address: OrdersAddress, asked: Partial<Pick<OrdersAddress, 'search' | 'paid' | 'needs'>>) {
  return { ...address, ...asked, page: 1, order: null }
}
