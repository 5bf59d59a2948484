import { staffCustomersEndpoint } from '@shop/contracts/staff/customers/staff-customers'
import { staffProductsEndpoint } from '@shop/contracts/staff/goods/staff-products'
import { staffOrdersEndpoint } from '@shop/contracts/staff/orders/staff-orders'
import { formatAmount, useFormat } from '@shop/shell/format'
import { keepPreviousData } from '@shop/shell/query'
import { formatDay } from '../../../moments.ts'
import { useStaffMember } from '../../../session/session.ts'
import { useStaffEndpoint } from '../../../session/use-staff-endpoint.ts'
import { useQuiet } from '../../../use-quiet.ts'
import { useTexts } from '../../../use-texts.ts'
import { buyersOf, ordersSearchedBy, type PaletteResult, type ResultGroup } from './palette-result.ts'
import { recentOf } from './recent.ts'
import { usePages } from './use-pages.ts'

/** Fewer characters would find everything. */
const SHORTEST = 2
const ASKED = 20
const SHOWN = 5
const BUYERS = 3
const PAGES = 6

type Source = { name: 'orders' | 'customers' | 'products'; retry: () => void }

export type PaletteSearch = {
  groups: ResultGroup[]
  /** What was asked last has not been answered yet. */
  isPending: boolean
  /** What did not answer; what the others found is shown all the same. */
  failed: Source[]
}

/** Everything that these words may mean, as far as the person's rights go. */
export function usePaletteSearch(typed: string): PaletteSearch {
  const { t, locale } = useTexts()
  const { text } = useFormat()
  const { member, may } = useStaffMember()
  const words = typed.trim()
  const quiet = useQuiet(words)
  const isAsked = quiet.length >= SHORTEST
  const mayOrders = member !== undefined && may('orders')
  const mayCustomers = member !== undefined && may('customers')
  const mayProducts = member !== undefined && may('content')
  const { pages, findPages } = usePages()

  const fresh = { staleTime: 0, placeholderData: keepPreviousData }
  const orderQuery = { search: quiet, page: 1, limit: ASKED }
  const productQuery = { 'search[article]': quiet, sort: 'changed', page: 1, limit: SHOWN } as const
  const orders = useStaffEndpoint(
    staffOrdersEndpoint,
    { query: orderQuery },
    { ...fresh, enabled: isAsked && mayOrders },
  )
  const customers = useStaffEndpoint(
    staffCustomersEndpoint,
    { query: { search: quiet, page: 1, limit: SHOWN } },
    { ...fresh, enabled: isAsked && mayCustomers },
  )
  const products = useStaffEndpoint(
    staffProductsEndpoint,
    { query: productQuery },
    { ...fresh, enabled: isAsked && mayProducts },
  )
  const asked = [
    { name: 'orders' as const, isOpen: mayOrders, answer: orders },
    { name: 'customers' as const, isOpen: mayCustomers, answer: customers },
    { name: 'products' as const, isOpen: mayProducts, answer: products },
  ].filter(({ isOpen }) => isOpen)

  if (words === '') return { groups: groupsOf(recent(), pages), isPending: false, failed: [] }
  if (words.length < SHORTEST)
    return { groups: groupsOf(findPages(words).slice(0, PAGES)), isPending: false, failed: [] }
  return {
    groups: groupsOf(foundOrders(), foundCustomers(), foundBuyers(), foundProducts(), findPages(words).slice(0, PAGES)),
    isPending: quiet !== words || asked.some(({ answer }) => answer.isPending || answer.isPlaceholderData),
    failed: asked
      .filter(({ answer }) => answer.isError)
      .map(({ name, answer }) => ({ name, retry: () => void answer.refetch() })),
  }

  function recent(): PaletteResult[] {
    const kept = member ? recentOf(member.login) : []
    return kept.flatMap(({ kind, to, title }): PaletteResult[] => {
      if (kind === 'order') return mayOrders ? [{ kind: 'recent', to, title, about: t('palette.order') }] : []
      if (kind === 'product') return mayProducts ? [{ kind: 'recent', to, title, about: t('palette.product') }] : []
      const page = pages.find(known => known.to === to)
      return page ? [{ ...page, kind: 'recent', about: t('palette.page') }] : []
    })
  }

  function foundOrders(): PaletteResult[] {
    const { orders: rows = [], count = 0 } = (mayOrders && orders.data) || {}
    const found = rows.slice(0, SHOWN).map(({ number, name, total, currency, date }): PaletteResult => {
      const about = `${name} · ${formatAmount(total, currency)} · ${formatDay(date, locale)}`
      return { kind: 'order', to: `/admin/orders?${new URLSearchParams({ order: number })}`, title: number, about }
    })
    if (count <= SHOWN) return found
    return [
      ...found,
      { kind: 'order', to: ordersSearchedBy(quiet), title: t('palette.allOrders', { count }), isAll: true },
    ]
  }

  function foundCustomers(): PaletteResult[] {
    const { customers: rows = [], count = 0 } = (mayCustomers && customers.data) || {}
    const found = rows.map(({ id, name, surname, masked_phone, masked_email }): PaletteResult => {
      const about = [masked_phone, masked_email].filter(Boolean).join(' · ')
      return { kind: 'customer', to: `/admin/customer-base/${id}`, title: `${name} ${surname}`.trim(), about }
    })
    if (count <= SHOWN) return found
    const to = `/admin/customer-base?${new URLSearchParams({ search: quiet })}`
    return [...found, { kind: 'customer', to, title: t('palette.allCustomers', { count }), isAll: true }]
  }

  function foundBuyers(): PaletteResult[] {
    const buyers = buyersOf((mayOrders && orders.data?.orders) || [])
    return buyers.slice(0, BUYERS).map(({ name, phone, email }): PaletteResult => {
      const about = [phone, email].filter(Boolean).join(' · ')
      return { kind: 'buyer', to: ordersSearchedBy(phone), title: name || phone, about }
    })
  }

  function foundProducts(): PaletteResult[] {
    const { products: rows = [], count = 0 } = (mayProducts && products.data) || {}
    const found = rows.map(({ article, title, picture, is_shown, stock }): PaletteResult => {
      const about = [article, !is_shown && t('chosen.hidden'), stock === 0 && t('chosen.soldOut')]
      return {
        kind: 'product',
        to: `/admin/other/products/${article}`,
        title: text(title) || article,
        about: about.filter(Boolean).join(' · '),
        picture,
      }
    })
    if (count <= SHOWN) return found
    const to = `/admin/other/products?${new URLSearchParams({ search: quiet })}`
    return [...found, { kind: 'product', to, title: t('palette.allProducts', { count }), isAll: true }]
  }
}

function groupsOf(...lists: PaletteResult[][]): ResultGroup[] {
  return lists.flatMap(found => (found[0] ? [{ kind: found[0].kind, found }] : []))
}
