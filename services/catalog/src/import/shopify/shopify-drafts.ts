import type { RowProblem } from '@shop/contracts/staff/goods/import-codes'
import { NOT_A_COLOR, type OptionUse } from '@shop/contracts/staff/goods/import-questions'
import { MOST_SIZES } from '@shop/contracts/staff/goods/staff-product-forms'
import { numberIn, yesIn } from '../csv/cells.ts'
import { type CsvTable, LONGEST_CELL } from '../csv/read-csv.ts'
import { cutLines, type Draft, type Problem } from '../draft/draft.ts'
import type { ImportNames } from '../draft/import-names.ts'
import { isHttps } from '../draft/picture-cell.ts'
import { colorInTitle } from '../suggest/title-color.ts'
import { modelFrom } from './article-name.ts'
import { bodyText } from './body-text.ts'
import { articleOf, countSkus, type SkuPlaces, unusedSkus } from './shopify-article.ts'
import { barcodeOf, type CodeCounts, countCodes, ownCodeOf } from './shopify-codes.ts'
import { useOf } from './shopify-options.ts'
import {
  categoryTags,
  mappedCategory,
  picturesOf,
  type ShopifyProduct,
  type ShopifyVariant,
  shopifyProducts,
  variantName,
} from './shopify-products.ts'
import { createShopifyQuestions, type ShopifyQuestions } from './shopify-questions.ts'
import { sizeOf } from './shopify-size.ts'

/** What staff say before a dry run of Shopify's file, because the file does not. */
export type ShopifyAnswers = {
  /** Null while staff have not said them. */
  currency: string | null
  rate: number | null
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
  questions: ShopifyQuestions
}

/** A category that is in no dictionary: who has it cannot be shown. */
export const UNMAPPED = 'unmapped'
export const ONE_SIZE = 'One size'

type Group = { color: string; height: string; extra: string[]; variants: { variant: ShopifyVariant; size: string }[] }

/** What Shopify's product CSV says, an article for each colour and height of a product. */
export function shopifyDrafts(table: CsvTable, answers: ShopifyAnswers, words: ImportNames): ShopifyDrafts {
  const { products, ignored } = shopifyProducts(table)
  const questions = createShopifyQuestions()
  const counted = { skus: countSkus(products), codes: countCodes(products) }
  const drafts = products.flatMap(product => draftsOf(product, answers, words, counted, questions))
  const seen = new Set<string>()
  for (const draft of drafts) {
    if (seen.has(draft.article)) refuseAll(draft, 'article_clash', 'sku', draft.article)
    seen.add(draft.article)
  }
  return { drafts, ignored, questions }
}

function draftsOf(
  product: ShopifyProduct,
  answers: ShopifyAnswers,
  words: ImportNames,
  counted: Counted,
  questions: ShopifyQuestions,
): Draft[] {
  const refused = wholeRefusal(product)
  if (refused) return [refused]
  const groups = new Map<string, Group>()
  const unknown = new Map<string, Set<string>>()
  for (const variant of product.variants) {
    const byUse: Record<OptionUse, string[]> = { color: [], height: [], size: [], title: [], skip: [] }
    for (const { name, value } of variant.options) {
      const use = useOf(name, answers.options)
      if (use) byUse[use].push(value)
      else unknown.set(name, (unknown.get(name) ?? new Set()).add(value))
    }
    const [height = '', size = ONE_SIZE] = [byUse.height[0], byUse.size[0]]
    const { color, inTitle } = colorOf(byUse.color, words)
    const extra = [...inTitle, ...byUse.title]
    const key = [color, height, ...extra].join('\n').toLowerCase()
    const group = groups.get(key) ?? { color, height, extra, variants: [] }
    group.variants.push({ variant, size })
    groups.set(key, group)
  }
  questions.addOptions(unknown)
  const category = mappedCategory(product, answers.categories, words)
  if (!category) questions.addTags(categoryTags(product))
  const context = { answers, words, ...counted, category, groups, isOpen: unknown.size > 0 }
  // What else is wrong is said at once, as if the option said nothing.
  const drafts = [...groups.values()].map(group => toDraft(product, group, context))
  for (const name of unknown.keys()) {
    for (const draft of drafts) draft.problems.push(problemOf(draft, 'option_unmapped', 'option1 name', name))
  }
  return drafts
}

/** The colour of a variant, empty for none, and what of its options for colours stays in the title: an article has one colour. */
function colorOf([value = '', ...others]: readonly string[], words: ImportNames) {
  const answer = words.colorAnswer?.('color', value)
  const inTitle = answer?.in_title ? [value, ...others] : others
  return { color: answer?.name === NOT_A_COLOR ? '' : value, inTitle }
}

type Counted = { skus: SkuPlaces; codes: CodeCounts }
type Context = Counted & {
  answers: ShopifyAnswers
  words: ImportNames
  category: string | undefined
  groups: ReadonlyMap<string, Group>
  /** Staff have to say yet what one of its options means. */
  isOpen: boolean
}

