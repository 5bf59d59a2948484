import type { RowProblem } from '@shop/contracts/staff/goods/import-codes'
import { MOST_SIZES } from '@shop/contracts/staff/goods/staff-product-forms'
import { yesIn } from '../csv/cells.ts'
import { type CsvTable, LONGEST_CELL } from '../csv/read-csv.ts'
import { cutLines, type Draft } from '../draft/draft.ts'
import type { ImportNames } from '../draft/import-names.ts'
import { articleFrom, modelFrom } from './article-name.ts'
import { bodyText } from './body-text.ts'
import { type OptionUse, useOf } from './shopify-options.ts'
import {
  categoryTags,
  mappedCategory,
  picturesOf,
  type ShopifyProduct,
  type ShopifyVariant,
  shopifyProducts,
} from './shopify-products.ts'
import { type ShopifyPrices, sizeOf } from './shopify-size.ts'

/** What staff say before a dry run of Shopify's file, because the file does not. */
export type ShopifyAnswers = ShopifyPrices & {
  language: 'uk' | 'en'
  /** For goods that are new: the collection, and the colour of those without one. */
  collection: string | null
  color: string | null
  /** What becomes of options, by their names in small letters. */
  options: Readonly<Record<string, OptionUse>>
  /** The shop's table: which category a tag or a type means. */
  categories: Readonly<Record<string, string>>
}
export type ShopifyDrafts = {
  drafts: Draft[]
  ignored: string[]
  /** What staff have to say yet. */
  questions: { options: string[]; tags: string[] }
}

/** A category that is in no dictionary: who has it cannot be shown. */
export const UNMAPPED = 'unmapped'
export const ONE_SIZE = 'One size'

type Group = { color: string; height: string; extra: string[]; variants: { variant: ShopifyVariant; size: string }[] }

/** What Shopify's product CSV says, an article for each colour and height of a product. */
export function shopifyDrafts(table: CsvTable, answers: ShopifyAnswers, words: ImportNames): ShopifyDrafts {
  const { products, ignored } = shopifyProducts(table)
  const questions = { options: new Set<string>(), tags: new Set<string>() }
  const skus = countSkus(products)
  const drafts = products.flatMap(product => draftsOf(product, answers, words, skus, questions))
  const seen = new Set<string>()
  for (const draft of drafts) {
    if (seen.has(draft.article)) refuseAll(draft, 'article_clash', 'sku')
    seen.add(draft.article)
  }
  return {
    drafts,
    ignored,
    questions: { options: [...questions.options].slice(0, 50), tags: [...questions.tags].slice(0, 300) },
  }
}

function draftsOf(
  product: ShopifyProduct,
  answers: ShopifyAnswers,
  words: ImportNames,
  skus: ReadonlyMap<string, Set<string>>,
  questions: { options: Set<string>; tags: Set<string> },
): Draft[] {
  const refused = wholeRefusal(product)
  if (refused) return [refused]
  const groups = new Map<string, Group>()
  const unknown = new Set<string>()
  for (const variant of product.variants) {
    const byUse: Record<OptionUse, string[]> = { color: [], height: [], size: [], title: [], skip: [] }
    for (const { name, value } of variant.options) {
      const use = useOf(name, answers.options)
      if (use) byUse[use].push(value)
      else unknown.add(name)
    }
    const [color = '', height = '', size = ONE_SIZE] = [byUse.color[0], byUse.height[0], byUse.size[0]]
    const key = [color, height, ...byUse.title].join('\n').toLowerCase()
    const group = groups.get(key) ?? { color, height, extra: byUse.title, variants: [] }
    group.variants.push({ variant, size })
    groups.set(key, group)
  }
  if (unknown.size > 0) {
    for (const name of unknown) questions.options.add(name)
    const draft = emptyDraft(product)
    for (const name of unknown) refuseAll(draft, 'option_unmapped', 'option1 name', name)
    return [draft]
  }
  const category = mappedCategory(product, answers.categories, words)
  if (!category) for (const tag of categoryTags(product)) questions.tags.add(tag)
  return [...groups.values()].map(group => toDraft(product, group, { answers, words, skus, category, groups }))
}

type Context = {
  answers: ShopifyAnswers
  words: ImportNames
  skus: ReadonlyMap<string, Set<string>>
  category: string | undefined
  groups: ReadonlyMap<string, Group>
}

