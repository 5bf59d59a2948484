import { allCategoriesEndpoint } from '@shop/contracts/categories'
import { handle } from '@shop/service-kit/handle'
import type { Routes } from '@shop/service-kit/routes'
import type { OrderedRepository } from '../dictionaries/ordered.repository.ts'
import { publicTree, type StoredCategory } from './category-tree.ts'

export function addCategoryRoutes(routes: Routes, categories: OrderedRepository<StoredCategory>): void {
  // `with_archived` means something to staff only.
  handle(routes, allCategoriesEndpoint, async () => ({ categories: publicTree(await categories.all()) }))
}
