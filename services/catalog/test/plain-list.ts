import type { ProductCard, ProductFilter } from '@shop/contracts/catalog/products'
import type { SnapshotParts } from '../src/snapshot/build-snapshot.ts'
import { has as hasPosition } from '../src/store-list/bitset.ts'
import { type Group, groups } from '../src/store-list/list-entry.ts'
import type { TextSearch } from '../src/store-list/list-index.ts'

type Row = { card: ProductCard; publishedOn: string; position: number }

/**
 * The store's list worked out the slow and obvious way, card by card: what the index must agree with. What a text means is the
 * search's own matter.
 */
export function plainList(parts: SnapshotParts, rows: readonly Row[], search: TextSearch) {
  const shown = parts.categories.filter(({ is_archived }) => !is_archived)
  const names = (things: readonly { name: string }[]) => things.map(({ name }) => name)
  const known: Record<Group, readonly string[]> = {
    categories: names(shown),
    collections: names(parts.collections),
    colors: names(parts.colors),
    sizes: names(parts.sizes),
    heights: names(parts.heights),
  }

  function isIn(card: ProductCard, category: string): boolean {
    const special = shown.find(({ name }) => name === category)?.special
    if (special) return card.badges.includes(special)
    let at: string | null = card.category
    while (at !== null && at !== category) at = shown.find(({ name }) => name === at)?.parent_category ?? null
    return at === category
  }

  function has(card: ProductCard, group: Group, value: string): boolean {
    if (group === 'categories') return isIn(card, value)
    if (group === 'collections') return card.collection === value
    if (group === 'colors') return card.color.name === value
    if (group === 'heights') return card.height === value
    return card.sizes.some(({ name, count, preorder }) => name === value && (count > 0 || preorder))
  }

  function agrees({ card }: Row, filter: ProductFilter): boolean {
    if (!costs(card, filter)) return false
    return groups.every(group => {
      const wanted = filter[group]?.filter(value => known[group].includes(value)) ?? []
      return wanted.length === 0 || wanted.some(value => has(card, group, value))
    })
  }

  function matching(filter: ProductFilter): Row[] {
    const meant = filter.search === undefined ? null : search.positionsOf(filter.search)
    return rows.filter(row => (meant === null || hasPosition(meant, row.position)) && agrees(row, filter))
  }

  /** What is counted: articles, or the garments that they are heights of. */
  function sizeOf(rows: readonly Row[], { group }: ProductFilter): number {
    return group === 'garment' ? new Set(rows.map(garmentOf)).size : rows.length
  }

  /** The rows that each card of the page stands for. */
  function cardsOnPage(filter: ProductFilter): [Row, ...Row[]][] {
    const { page = 1, limit = 24, group } = filter
    const sorted = matching(filter).sort((one, other) => compareOrder(filter, one, other) || byArticle(one, other))
    const cards = group === 'garment' ? garmentsIn(sorted, filter, known.heights) : sorted.map((row): [Row] => [row])
    const onPage = cards.slice((page - 1) * limit, page * limit)
    return group === 'garment' ? withModelsSpread(onPage, filter) : onPage
  }

  return {
    count: (filter: ProductFilter) => sizeOf(matching(filter), filter),

    /** Of what the other groups leave, how many have each value. */
    facet(filter: ProductFilter, group: Group) {
      const left = matching({ ...filter, [group]: undefined })
      const having = (value: string) => left.filter(({ card }) => has(card, group, value))
      return Object.fromEntries(known[group].map(value => [value, sizeOf(having(value), filter)]))
    },

    /** The lowest and the highest price that the other filters leave. */
    prices(filter: ProductFilter) {
      const left = matching({ ...filter, price_from: undefined, price_to: undefined })
      const prices = left.map(({ card }) => lowestPrice(card, filter)).filter(Number.isFinite)
      return prices.length === 0 ? null : { lowest: Math.min(...prices), highest: Math.max(...prices) }
    },

    page: (filter: ProductFilter) => cardsOnPage(filter).map(([{ card }]) => card.article),

    /** The heights that each card of a page with `group=garment` stands for. */
    heights: (filter: ProductFilter) =>
      cardsOnPage(filter).map(rows => [...new Set(rows.flatMap(({ card }) => card.height ?? []))].sort()),
  }
}

