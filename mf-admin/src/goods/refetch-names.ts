import { allCategoriesEndpoint } from '@shop/contracts/catalog/categories'
import {
  allCollectionsEndpoint,
  allColorsEndpoint,
  allSizesEndpoint,
  heightsEndpoint,
} from '@shop/contracts/catalog/dictionaries'
import { queryClient } from '@shop/shell/query'

const named = [
  allCategoriesEndpoint,
  allCollectionsEndpoint,
  allColorsEndpoint,
  allSizesEndpoint,
  heightsEndpoint,
] as const

/** After staff have changed one of them: the cards of goods offer and name what there is now, not what they read a minute ago. */
export async function refetchNames(): Promise<void> {
  await Promise.all(named.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })))
}
