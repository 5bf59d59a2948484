import { allCategoriesEndpoint } from '@shop/contracts/catalog/categories'
import {
  allCollectionsEndpoint,
  allColorsEndpoint,
  allSizesEndpoint,
  heightsEndpoint,
} from '@shop/contracts/catalog/dictionaries'
import { useFormat } from '@shop/shell/format'
import { useEndpoint } from '@shop/shell/query'

type Titled = { name: string; title: { uk: string; en: string } }
export type Option = { value: string; label: string }

/** The shop's dictionaries as lists of choices and names, in the reader's language. */
export function useNamed() {
  const { text } = useFormat()
  const categories = useEndpoint(allCategoriesEndpoint, {}).data?.categories.filter(({ special }) => !special) ?? []
  const collections = useEndpoint(allCollectionsEndpoint, {}).data?.collections ?? []
  const colors = useEndpoint(allColorsEndpoint, {}).data?.colors ?? []
  const heights = useEndpoint(heightsEndpoint, {}).data?.heights ?? []
  const sizes = useEndpoint(allSizesEndpoint, {}).data?.sizes ?? []
  const optionsOf = (things: readonly Titled[]): Option[] =>
    things.map(({ name, title }) => ({ value: name, label: text(title) }))
  const titleIn = (things: readonly Titled[]) => (name: string) => {
    const found = things.find(thing => thing.name === name)
    return found ? text(found.title) : name
  }
  const depth = (name: string | null): number => {
    const parent = categories.find(category => category.name === name)?.parent_category ?? null
    return parent === null ? 0 : 1 + depth(parent)
  }
  return {
    categories: categories.map(({ name, title }) => ({
      value: name,
      label: '\u2003'.repeat(depth(name)) + text(title),
    })),
    collections: optionsOf(collections),
    colors: optionsOf(colors),
    heights: optionsOf(heights),
    sizes: sizes.map(({ name }) => name),
    categoryTitle: titleIn(categories),
    collectionTitle: titleIn(collections),
    colorTitle: titleIn(colors),
    heightTitle: titleIn(heights),
    /** `#rrggbb` */
    hexOf: (name: string) => colors.find(color => color.name === name)?.hex ?? null,
  }
}
