import { allCategoriesEndpoint } from '@shop/contracts/catalog/categories'
import { handle } from '@shop/service-kit/calls/handle'
import { createRoutes, type Routes } from '@shop/service-kit/calls/routes'
import type { OrderedRepository } from '../dictionaries/ordered.repository.ts'
import { publicTree, type StoredCategory } from './category-tree.ts'

type Deps = {
  categories: OrderedRepository<StoredCategory>
  /** Categories that shown articles are in themselves; undefined until the catalogue has been read for the first time. */
  shownCategories(): ReadonlySet<string> | undefined
}

export function categoryRoutes({ categories, shownCategories }: Deps): Routes {
  const routes = createRoutes()
  // `with_archived` is checked and changes nothing: who is staff the admin service knows, and staff have a call of their own.
  handle(routes, allCategoriesEndpoint, async () => {
    return { categories: publicTree(await categories.all(), shownCategories()) }
  })
  return routes
}
