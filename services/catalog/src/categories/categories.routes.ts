import { allCategoriesEndpoint, internalCategoriesEndpoint } from '@shop/contracts/catalog/categories'
import { handleInternal, type InternalCalls } from '@shop/service-kit/between-services/internal'
import { handle } from '@shop/service-kit/calls/handle'
import type { Routes } from '@shop/service-kit/calls/routes'
import type { OrderedRepository } from '../dictionaries/ordered.repository.ts'
import { publicTree, type StoredCategory, staffTree } from './category-tree.ts'

export function addCategoryRoutes(
  routes: Routes,
  internal: InternalCalls,
  categories: OrderedRepository<StoredCategory>,
): void {
  // `with_archived` is checked and changes nothing: who is staff the admin service knows, and it asks the internal call.
  handle(routes, allCategoriesEndpoint, async () => ({ categories: publicTree(await categories.all()) }))
  handleInternal(internal, internalCategoriesEndpoint, async ({ with_archived: archived }) => ({
    categories: staffTree(await categories.all(), { archived }),
  }))
}
