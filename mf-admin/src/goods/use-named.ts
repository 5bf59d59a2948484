import { allCategoriesEndpoint } from '@shop/contracts/catalog/categories'
import type { ColorPattern } from '@shop/contracts/catalog/color-pattern'
import {
  allCollectionsEndpoint,
  allColorsEndpoint,
  allSizesEndpoint,
  heightsEndpoint,
} from '@shop/contracts/catalog/dictionaries'
import { useFormat } from '@shop/shell/format'
import { useEndpoint } from '@shop/shell/query'

type Titled = { name: string; title: { uk: string; en: string } }
/** An entry of a dictionary: its name in goods, its label in the reader's language, and its titles in both. */
export type DictionaryEntry = {
  name: string
  label: string
  titles: readonly string[]
  hex: string | null
  pattern: ColorPattern | null
}
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
  const entryOf = ({ name, title }: Titled) => ({
    name,
    label: text(title),
    titles: [title.uk, title.en],
    hex: null,
    pattern: null,
  })
  const titleIn = (things: readonly Titled[]) => (name: string) => {
    const found = things.find(thing => thing.name === name)
    return found ? text(found.title) : name
  }
  const depth = (name: string | null): number => {
    const parent = categories.find(category => category.name === name)?.parent_category ?? null
    return parent === null ? 0 : 1 + depth(parent)
  }
  /** "Dresses · Midi": a category is found by those above it, too. */
  const pathOf = (name: string): string => {
    const category = categories.find(other => other.name === name)
    if (!category) return ''
    const above = category.parent_category ? pathOf(category.parent_category) : ''
    return above ? `${above} · ${text(category.title)}` : text(category.title)
  }
  const entries: Record<'category' | 'collection' | 'color' | 'height' | 'size', readonly DictionaryEntry[]> = {
    category: categories.map(category => ({ ...entryOf(category), label: pathOf(category.name) })),
    collection: collections.map(entryOf),
    color: colors.map(color => ({ ...entryOf(color), hex: color.hex, pattern: color.pattern ?? null })),
    height: heights.map(entryOf),
    size: sizes.map(({ name, short_name }) => ({ name, label: name, titles: [short_name], hex: null, pattern: null })),
  }
  return {
    /** Of every dictionary in one shape, in its order. */
    entries,
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
