import { allCategoriesEndpoint, internalCategoriesEndpoint } from '@shop/contracts/categories'
import { handle } from '@shop/service-kit/handle'
import { handleInternal, type InternalCalls } from '@shop/service-kit/internal'
import type { Routes } from '@shop/service-kit/routes'
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
