import { allCategoriesEndpoint } from '@shop/contracts/catalog/categories'
import { handle } from '@shop/service-kit/calls/handle'
import { createRoutes, type Routes } from '@shop/service-kit/calls/routes'
import type { OrderedRepository } from '../dictionaries/ordered.repository.ts'
import { publicTree, type StoredCategory } from './category-tree.ts'

export function categoryRoutes(categories: OrderedRepository<StoredCategory>): Routes {
  const routes = createRoutes()
  // `with_archived` is checked and changes nothing: who is staff the admin service knows, and staff have a call of their own.
  handle(routes, allCategoriesEndpoint, async () => ({ categories: publicTree(await categories.all()) }))
  return routes
}
