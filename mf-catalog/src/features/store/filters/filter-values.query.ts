import { allCategoriesEndpoint, type Category } from '@shop/contracts/catalog/categories'
import type { ColorPattern } from '@shop/contracts/catalog/color-pattern'
import {
  allCollectionsEndpoint,
  allColorsEndpoint,
  allSizesEndpoint,
  heightsEndpoint,
} from '@shop/contracts/catalog/dictionaries'
import type { StoreFilter } from '@shop/contracts/catalog/store-address'
import type { Text } from '@shop/contracts/texts/text'
import { useEndpoint } from '@shop/shell/query'
import { useMemo } from 'react'
import { type Choice, choicesOf, type Group, withChoices } from './filter.ts'

export type FilterValue = { name: string; title: Text; hex?: string; pattern?: ColorPattern | null | undefined }
export type FilterValues = Record<Exclude<Group, 'categories'>, FilterValue[]> & { categories: Category[] }

const NEVER_STALE = { staleTime: Number.POSITIVE_INFINITY }

/** What can be filtered by. A list that has not come yet is empty, so the others need not wait for it. */
export function useFilterValues(): FilterValues {
  const categories = useEndpoint(allCategoriesEndpoint, {}, NEVER_STALE).data?.categories
  const colors = useEndpoint(allColorsEndpoint, {}, NEVER_STALE).data?.colors
  const collections = useEndpoint(allCollectionsEndpoint, {}, NEVER_STALE).data?.collections
  const sizes = useEndpoint(allSizesEndpoint, {}, NEVER_STALE).data?.sizes
  const heights = useEndpoint(heightsEndpoint, {}, NEVER_STALE).data?.heights
  return useMemo(
    () => ({
      categories: categories ?? [],
      colors: colors ?? [],
      collections: collections ?? [],
      sizes: (sizes ?? []).map(({ name }) => ({ name, title: { uk: name, en: name } })),
      heights: heights ?? [],
    }),
    [categories, colors, collections, sizes, heights],
  )
}

/** How a chosen value is called; a name that nobody knows stays out of sight. */
export function titleOf(values: FilterValues, { group, name }: Choice): Text | undefined {
  return values[group].find((value: { name: string; title: Text }) => value.name === name)?.title
}

/** The filter without names that nobody knows, as an old link may have. A list that has not come yet takes nothing away. */
export function withoutUnknown(filter: StoreFilter, values: FilterValues): StoreFilter {
  const known = choicesOf(filter).filter(choice => values[choice.group].length === 0 || titleOf(values, choice))
  return withChoices(filter, known)
}
