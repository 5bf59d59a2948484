export type PaidFilter = 'all' | 'yes' | 'no'

/** What staff look at: all of it stands in the address, so that a link shows a colleague the same. */
export type OrdersAddress = { search: string; paid: PaidFilter; page: number; order: string | null }

const LAST_PAGE = 1000
const LONGEST_SEARCH = 100

export function readOrdersAddress(params: URLSearchParams): OrdersAddress {
  const paid = params.get('paid')
  const page = Math.trunc(Number(params.get('page')))
  const order = params.get('order')
  return {
    search: (params.get('search') ?? '').slice(0, LONGEST_SEARCH),
    paid: paid === 'yes' || paid === 'no' ? paid : 'all',
    page: page >= 1 && page <= LAST_PAGE ? page : 1,
    order: order && /^\d{2}-\d{6}$/.test(order) ? order : null,
  }
}

/** Only what differs from the plain list is written. */
export function writeOrdersAddress({ search, paid, page, order }: OrdersAddress): URLSearchParams {
  const params = new URLSearchParams()
  if (search) params.set('search', search)
  if (paid !== 'all') params.set('paid', paid)
  if (page > 1) params.set('page', String(page))
  if (order) params.set('order', order)
  return params
}

/** Another question begins at its first page. */
export function withQuestion(address: OrdersAddress, asked: Partial<Pick<OrdersAddress, 'search' | 'paid'>>) {
  return { ...address, ...asked, page: 1, order: null }
}
