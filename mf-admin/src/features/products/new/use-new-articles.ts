import type { NewProductsForm, ShowLack } from '@shop/contracts/staff/goods/staff-product-forms'
import { useState } from 'react'
import { type DraftPicture, imagesOf } from '../../../picture-editor/picture-draft.ts'
import { type CommonDraft, commonOf, type VariantDraft, variantsOf } from '../product-draft.ts'
import { type OpeningDraft, openingOf, rowOf } from './opening-stock.ts'
import { type OwnPrices, ownRows, ownSizes } from './own-prices.ts'

type Known = readonly Pick<VariantDraft, 'color' | 'height'>[]
type Parts = Pick<NewProductsForm, 'sizes' | 'articles' | 'pictures' | 'is_show'>

/**
 * The colours and heights that are to be made, with what is typed for each: its name, prices of its own, its stock, its
 * pictures. `known` are those that the model has already.
 */
export function useNewArticles({ model, sizes }: Pick<CommonDraft, 'model' | 'sizes'>, known: Known = []) {
  const [colors, setColors] = useState<string[]>([])
  const [heights, setHeights] = useState<string[]>([])
  const [renamed, setRenamed] = useState<VariantDraft[]>([])
  const [stock, setStock] = useState<OpeningDraft>({})
  const [own, setOwn] = useState<OwnPrices>({})
  const [pictures, setPictures] = useState<Readonly<Record<string, DraftPicture[]>>>({})
  const [uploading, setUploading] = useState<Readonly<Record<string, number>>>({})
  const [isShow, setShow] = useState(false)
  const there = new Set(known.map(rowOf))
  const variants = variantsOf(model, colors, heights, renamed).filter(variant => !there.has(rowOf(variant)))
  const ticked = sizes.filter(({ isThere }) => isThere)
  const names = ticked.map(({ name }) => name)
  // A colour that is there already has its pictures.
  const pictured = [...new Set(variants.map(({ color }) => color))].filter(
    color => !known.some(other => other.color === color),
  )
  const imagesIn = (color: string) => pictures[color] ?? []
  const given = pictured.filter(color => imagesIn(color).length > 0)

  /** Where a colour or height has something of its own, each is sent in full; else they have what is for all. */
  function partsOf(draft: CommonDraft): Parts {
    const differ = ownRows(variants, ticked, own).length > 0
    return {
      sizes: differ ? [] : commonOf(draft).sizes,
      articles: variants.map(variant => ({
        ...variant,
        stock: openingOf(variant, names, stock),
        ...(differ && { sizes: ownSizes(variant, ticked, own) }),
      })),
      ...(given.length > 0 && {
        pictures: given.map(color => ({ color, images: imagesOf({ images: imagesIn(color), own: false }) })),
      }),
      ...(isShow && { is_show: true }),
    }
  }

  /** What keeps them from being shown, as far as it is typed here; the service has the last word. */
  function lacksOf({ title, category }: Pick<CommonDraft, 'title' | 'category'>): ShowLack[] {
    const lacks: ShowLack[] = []
    if (title.uk.trim() === '') lacks.push('title_uk')
    if (title.en.trim() === '') lacks.push('title_en')
    if (category === '') lacks.push('category')
    if (names.length === 0) lacks.push('size')
    if (pictured.some(color => imagesIn(color).length === 0)) lacks.push('picture')
    return lacks
  }

  /** What is wrong with the pictures of a colour. */
  function pictureErrorOf(color: string, errorOf: (field: string) => string | undefined): string | undefined {
    const at = given.indexOf(color)
    const errors = imagesIn(color).map((_, index) => errorOf(`pictures.${at}.images.${index}.name`))
    return errors.find(Boolean)
  }
  function rename(index: number, article: string): void {
    const variant = variants[index]
    if (variant) setRenamed(variants.map(other => (other === variant ? { ...variant, article } : other)))
  }
  const isTyped =
    colors.length + heights.length > 0 ||
    [...Object.values(stock), ...Object.values(own)].some(Boolean) ||
    Object.values(pictures).some(images => images.length > 0)
  return {
    colors,
    setColors,
    heights,
    setHeights,
    variants,
    rename,
    stock,
    setStock,
    own,
    setOwn,
    ticked,
    names,
    pictured,
    pictures,
    pictureErrorOf,
    setPicturesOf: (color: string, images: DraftPicture[]) => setPictures(known => ({ ...known, [color]: images })),
    setUploadingOf: (color: string, count: number) =>
      setUploading(known => (known[color] === count ? known : { ...known, [color]: count })),
    isUploading: Object.values(uploading).some(count => count > 0),
    isShow,
    setShow,
    partsOf,
    lacksOf,
    isTyped,
  }
}

export type NewArticles = ReturnType<typeof useNewArticles>
