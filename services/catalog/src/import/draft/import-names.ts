import type { ImportAnswers } from '@shop/contracts/staff/goods/import-questions'
import type { StoredCategory } from '../../categories/category-tree.ts'
import type { Dictionaries } from '../../dictionaries/dictionaries.ts'
import type { OrderedRepository } from '../../dictionaries/ordered.repository.ts'
import type { KnownNames } from '../../goods-rules/product-rules.ts'

type Kind = 'category' | 'collection' | 'color' | 'height' | 'size'

/** Names that products may use, and how people may write them. */
export type ImportNames = {
  known: KnownNames
  /** The name for what stands in a cell: the name itself, or a title in either language; undefined when nothing is called so. */
  nameOf(kind: Kind, text: string): string | undefined
  /** What staff have said of a name that an option has as a colour, or that titles name; undefined while they have not. */
  colorAnswer?(kind: 'color' | 'title_color', text: string): ColorAnswer | undefined
}
/** `name`: the colour in the shop, NOT_A_COLOR for none. */
export type ColorAnswer = { name: string; in_title?: boolean | undefined }

type Named = { name: string; title?: { uk: string; en: string }; short_name?: string; hex?: string; pattern?: unknown }
/** What products may be named after, as it is stored. */
export type NamedThings = {
  categories: readonly StoredCategory[]
  collections: readonly Named[]
  colors: readonly Named[]
  heights: readonly Named[]
  sizes: readonly Named[]
}

export type NamedThingsDeps = { categories: OrderedRepository<StoredCategory>; dictionaries: Dictionaries }

export async function readNamedThings({ categories, dictionaries }: NamedThingsDeps): Promise<NamedThings> {
  return {
    categories: await categories.all(),
    collections: await dictionaries.collections.live(),
    colors: await dictionaries.colors.live(),
    heights: await dictionaries.heights.live(),
    sizes: await dictionaries.sizes.live(),
  }
}

/** The shop as it will be once what staff ask for is made. */
export function withMakes(things: NamedThings, makes: ImportAnswers['makes'] = []): NamedThings {
  const isNew = { parent_category: null, special: null, is_archived: false, order: Number.MAX_SAFE_INTEGER }
  const ofKind = (kind: Kind) => makes.filter(make => make.kind === kind)
  const titled = makes.flatMap(make => (make.kind === 'category' ? [{ ...isNew, ...make }] : []))
  return {
    categories: [...things.categories, ...titled],
    collections: [...things.collections, ...ofKind('collection')],
    colors: [...things.colors, ...ofKind('color')],
    heights: [...things.heights, ...ofKind('height')],
    sizes: [...things.sizes, ...ofKind('size')],
  }
}

export function importNamesOf({ categories, collections, colors, heights, sizes }: NamedThings): ImportNames {
  const words: Record<Kind, Map<string, string>> = {
    category: ways(categories),
    collection: ways(collections),
    color: ways(colors),
    height: ways(heights),
    size: ways(sizes),
  }
  const names = (things: readonly Named[]) => new Set(things.map(({ name }) => name))
  return {
    known: {
      categories,
      collections: names(collections),
      colors: names(colors),
      heights: names(heights),
      sizes: names(sizes),
    },
    nameOf: (kind, text) => words[kind].get(normalizedText(text)),
  }
}

/** Names of the shop, with what staff say that the names of a file mean. */
export function withAnswers(names: ImportNames, values: ImportAnswers['values'] = []): ImportNames {
  const keyOf = (kind: string, text: string) => `${kind}\n${normalizedText(text)}`
  const answers = new Map(values.map(answer => [keyOf(answer.kind, answer.value), answer]))
  return {
    known: names.known,
    nameOf: (kind, text) => answers.get(keyOf(kind, text))?.name ?? names.nameOf(kind, text),
    // One question a name: what an option has as a colour is answered for titles, too.
    colorAnswer: (kind, text) => answers.get(keyOf(kind, text)) ?? answers.get(keyOf('color', text)),
  }
}

function ways(things: readonly Named[]): Map<string, string> {
  const found = new Map<string, string>()
  const add = (text: string | undefined, name: string) => {
    if (text !== undefined && !found.has(normalizedText(text))) found.set(normalizedText(text), name)
  }
  // A name wins over a title that is written like it.
  for (const { name } of things) add(name, name)
  for (const { name, title, short_name } of things) {
    add(short_name, name)
    add(title?.uk, name)
    add(title?.en, name)
  }
  return found
}

/** One key for everything that means one thing, however it is written. */
export function normalizedText(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[’ʼ`‘]/g, "'")
    .replace(/[–—]/g, '-')
}