function toDraft(product: ShopifyProduct, group: Group, { answers, words, skus, category, groups }: Context): Draft {
  const { language } = answers
  const article = articleOf(product, group, skus)
  // A longer one is refused with its row.
  const body = bodyText(product.of('body').slice(0, LONGEST_CELL))
  const title = [product.of('title'), ...group.extra].filter(Boolean).join(', ').slice(0, 120)
  const color = group.color === '' ? undefined : (words.nameOf('color', group.color) ?? group.color)
  const height = group.height === '' ? undefined : (words.nameOf('height', group.height) ?? group.height)
  const draft: Draft = {
    ...emptyDraft(product),
    article,
    lines: group.variants.map(({ variant }) => variant.row.line),
    fields: { title: { [language]: title }, description: { [language]: body.text }, category, color, height },
    defaults: {
      model: modelFrom(product.handle, group.extra),
      category: UNMAPPED,
      collection: answers.collection ?? undefined,
      color: answers.color ?? undefined,
    },
    language,
    pictures: picturesOf(product, group.variants, groups.size > 1),
    is_shown: isPublished(product) && category !== undefined,
  }
  if (body.dropped > 0) draft.notes.push({ code: 'markup_dropped', value: String(body.dropped) })
  if (!category) draft.notes.push({ code: 'category_unmapped', value: categoryTags(product).join(', ').slice(0, 200) })
  const oneTooMany = group.variants[MOST_SIZES]
  if (oneTooMany) {
    const { line } = oneTooMany.variant.row
    draft.problems.push({ line, column: 'option1 value', code: 'too_many', value: String(group.variants.length) })
    return cutLines(draft)
  }
  for (const { variant, size } of group.variants) {
    const { row } = variant
    const refuse = (column: string, code: RowProblem, value?: string) =>
      draft.problems.push({ line: row.line, column, code, ...(value !== undefined && { value }) })
    if (row.isUneven) refuse('handle', 'cells')
    if (yesIn(row.of('needsShipping')) === false) refuse('variant requires shipping', 'not_shipped')
    const name = words.nameOf('size', size) ?? size
    if (draft.sizes.some(known => known.name === name)) refuse('option1 value', 'twice', size)
    draft.sizes.push(sizeOf(row, name, answers, refuse))
  }
  return draft
}

function articleOf(product: ShopifyProduct, group: Group, skus: Context['skus']): string {
  const own = new Set(group.variants.map(({ variant }) => variant.row.of('sku').toUpperCase()))
  const [sku = ''] = own
  const isOnlyHere = own.size === 1 && /^[A-Z0-9-]{3,32}$/.test(sku) && (skus.get(sku)?.size ?? 0) === 1
  return isOnlyHere ? sku : articleFrom([product.handle, group.color, group.height, ...group.extra])
}

/** In how many products, colours and heights each stock keeping unit stands. */
function countSkus(products: readonly ShopifyProduct[]): Map<string, Set<string>> {
  const skus = new Map<string, Set<string>>()
  for (const { handle, variants } of products) {
    for (const { row, options } of variants) {
      const sku = row.of('sku').toUpperCase()
      const index = [handle, ...options.filter(({ name }) => useOf(name, {}) !== 'size').map(({ value }) => value)]
      const places = skus.get(sku) ?? new Set()
      skus.set(sku, places.add(index.join('\n')))
    }
  }
  return skus
}

function wholeRefusal(product: ShopifyProduct): Draft | null {
  const draft = emptyDraft(product)
  if (product.handle === '') refuseAll(draft, 'handle_missing', 'handle')
  else if (product.hasTooMany) refuseFirst(draft, 'too_many_rows', 'handle')
  else if (product.isUneven) refuseAll(draft, 'cells', 'handle')
  else if (yesIn(product.of('giftCard')) === true) refuseAll(draft, 'gift_card', 'gift card')
  else if (product.variants.length === 0) refuseAll(draft, 'required', 'variant price')
  if (product.hasTooMany) return cutLines(draft)
  return draft.problems.length > 0 ? draft : null
}

function emptyDraft({ handle, lines }: ShopifyProduct): Draft {
  return { article: handle.toUpperCase(), lines, fields: {}, sizes: [], problems: [], notes: [] }
}

function refuseAll(draft: Draft, code: RowProblem, column: string, value?: string): void {
  for (const line of draft.lines) draft.problems.push({ line, column, code, ...(value !== undefined && { value }) })
}

function refuseFirst(draft: Draft, code: RowProblem, column: string): void {
  draft.problems.push({ line: draft.lines[0] ?? 0, column, code })
}

function isPublished(product: ShopifyProduct): boolean {
  const status = product.of('status').toLowerCase()
  return yesIn(product.of('published')) !== false && (status === '' || status === 'active')
}
