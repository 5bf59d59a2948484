import type { ChosenPicture, ChosenProduct } from '@shop/contracts/staff/goods/chosen-products'
import {
  type BundleForm,
  MOST_BUNDLE_DISCOUNT,
  type StaffBundle,
} from '@shop/contracts/staff/goods/staff-bundle-fields'
import type { Text } from '@shop/contracts/texts/text'
import { slugOf } from '../../forms/slug.ts'
import { articlesOf } from '../../goods/chosen.ts'
import { modelParamsOf, type WornDraft, wornDraft } from '../../goods/worn-draft.ts'
import { typedNumber } from '../../numbers.ts'

/** The form as it is typed and chosen. */
export type BundleDraft = {
  article: string
  model: string
  title: Text
  description: Text
  percent: string
  is_new: boolean
  is_shown: boolean
  products: ChosenProduct[]
  images: ChosenPicture[]
  recommendations: ChosenProduct[]
  worn: WornDraft
}

const emptyText = { uk: '', en: '' }

/** What the form shows of a bundle; null: of a new one. */
export function draftOf(known: StaffBundle | null): BundleDraft {
  return {
    article: known?.article ?? '',
    model: known?.model ?? '',
    title: known?.title ?? emptyText,
    description: known?.description ?? emptyText,
    percent: known ? String(known.bundle_discount_percent) : '0',
    is_new: known?.is_new ?? true,
    is_shown: known?.is_shown ?? false,
    products: known?.products ?? [],
    images: known?.images.map(({ name, alt }) => ({ name, alt })) ?? [],
    recommendations: known?.recommendations ?? [],
    worn: wornDraft(known?.model_params ?? null),
  }
}

/** What is sent. A percent that is no number is sent as one that the contract refuses. */
export function formOf(draft: BundleDraft): BundleForm {
  const { title, description, is_new, is_shown, images } = draft
  return {
    title,
    description,
    is_new,
    is_shown,
    images,
    model: draft.model.trim() || modelOf(title, draft.article),
    products: articlesOf(draft.products),
    bundle_discount_percent: typedNumber(draft.percent) ?? 0,
    recommendations: articlesOf(draft.recommendations),
    model_params: modelParamsOf(draft.worn),
  }
}

/** As articles are written: "bn-9005 cam" is BN-9005CAM. */
export function articleOf({ article }: BundleDraft): string {
  return article.replace(/\s/g, '').toUpperCase()
}

/** The percent that sums are shown with while it is typed: none as long as it is not one. */
export function percentOf(typed: string): number {
  const percent = typedNumber(typed)
  return percent !== null && Number.isInteger(percent) && percent >= 0 && percent <= MOST_BUNDLE_DISCOUNT ? percent : 0
}

/** The model that a look has unless staff name another one: "First Frost look" is first-frost-look. */
export function modelOf({ uk, en }: Text, article: string): string {
  return slugOf(en) || slugOf(uk) || slugOf(article) || 'look'
}
