import type { ResultOf, StaffRight } from '@shop/contracts/endpoint'
import { staffCustomersEndpoint } from '@shop/contracts/staff/customers/staff-customers'
import { staffModelsEndpoint } from '@shop/contracts/staff/goods/staff-model-list'
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
  const words = typed.trim()
  const quiet = useQuiet(words)
  const { orders, customers, products, isPending, failed } = useAnswers(quiet)
  const results = useResults(quiet)
  const { pages, findPages } = usePages()
  const recent = useRecentResults(pages)

  if (words === '') return { groups: groupsOf(recent, pages), isPending: false, failed: [] }
  const found = findPages(words).slice(0, PAGES)
  if (words.length < SHORTEST) return { groups: groupsOf(found), isPending: false, failed: [] }
  return {
    groups: groupsOf(
      results.ofOrders(orders),
      results.ofCustomers(customers),
      results.ofBuyers(orders),
      results.ofProducts(products),
      found,
    ),
    isPending: quiet !== words || isPending,
    failed,
  }
}

/** Asks the services that the person's rights open; the others have no data. */
function useAnswers(search: string) {
  const { member, may } = useStaffMember()
  const isOpen = (right: StaffRight) => member !== undefined && may(right)
  const optionsOf = (right: StaffRight) => ({
    staleTime: 0,
    placeholderData: keepPreviousData,
    enabled: search.length >= SHORTEST && isOpen(right),
  })
  const orderQuery = { search, page: 1, limit: ASKED }
  const customerQuery = { search, page: 1, limit: SHOWN }
  const productQuery = { 'search[article]': search, sort: 'changed', page: 1, limit: SHOWN } as const
  const orders = useStaffEndpoint(staffOrdersEndpoint, { query: orderQuery }, optionsOf('orders'))
  const customers = useStaffEndpoint(staffCustomersEndpoint, { query: customerQuery }, optionsOf('customers'))
  const products = useStaffEndpoint(staffModelsEndpoint, { query: productQuery }, optionsOf('content'))
  const open = [
    { name: 'orders' as const, right: 'orders' as const, answer: orders },
    { name: 'customers' as const, right: 'customers' as const, answer: customers },
    { name: 'products' as const, right: 'content' as const, answer: products },
  ].filter(({ right }) => isOpen(right))
  return {
    orders: isOpen('orders') ? orders.data : undefined,
    customers: isOpen('customers') ? customers.data : undefined,
    products: isOpen('content') ? products.data : undefined,
    isPending: open.some(({ answer }) => answer.isPending || answer.isPlaceholderData),
    failed: open
      .filter(({ answer }) => answer.isError)
      .map(({ name, answer }) => ({ name, retry: () => void answer.refetch() })),
  }
}

/** What staff went to before, as far as they may still go there. */
function useRecentResults(pages: readonly PaletteResult[]): PaletteResult[] {
  const { t } = useTexts()
  const { member, may } = useStaffMember()
  if (!member) return []
  return recentOf(member.login).flatMap(({ kind, to, title }): PaletteResult[] => {
    if (kind === 'order') return may('orders') ? [{ kind: 'recent', to, title, about: t('palette.order') }] : []
    if (kind === 'product') return may('content') ? [{ kind: 'recent', to, title, about: t('palette.product') }] : []
    const page = pages.find(one => one.to === to)
    return page ? [{ ...page, kind: 'recent', about: t('palette.page') }] : []
  })
}

/** Lines of the answers, each with one more that leads to the list of all. */
function useResults(search: string) {
  const { t, locale } = useTexts()
  const { text } = useFormat()
  return {
    ofOrders({ orders, count }: Partial<ResultOf<typeof staffOrdersEndpoint>> = {}): PaletteResult[] {
      const results = orders?.slice(0, SHOWN).map(({ number, name, total, currency, date }): PaletteResult => {
        const about = `${name} · ${formatAmount(total, currency)} · ${formatDay(date, locale)}`
        return { kind: 'order', to: `/admin/orders?${new URLSearchParams({ order: number })}`, title: number, about }
      })
      return withAll(results, count, {
        kind: 'order',
        to: ordersSearchedBy(search),
        title: t('palette.allOrders', { count }),
      })
    },
    ofCustomers({ customers, count }: Partial<ResultOf<typeof staffCustomersEndpoint>> = {}): PaletteResult[] {
      const results = customers?.map(({ id, name, surname, masked_phone, masked_email }): PaletteResult => {
        const about = [masked_phone, masked_email].filter(Boolean).join(' · ')
        return {
          kind: 'customer',
          to: `/admin/customer-base/${id}`,
          title: `${name} ${surname}`.trim() || masked_email,
          about,
        }
      })
      const to = `/admin/customer-base?${new URLSearchParams({ search })}`
      return withAll(results, count, { kind: 'customer', to, title: t('palette.allCustomers', { count }) })
    },
    ofBuyers({ orders = [] }: Partial<ResultOf<typeof staffOrdersEndpoint>> = {}): PaletteResult[] {
      return buyersOf(orders)
        .slice(0, BUYERS)
        .map(({ name, phone, email }) => {
          const about = [phone, email].filter(Boolean).join(' · ')
          return { kind: 'buyer', to: ordersSearchedBy(phone), title: name || phone, about }
        })
    },
    /** One line a model, which leads to the article that was found of it, or to the first of several. */
    ofProducts({ models, count }: Partial<ResultOf<typeof staffModelsEndpoint>> = {}): PaletteResult[] {
      const results = models?.map(({ model, article, articles, title, picture, shown, stock }): PaletteResult => {
        const about = [
          ...(articles.length === 1 ? [article] : [model, t('model.articles', { count: articles.length })]),
          shown === 0 && t('chosen.hidden'),
          stock === 0 && t('chosen.soldOut'),
        ]
        return {
          kind: 'product',
          to: `/admin/other/products/${article}`,
          title: text(title) || article,
          about: about.filter(Boolean).join(' · '),
          picture,
        }
      })
      const to = `/admin/other/products?${new URLSearchParams({ search })}`
      return withAll(results, count, { kind: 'product', to, title: t('palette.allProducts', { count }) })
    },
  }
}

function withAll(results: PaletteResult[] = [], count = 0, all: PaletteResult): PaletteResult[] {
  return count > SHOWN ? [...results, { ...all, isAll: true }] : results
}

function groupsOf(...lists: PaletteResult[][]): ResultGroup[] {
  return lists.flatMap(found => (found[0] ? [{ kind: found[0].kind, found }] : []))
}