function toDraft(product: ShopifyProduct, group: Group, context: Context): Draft {
  const { answers, words, skus, codes, category, groups, isOpen } = context
  const { language } = answers
  const article = articleOf(product, group, skus)
  // A longer one is refused with its row.
  const body = bodyText(product.of('body').slice(0, LONGEST_CELL))
  const title = [product.of('title'), ...group.extra].filter(Boolean).join(', ').slice(0, 120)
  const inTitle = group.color === '' ? colorInTitle(product.of('title'), words) : undefined
  const confirmed = inTitle && words.colorAnswer?.('title_color', inTitle)?.name
  const color = group.color === '' ? confirmed : (words.nameOf('color', group.color) ?? group.color)
  const collection = product.of('collection')
  const height = group.height === '' ? undefined : (words.nameOf('height', group.height) ?? group.height)
  const draft: Draft = {
    ...emptyDraft(product),
    article,
    lines: group.variants.map(({ variant }) => variant.row.line),
    fields: {
      title: { [language]: title },
      description: { [language]: body.text },
      category,
      color,
      height,
      ...(collection && { collection: words.nameOf('collection', collection) ?? collection }),
    },
    defaults: {
      model: modelFrom(product.handle, group.extra),
      category: UNMAPPED,
      collection: answers.collection ?? undefined,
      color: answers.color ?? undefined,
    },
    language,
    pictures: picturesOf(product, group.variants, groups.size > 1),
    is_shown: isPublished(product) && category !== undefined,
    ...(inTitle && !confirmed && { title_color: inTitle }),
  }
  if (answers.rate === null) draft.problems.push(problemOf(draft, 'currency_missing', null))
  if (body.dropped > 0) draft.notes.push({ code: 'markup_dropped', value: String(body.dropped) })
  if (!category) draft.notes.push({ code: 'category_unmapped', value: tagsOf(product) })
  const unused = unusedSkus(article, group, row => ownCodeOf(row, article, codes) !== undefined)
  if (unused) draft.notes.push({ code: 'sku_unused', value: unused })
  const unsafe = product.pictures.filter(({ url }) => !isHttps(url)).length
  if (unsafe > 0) draft.notes.push({ code: 'pictures_unsafe', value: String(unsafe) })
  const oneTooMany = group.variants[MOST_SIZES]
  if (oneTooMany) {
    const { line } = oneTooMany.variant.row
    draft.problems.push({ line, column: 'option1 value', code: 'too_many', value: String(group.variants.length) })
    return cutLines(draft)
  }
  const below: string[] = []
  const unread: string[] = []
  for (const { variant, size } of group.variants) {
    const { row } = variant
    const refuse = (column: string, code: RowProblem, value?: string) =>
      draft.problems.push({ line: row.line, column, code, ...(value !== undefined && { value }) })
    if (row.isUneven) refuse('handle', 'cells')
    if (yesIn(row.of('needsShipping')) === false) refuse('variant requires shipping', 'not_shipped')
    const name = words.nameOf('size', size) ?? size
    // An option that nobody has named yet may be the size, and what tells them apart.
    const isTwice = draft.sizes.some(known => known.name === name)
    const isGuessed = isOpen && size === ONE_SIZE
    if (isTwice && !isOpen) refuse('option1 value', 'twice', size)
    const { currency } = answers
    const read = {
      ...sizeOf(row, name, { currency, rate: answers.rate ?? 1 }, refuse),
      barcode: barcodeOf(row, codes),
      own_code: ownCodeOf(row, article, codes),
    }
    if (row.of('barcode') !== '' && read.barcode === undefined)
      unread.push(`${variantName(variant, size)}: ${row.of('barcode')}`)
    if (!isTwice && !isGuessed) draft.sizes.push(read)
    const quantity = numberIn(row.of('quantity'))
    if (quantity !== null && quantity < 0) below.push(`${variantName(variant, size)}: ${quantity}`)
  }
  if (below.length > 0) draft.notes.push({ code: 'stock_negative', value: below.join(', ') })
  if (unread.length > 0) draft.notes.push({ code: 'barcode_unused', value: unread.join(', ').slice(0, 600) })
  return draft
}

function tagsOf(product: ShopifyProduct): string {
  return categoryTags(product)
    .map(({ tag }) => tag)
    .join(', ')
    .slice(0, 200)
}

function wholeRefusal(product: ShopifyProduct): Draft | null {
  const draft = emptyDraft(product)
  if (product.handle === '') refuseAll(draft, 'handle_missing', 'handle')
  else if (product.hasTooMany) draft.problems.push(problemOf(draft, 'too_many_rows', 'handle'))
  else if (product.isUneven) refuseAll(draft, 'cells', 'handle')
  else if (yesIn(product.of('giftCard')) === true) refuseAll(draft, 'gift_card', 'gift card')
  else if (
    product.variants.length > 0 &&
    product.variants.every(({ row }) => yesIn(row.of('needsShipping')) === false)
  ) {
    // A service as a whole: nothing is asked for its sake.
    refuseAll(draft, 'not_shipped', 'variant requires shipping')
  } else if (product.variants.length === 0) refuseAll(draft, 'required', 'variant price')
  if (product.hasTooMany) return cutLines(draft)
  return draft.problems.length > 0 ? { ...draft, is_unread: true } : null
}

function emptyDraft({ handle, lines }: ShopifyProduct): Draft {
  return { article: handle.toUpperCase(), lines, fields: {}, sizes: [], problems: [], notes: [] }
}

/** Of the product as a whole, at its first line. */
function problemOf({ lines }: Draft, code: RowProblem, column: string | null, value?: string): Problem {
  return { line: lines[0] ?? 0, column, code, ...(value !== undefined && { value }) }
}

function refuseAll(draft: Draft, code: RowProblem, column: string, value?: string): void {
  for (const line of draft.lines) draft.problems.push({ line, column, code, ...(value !== undefined && { value }) })
}

function isPublished(product: ShopifyProduct): boolean {
  const status = product.of('status').toLowerCase()
  return yesIn(product.of('published')) !== false && (status === '' || status === 'active')
}
