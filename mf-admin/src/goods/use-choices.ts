import { allCategoriesEndpoint } from '@shop/contracts/catalog/categories'
import {
  allCollectionsEndpoint,
  allColorsEndpoint,
  allSizesEndpoint,
  heightsEndpoint,
} from '@shop/contracts/catalog/dictionaries'
import { useEndpoint } from '@shop/shell/query'
import { useTexts } from '../use-texts.ts'

type Titled = { name: string; title: { uk: string; en: string } }
export type Choices = ReturnType<typeof useChoices>

/** The names of the shop, by what of the file may be one of them. */
export function useChoices() {
  const { locale } = useTexts()
  const toChoices = (things: readonly Titled[] = []) =>
    things.map(({ name, title }) => ({ value: name, label: title[locale] }))
  const categories = useEndpoint(allCategoriesEndpoint, {}).data?.categories.filter(({ special }) => !special)
  const colors = toChoices(useEndpoint(allColorsEndpoint, {}).data?.colors)
  return {
    color: colors,
    title_color: colors,
    size: (useEndpoint(allSizesEndpoint, {}).data?.sizes ?? []).map(({ name }) => ({ value: name, label: name })),
    height: toChoices(useEndpoint(heightsEndpoint, {}).data?.heights),
    category: toChoices(categories),
    collection: toChoices(useEndpoint(allCollectionsEndpoint, {}).data?.collections),
  }
}
