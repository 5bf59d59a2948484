import { allCategoriesEndpoint } from '@shop/contracts/categories'
import { allCollectionsEndpoint } from '@shop/contracts/dictionaries'
import { homeEndpoint } from '@shop/contracts/home'
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
