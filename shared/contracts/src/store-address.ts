import { nameSchema, sizeNameSchema } from './article.ts'
import { type ProductFilter, sortNames } from './products.ts'

/** The store's address is its state: `/store?categories=dresses&colors=black,red&sort=price_asc&page=2`. */
export const filterGroups = ['categories', 'collections', 'colors', 'sizes', 'heights'] as const
export type FilterGroup = (typeof filterGroups)[number]
export type SortName = (typeof sortNames)[number]

/** `page` is the last page shown: with 2, the first and the second are there. */
export type StoreAddress = Readonly<Record<FilterGroup, readonly string[]>> & { sort: SortName; page: number }

export const PAGE_SIZE = 24
const MOST_PAGES = 40

type Params = { get(name: string): string | null }

/** What nobody understands is left out, so every address leads to a list. */
export function readStoreAddress(params: Params): StoreAddress {
  const page = Number(params.get('page'))
  return {
    categories: listIn(params, 'categories'),
    collections: listIn(params, 'collections'),
    colors: listIn(params, 'colors'),
    sizes: listIn(params, 'sizes'),
    heights: listIn(params, 'heights'),
    sort: sortNames.find(name => name === params.get('sort')) ?? 'new',
    page: Number.isInteger(page) && page >= 1 ? Math.min(page, MOST_PAGES) : 1,
  }
}

/** Commas stay commas, so that people can read the address; what is as usual is not written. */
export function writeStoreAddress(address: StoreAddress): string {
  const words = filterGroups.flatMap(group =>
    address[group].length > 0 ? `${group}=${address[group].map(encodeURIComponent).join(',')}` : [],
  )
  if (address.sort !== 'new') words.push(`sort=${address.sort}`)
  if (address.page > 1) words.push(`page=${address.page}`)
  return words.length > 0 ? `/store?${words.join('&')}` : '/store'
}

/** The question for one page of the list. Server and browser ask in the same words, so the first answer is found again. */
export function storeQuery(address: StoreAddress, currency: 'UAH' | 'EUR', page = 1): ProductFilter {
  const chosen = filterGroups.flatMap(group =>
    address[group].length > 0 ? [[group, [...address[group]]] as const] : [],
  )
  const isByPrice = address.sort === 'price_asc' || address.sort === 'price_desc'
  return {
    ...Object.fromEntries(chosen),
    ...(address.sort !== 'new' && { sort: address.sort }),
    ...(isByPrice && { currency }),
    ...(page > 1 && { page }),
    limit: PAGE_SIZE,
  }
}

const MOST_CHOSEN = 50

function listIn(params: Params, group: FilterGroup): string[] {
  const names = (params.get(group) ?? '').split(',').map(name => name.trim())
  return [...new Set(names)].filter(name => isAskable(group, name)).slice(0, MOST_CHOSEN)
}

/** What the service would refuse must not spoil the rest of the address. */
function isAskable(group: FilterGroup, name: string): boolean {
  return group === 'sizes' ? sizeNameSchema.safeParse(name).success : nameSchema.safeParse(name).success
}
