import { allCategoriesEndpoint } from '@shop/contracts/catalog/categories'
import { handle } from '@shop/service-kit/calls/handle'
import { createRoutes, type Routes } from '@shop/service-kit/calls/routes'
import type { OrderedRepository } from '../dictionaries/ordered.repository.ts'
import type { LiveCatalogue } from '../snapshot/live-catalogue.ts'
import { publicTree, type StoredCategory } from './category-tree.ts'

type Deps = { categories: OrderedRepository<StoredCategory>; live: Pick<LiveCatalogue, 'current'> }

export function categoryRoutes({ categories, live }: Deps): Routes {
  const routes = createRoutes()
  // `with_archived` is checked and changes nothing: who is staff the admin service knows, and staff have a call of their own.
  handle(routes, allCategoriesEndpoint, async () => {
    return { categories: publicTree(await categories.all(), shownCategories(live)) }
  })
  return routes
}

/** Menus do not wait for the first reading of the catalogue: until then every category stands in them. */
function shownCategories(live: Deps['live']): ReadonlySet<string> | undefined {
  const snapshot = live.current()
  if (!(snapshot instanceof Promise)) return snapshot.shownCategories
  snapshot.catch(() => undefined)
  return undefined
}
