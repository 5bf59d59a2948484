import { allCategoriesEndpoint } from '@shop/contracts/catalog/categories'
import { allCollectionsEndpoint } from '@shop/contracts/catalog/dictionaries'
import { homeEndpoint } from '@shop/contracts/catalog/home'
import { useEndpoint } from '@shop/shell/query'

export function useHome() {
  return useEndpoint(homeEndpoint, {})
}

export function useCategories() {
  return useEndpoint(allCategoriesEndpoint, {})
}

export function useCollections() {
  return useEndpoint(allCollectionsEndpoint, {})
}
