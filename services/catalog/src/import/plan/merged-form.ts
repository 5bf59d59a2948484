import type { ProductForm, ProductSizeForm } from '@shop/contracts/staff/goods/staff-product-forms'
import type { Locale, Text } from '@shop/contracts/texts/text'
import { givenCodes } from '../../articles/size-codes.ts'
import type { Draft, DraftFields, DraftSize } from '../draft/draft.ts'

const texts = ['title', 'description', 'composition', 'care'] as const
const EMPTY: Text = { uk: '', en: '' }

/** What everybody has to fill in is blank; who judges the form says so. */
export const emptyForm: ProductForm = {
  model: '',
  category: '',
  collection: '',
  color: '',
  height: null,
  title: EMPTY,
  description: EMPTY,
  composition: EMPTY,
  care: EMPTY,
  sizes: [],
  measurements: [],
  start_sale_date: null,
  preorder_on: null,
}

/** The product as it would be: what the file says in place of what is there, everything else as it was. */
export function mergedForm(before: ProductForm | null, draft: Draft): ProductForm {
  const base = before ?? withFields(emptyForm, draft.defaults ?? {}, undefined)
  const merged = withFields(base, draft.fields, draft.language)
  const sizes = new Map(base.sizes.map(size => [size.name, size]))
  for (const size of draft.sizes) sizes.set(size.name, mergedSize(sizes.get(size.name), size))
  return { ...merged, sizes: [...sizes.values()] }
}

function withFields(form: ProductForm, fields: DraftFields, language: Locale | undefined): ProductForm {
  const { title: _, description: __, composition: ___, care: ____, ...plain } = fields
  const given = Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined))
  const merged = { ...form, ...given }
  for (const name of texts) {
    const text = fields[name]
    if (text) merged[name] = mergedText(form[name], text, language)
  }
  return merged
}

/** A file of one language fills the other one in, too, unless somebody has translated it. */
function mergedText(before: Text, given: Partial<Text>, language: Locale | undefined): Text {
  const merged = { ...before, ...trimTexts(given) }
  if (!language) return merged
  const other = language === 'uk' ? 'en' : 'uk'
  const isTranslated = before[other] !== '' && before[other] !== before[language]
  return isTranslated ? merged : { ...merged, [other]: merged[language] }
}

function trimTexts(given: Partial<Text>): Partial<Text> {
  const entries = Object.entries(given).map(([locale, text]) => [locale, text.replace(/\r\n?/g, '\n').trim()])
  return Object.fromEntries(entries)
}

function mergedSize(before: ProductSizeForm | undefined, size: DraftSize): ProductSizeForm {
  const { price_uah, price_eur, price_without_discount_uah: uah, price_without_discount_eur: eur } = size
  const list = before?.price_without_discount ?? null
  const listUah = uah === undefined ? (list?.uah ?? null) : uah
  const listEur = eur === undefined ? (list?.eur ?? null) : eur
  const { barcode = before?.barcode, own_code = before?.own_code } = size
  return {
    name: size.name,
    ...givenCodes({ barcode, own_code }),
    price: {
      uah: price_uah ?? before?.price.uah ?? 0,
      eur: price_eur === undefined ? (before?.price.eur ?? null) : price_eur,
    },
    // Zero is how tables say that nothing is reduced.
    price_without_discount: listUah === null || listUah === 0 ? null : { uah: listUah, eur: listEur || null },
    weight_kg: size.weight_kg === undefined ? (before?.weight_kg ?? null) : size.weight_kg,
    preorder_limit: size.preorder_limit === undefined ? (before?.preorder_limit ?? null) : size.preorder_limit,
  }
}
