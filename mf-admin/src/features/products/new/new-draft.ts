import type { NewProductsForm, ProductForm } from '@shop/contracts/staff/goods/staff-product-forms'
import { type DraftPicture, imagesOf } from '../../../picture-editor/picture-draft.ts'
import { type CommonDraft, commonOf, type SizeDraft, type VariantDraft, variantsOf } from '../product-draft.ts'
import { type OpeningDraft, openingOf, rowOf } from './opening-stock.ts'
import { type OwnPrices, ownRows, ownSizes } from './own-prices.ts'

/** New articles of a model, as they are typed. */
export type NewDraft = CommonDraft & {
  colors: readonly string[]
  heights: readonly string[]
  /** The articles as they stood when staff last gave one of them another name. */
  renamed: readonly VariantDraft[]
  stock: OpeningDraft
  own: OwnPrices
  /** By colour. */
  pictures: Readonly<Record<string, readonly DraftPicture[]>>
  isShow: boolean
}

/** Colours and heights that the model has already. */
export type Known = readonly Pick<VariantDraft, 'color' | 'height'>[]

/** The article that new ones are made like. */
export type Copied = Pick<ProductForm, 'measurements'> & { article: string }

type Parts = Pick<NewProductsForm, 'sizes' | 'articles' | 'pictures' | 'is_show'>

export function newDraft(common: CommonDraft): NewDraft {
  return { ...common, colors: [], heights: [], renamed: [], stock: {}, own: {}, pictures: {}, isShow: false }
}

/** An article for each colour in each height that the model has not yet. */
export function variantsIn({ model, colors, heights, renamed }: NewDraft, known: Known = []): VariantDraft[] {
  const there = new Set(known.map(rowOf))
  return variantsOf(model, colors, heights, renamed).filter(variant => !there.has(rowOf(variant)))
}

/** The sizes that are ticked. */
export function listTickedSizes({ sizes }: Pick<NewDraft, 'sizes'>): SizeDraft[] {
  return sizes.filter(({ isThere }) => isThere)
}

/** Colours that are given pictures here: one that is there already has its own. */
export function listNewColors(draft: NewDraft, known: Known = []): string[] {
  const colors = new Set(variantsIn(draft, known).map(({ color }) => color))
  return [...colors].filter(color => !known.some(other => other.color === color))
}

/** Colours whose pictures are sent, in their order. */
export function sentPictures(draft: NewDraft, known: Known = []): { color: string; images: readonly DraftPicture[] }[] {
  return listNewColors(draft, known).flatMap(color => {
    const images = draft.pictures[color] ?? []
    return images.length > 0 ? { color, images } : []
  })
}

/** Where a colour or height has something of its own, each is sent in full; else they have what is for all. */
export function partsOf(draft: NewDraft, known: Known = []): Parts {
  const variants = variantsIn(draft, known)
  const ticked = listTickedSizes(draft)
  const names = ticked.map(({ name }) => name)
  const differ = ownRows(variants, ticked, draft.own).length > 0
  const pictures = sentPictures(draft, known).map(({ color, images }) => ({
    color,
    images: imagesOf({ images: [...images], own: false }),
  }))
  return {
    sizes: differ ? [] : commonOf(draft).sizes,
    articles: variants.map(variant => ({
      ...variant,
      stock: openingOf(variant, names, draft.stock),
      ...(differ && { sizes: ownSizes(variant, ticked, draft.own) }),
    })),
    ...(pictures.length > 0 && { pictures }),
    ...(draft.isShow && { is_show: true }),
  }
}

/** What the call is sent of a model that is new, or made like another one. */
export function newProductsForm(draft: NewDraft, copied: Copied | null): NewProductsForm {
  const form = { ...commonOf(draft), ...partsOf(draft) }
  if (!copied) return form
  const names = listTickedSizes(draft).map(({ name }) => name)
  return {
    ...form,
    copy_of: copied.article,
    measurements: copied.measurements.filter(({ size }) => names.includes(size)),
  }
}
