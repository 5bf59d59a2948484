import type { ShowLack } from '@shop/contracts/staff/goods/staff-product-forms'
import { useState } from 'react'
import type { UseFormReturn, UseFormSetValue } from 'react-hook-form'
import type { ErrorOf } from '../../../forms/problem-text.ts'
import type { DraftPicture } from '../../../picture-editor/picture-draft.ts'
import type { CommonDraft } from '../product-draft.ts'
import { type Known, listNewColors, listTickedSizes, type NewDraft, sentPictures, variantsIn } from './new-draft.ts'
import type { OpeningDraft } from './opening-stock.ts'
import type { OwnPrices } from './own-prices.ts'

/** What is drawn here; the texts of a model are drawn by their fields. */
const drawn = ['model', 'sizes', 'colors', 'heights', 'renamed', 'stock', 'own', 'pictures', 'isShow'] as const

/**
 * The colours and heights that are to be made, with what is typed for each: its name, prices of its own, its stock, its
 * pictures. They are part of the draft of the form, though no field of it registers them.
 */
export function useNewArticles(form: UseFormReturn<NewDraft>, known: Known = []) {
  const [uploading, setUploading] = useState<Readonly<Record<string, number>>>({})
  form.watch(drawn)
  const draft = form.getValues()
  const set: UseFormSetValue<NewDraft> = (name, value) => form.setValue(name, value, { shouldDirty: true })
  const { colors, heights, stock, own, pictures, isShow } = draft
  const variants = variantsIn(draft, known)
  const ticked = listTickedSizes(draft)
  const names = ticked.map(({ name }) => name)
  const pictured = listNewColors(draft, known)

  /** What keeps them from being shown, as far as it is typed here; the service has the last word. */
  function lacksOf({ title, category }: Pick<CommonDraft, 'title' | 'category'>): ShowLack[] {
    const lacks: ShowLack[] = []
    if (title.uk.trim() === '') lacks.push('title_uk')
    if (title.en.trim() === '') lacks.push('title_en')
    if (category === '') lacks.push('category')
    if (names.length === 0) lacks.push('size')
    if (sentPictures(draft, known).length < pictured.length) lacks.push('picture')
    return lacks
  }

  /** What is wrong with the pictures of a colour. */
  function pictureErrorOf(color: string, errorOf: ErrorOf): string | undefined {
    const sent = sentPictures(draft, known)
    const at = sent.findIndex(one => one.color === color)
    const errors = sent[at]?.images.map((_, index) => errorOf(`pictures.${at}.images.${index}.name`))
    return errors?.find(Boolean)
  }
  return {
    colors,
    setColors: (next: string[]) => set('colors', next),
    heights,
    setHeights: (next: string[]) => set('heights', next),
    variants,
    rename: (index: number, article: string) =>
      set(
        'renamed',
        variants.map((variant, at) => (at === index ? { ...variant, article } : variant)),
      ),
    stock,
    setStock: (next: OpeningDraft) => set('stock', next),
    own,
    setOwn: (next: OwnPrices) => set('own', next),
    ticked,
    names,
    pictured,
    pictures,
    pictureErrorOf,
    // Pictures of several colours may arrive before the next drawing.
    setPicturesOf: (color: string, images: DraftPicture[]) =>
      set('pictures', { ...form.getValues('pictures'), [color]: images }),
    setUploadingOf: (color: string, count: number) =>
      setUploading(before => (before[color] === count ? before : { ...before, [color]: count })),
    isUploading: Object.values(uploading).some(count => count > 0),
    isShow,
    setShow: (next: boolean) => set('isShow', next),
    lacksOf,
  }
}

export type NewArticles = ReturnType<typeof useNewArticles>