/** Of the cheapest size that can be had; Infinity when it is sold out. */
function lowestPrice({ sizes }: ProductCard, { currency = 'UAH' }: ProductFilter): number {
  const toBeHad = sizes.filter(({ count, preorder }) => count > 0 || preorder)
  return Math.min(...toBeHad.map(({ price }) => (currency === 'UAH' ? price.uah : price.eur)))
}

function costs(card: ProductCard, filter: ProductFilter): boolean {
  const { price_from: from, price_to: to } = filter
  if (from === undefined && to === undefined) return true
  const [least = 0, most = Number.MAX_VALUE] =
    from !== undefined && to !== undefined ? [Math.min(from, to), Math.max(from, to)] : [from, to]
  const price = lowestPrice(card, filter)
  return price >= least && price <= most
}

function garmentOf({ card }: Row): string {
  return `${card.model} ${card.color.name}`
}

/** Rows put together by garment; what can be had at once comes first, what is sold out only where nothing else is left. */
function garmentsIn(sorted: readonly Row[], filter: ProductFilter, heights: readonly string[]): [Row, ...Row[]][] {
  const rankOf = ({ card }: Row) => heights.indexOf(card.height ?? '')
  const is = (badge: 'preorder' | 'sold_out') => (row: Row) => row.card.badges.includes(badge)
  return [...Map.groupBy(sorted, garmentOf).values()].map(rows => {
    const toBeHad = rows.filter(row => !is('sold_out')(row))
    const some = (toBeHad.length > 0 ? toBeHad : rows).sort(
      (one, other) => compareOrder(filter, one, other) || rankOf(one) - rankOf(other) || byArticle(one, other),
    )
    return [...some.filter(row => !is('preorder')(row)), ...some.filter(is('preorder'))] as [Row, ...Row[]]
  })
}

/** One after the other: the first of the equals at the head that is of another model than the card before. */
function withModelsSpread(cards: readonly [Row, ...Row[]][], filter: ProductFilter): [Row, ...Row[]][] {
  const spread: [Row, ...Row[]][] = []
  let left = [...cards]
  while (left.length > 0) {
    const [head] = left
    const end = left.findIndex(([row]) => head && !areEqual(filter, head[0], row))
    const equals = end === -1 ? left : left.slice(0, end)
    const before = spread.at(-1)?.[0].card.model
    const next = equals.find(([row]) => row.card.model !== before) ?? head
    if (next) spread.push(next)
    left = left.filter(card => card !== next)
  }
  return spread
}

function areEqual(filter: ProductFilter, one: Row, other: Row): boolean {
  const isOver = ({ card }: Row) => card.badges.includes('sold_out')
  if (isOver(one) !== isOver(other)) return false
  const { sort = 'new' } = filter
  if (sort === 'new') return true
  if (sort === 'sale') return one.card.own_discount_percent === other.card.own_discount_percent
  return isOver(one) || lowestPrice(one.card, filter) === lowestPrice(other.card, filter)
}

function byArticle(one: Row, other: Row): number {
  return one.card.article < other.card.article ? -1 : 1
}

function compareOrder(filter: ProductFilter, one: Row, other: Row): number {
  const { sort = 'new' } = filter
  const isOver = ({ card }: Row) => Number(card.badges.includes('sold_out'))
  const over = isOver(one) - isOver(other)
  if (over !== 0) return over
  const newest = other.publishedOn.localeCompare(one.publishedOn)
  if (sort === 'new') return newest
  if (sort === 'sale') return other.card.own_discount_percent - one.card.own_discount_percent || newest
  if (isOver(one)) return 0
  const dearer = lowestPrice(one.card, filter) - lowestPrice(other.card, filter)
  return sort === 'price_asc' ? dearer : -dearer
}
