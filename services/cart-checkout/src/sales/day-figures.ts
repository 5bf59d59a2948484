import type { SalesEntry } from './sales-entry.ts'

/** What a category sold, in items and kopiyky. */
export type CategoryFigures = {
  category: string
  items: number
  goods: number
  returned_items: number
  refunded: number
}

/** What some days brought, in kopiyky and items. `goods`: what was paid for goods; `by_link`: how much of the money had none. */
export type DayFigures = {
  paid: number
  given_back: number
  by_link: number
  orders: number
  items: number
  goods: number
  returned_items: number
  refunded: number
  categories: CategoryFigures[]
}

const zero = {
  paid: 0,
  given_back: 0,
  by_link: 0,
  orders: 0,
  items: 0,
  goods: 0,
  returned_items: 0,
  refunded: 0,
} as const

/** Adds up the entries of one day, or of any other number of them; the categories in the order of their names. */
export function dayFigures(entries: Iterable<SalesEntry>): DayFigures {
  const sum: Omit<DayFigures, 'categories'> = { ...zero }
  const categories = new Map<string, CategoryFigures>()
  for (const entry of entries) {
    switch (entry.kind) {
      case 'order':
        sum.orders += 1
        break
      case 'paid':
        sum.paid += entry.uah
        if (entry.by_link) sum.by_link += entry.uah
        break
      case 'given_back':
        sum.given_back += entry.uah
        if (entry.by_link) sum.by_link -= entry.uah
        break
      case 'sold': {
        sum.items += entry.items
        sum.goods += entry.uah
        const category = categoryIn(categories, entry.category)
        category.items += entry.items
        category.goods += entry.uah
        break
      }
      case 'refunded': {
        sum.returned_items += entry.items
        sum.refunded += entry.uah
        const category = categoryIn(categories, entry.category)
        category.returned_items += entry.items
        category.refunded += entry.uah
        break
      }
    }
  }
  return { ...sum, categories: byName(categories) }
}

/** Figures of several days as one. */
export function sumOfDays(days: Iterable<DayFigures>): DayFigures {
  const sum = { ...zero } as Omit<DayFigures, 'categories'>
  const categories = new Map<string, CategoryFigures>()
  for (const day of days) {
    for (const name of Object.keys(zero) as (keyof typeof zero)[]) sum[name] += day[name]
    for (const { category, ...figures } of day.categories) {
      const known = categoryIn(categories, category)
      for (const name of Object.keys(figures) as (keyof typeof figures)[]) known[name] += figures[name]
    }
  }
  return { ...sum, categories: byName(categories) }
}

function categoryIn(categories: Map<string, CategoryFigures>, category: string): CategoryFigures {
  const known = categories.get(category) ?? { category, items: 0, goods: 0, returned_items: 0, refunded: 0 }
  categories.set(category, known)
  return known
}

function byName(categories: Map<string, CategoryFigures>): CategoryFigures[] {
  return [...categories.values()].sort((one, other) => (one.category < other.category ? -1 : 1))
}
