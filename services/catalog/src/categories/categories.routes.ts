import { allCategoriesEndpoint } from '@shop/contracts/catalog/categories'
import { handle } from '@shop/service-kit/calls/handle'
import type { Routes } from '@shop/service-kit/calls/routes'
import type { OrderedRepository } from '../dictionaries/ordered.repository.ts'
import { publicTree, type StoredCategory } from './category-tree.ts'

export function addCategoryRoutes(routes: Routes, categories: OrderedRepository<StoredCategory>): void {
  // `with_archived` is checked and changes nothing: who is staff the admin service knows, and staff have a call of their own.
  handle(routes, allCategoriesEndpoint, async () => ({ categories: publicTree(await categories.all()) }))
}
