import type { NewProductsForm, ProductForm, ProductSizeForm } from '@shop/contracts/staff/goods/staff-product-forms'
import { eurFromUah } from '@shop/money/money'
import { typedNumber } from '../../numbers.ts'

type Texts = { uk: string; en: string }

/** A size of the dictionary as it is typed: prices in hryvnias and euros, weight in kilograms, what it is scanned by. */
export type SizeDraft = {
  name: string
  isThere: boolean
  uah: string
  eur: string
  oldUah: string
  oldEur: string
  weight: string
  limit: string
  barcode: string
  ownCode: string
}
export type MeasureDraft = { chest: string; waist: string; hips: string; volumetric: string }

/** What the articles of a model have in common. */
export type CommonDraft = {
  model: string
  category: string
  collection: string
  title: Texts
  description: Texts
  composition: Texts
  care: Texts
  start_sale_date: string
  preorder_on: string
  sizes: SizeDraft[]
}

const noText: Texts = { uk: '', en: '' }

export function emptyDraft(sizes: readonly string[]): CommonDraft {
  return {
    model: '',
    category: '',
    collection: '',
    start_sale_date: '',
    preorder_on: '',
    title: noText,
    description: noText,
    composition: noText,
    care: noText,
    sizes: sizes.map(name => sizeDraft(name, undefined)),
  }
}

/** What a new article begins with that is made like this one. */
export function draftOf(product: ProductForm, dictionary: readonly string[]): CommonDraft {
  return {
    ...plainFields(product),
    start_sale_date: product.start_sale_date ?? '',
    preorder_on: product.preorder_on ?? '',
    sizes: sizeDrafts(product, dictionary),
  }
}

type PlainFields = Pick<
  CommonDraft & ProductForm,
  'model' | 'category' | 'collection' | 'title' | 'description' | 'composition' | 'care'
>

/** What draft and form say alike. */
function plainFields(of: PlainFields): PlainFields {
  const { model, category, collection, title, description, composition, care } = of
  return { model, category, collection, title, description, composition, care }
}

/** Every size of the dictionary stands there, those that the product has are ticked. */
export function sizeDrafts(product: Pick<ProductForm, 'sizes'>, dictionary: readonly string[]): SizeDraft[] {
  const own = product.sizes.map(({ name }) => name)
  const names = [...dictionary, ...own.filter(name => !dictionary.includes(name))]
  return names.map(name =>
    sizeDraft(
      name,
      product.sizes.find(size => size.name === name),
    ),
  )
}

function sizeDraft(name: string, size: ProductSizeForm | undefined): SizeDraft {
  return {
    name,
    isThere: size !== undefined,
    uah: typed(size?.price.uah),
    eur: typed(size?.price.eur),
    oldUah: typed(size?.price_without_discount?.uah),
    oldEur: typed(size?.price_without_discount?.eur),
    weight: typed(size?.weight_kg),
    limit: typed(size?.preorder_limit),
    // They belong to one size of one article: what is made like it has others.
    barcode: '',
    ownCode: '',
  }
}

export function measureDraft(measures: ProductForm['measurements'][number] | undefined): MeasureDraft {
  return {
    chest: typed(measures?.chest),
    waist: typed(measures?.waist),
    hips: typed(measures?.hips),
    volumetric: typed(measures?.volumetric),
  }
}

function typed(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value).replace('.', ',')
}

type Common = Omit<ProductForm, 'color' | 'height'>

/** What the call is sent; what is no number is sent as NaN, which the contract refuses at its field. */
export function commonOf(draft: CommonDraft): Common {
  return {
    ...plainFields(draft),
    start_sale_date: draft.start_sale_date || null,
    preorder_on: draft.preorder_on || null,
    sizes: draft.sizes.filter(({ isThere }) => isThere).map(sizeOf),
    measurements: [],
  }
}

export function sizeOf(draft: SizeDraft): ProductSizeForm {
  const { name, uah, eur, oldUah, oldEur, weight, limit } = draft
  const [barcode, own_code] = [draft.barcode.trim(), draft.ownCode.trim()]
  return {
    name,
    price: { uah: typedNumber(uah) ?? 0, eur: typedNumber(eur) },
    price_without_discount:
      oldUah.trim() || oldEur.trim() ? { uah: typedNumber(oldUah) ?? 0, eur: typedNumber(oldEur) } : null,
    weight_kg: typedNumber(weight),
    preorder_limit: typedNumber(limit),
    ...(barcode !== '' && { barcode }),
    ...(own_code !== '' && { own_code }),
  }
}

export function isMeasured(measures: MeasureDraft): boolean {
  return Object.values(measures).some(value => value.trim() !== '')
}

export function numbersOf({ chest, waist, hips, volumetric }: MeasureDraft) {
  const number = (text: string) => typedNumber(text) ?? Number.NaN
  return { chest: number(chest), waist: number(waist), hips: number(hips), volumetric: number(volumetric) }
}

/** Where the size at this place of the form stands in what is sent; -1 when it is not sent. */
export function sentIndex(sizes: readonly SizeDraft[], index: number): number {
  return sizes[index]?.isThere ? sizes.slice(0, index).filter(({ isThere }) => isThere).length : -1
}

/** What a price in hryvnias makes in euros by the rate, in whole euros; empty for what is no price. */
export function derivedEuros(uah: string, rate: number | undefined): string {
  const sum = typedNumber(uah)
  if (!rate || sum === null || !Number.isInteger(sum) || sum < 1 || sum > 1_000_000) return ''
  return String(eurFromUah(sum * 100, Math.round(rate * 100)) / 100)
}

export type VariantDraft = Omit<NewProductsForm['articles'][number], 'stock' | 'sizes'>

/** An article for each colour in each height; one that staff have renamed keeps its name. */
export function variantsOf(
  model: string,
  colors: readonly string[],
  heights: readonly (string | null)[],
  before: readonly VariantDraft[],
): VariantDraft[] {
  return colors.flatMap(color =>
    (heights.length > 0 ? heights : [null]).map(height => {
      const known = before.find(variant => variant.color === color && variant.height === height)
      const isRenamed = known && !known.article.endsWith(endOf(color, height))
      return isRenamed ? known : { color, height, article: proposedArticle(model, color, height) }
    }),
  )
}

/** `DR-1042`, black, 160-167 → `DR-1042-BLA-160`. */
export function proposedArticle(model: string, color: string, height: string | null): string {
  const base = model
    .toUpperCase()
    .replace(/[^A-Z0-9-]+/g, '')
    .replace(/^-+|-+$/g, '')
  return `${base || 'ART'}${endOf(color, height)}`.slice(0, 32)
}

function endOf(color: string, height: string | null): string {
  const words = color.toUpperCase().split('-')
  const short = words.length > 1 ? words.map(word => word.slice(0, 2)).join('') : (words[0] ?? '').slice(0, 3)
  return `-${short}${height === null ? '' : `-${height.split('-')[0]?.toUpperCase()}`}`
}
