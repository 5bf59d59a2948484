import type { ProductPicture } from '@shop/contracts/catalog/products'
import { ShopError } from '@shop/contracts/errors'
import type { ChosenPicture, ModelParams } from '@shop/contracts/staff/goods/chosen-products'
import type { BundleForm } from '@shop/contracts/staff/goods/staff-bundle-fields'
import { invalid } from '@shop/service-kit/calls/fields'
import { without } from '../product-page/recommendation-rules.ts'
import type { StoredBundle } from './bundle.ts'

/** One change of a bundle; the whole form, or one fact of it. */
export type BundleAction =
  | { action: 'change'; form: BundleForm }
  | { action: 'title'; title: BundleForm['title'] }
  | { action: 'is_new'; is_new: boolean }
  | { action: 'is_shown'; is_shown: boolean }
  | { action: 'model'; model: string }
  | { action: 'model_params'; model_params: ModelParams }
  | { action: 'add_product' | 'remove_product' | 'recommend' | 'unrecommend'; product: string }
  | { action: 'delete' | 'restore' }

/**
 * What a change of staff makes other than before. `pictures` are those that may be shown, `at` is now.
 * @throws ShopError illegal_transition for a deleted bundle, which can only be restored; not_found for what is not in it;
 * validation for an unknown picture.
 */
export function applyBundleAction(
  bundle: StoredBundle,
  change: BundleAction,
  { pictures, at }: { pictures: readonly ProductPicture[]; at: Date },
): Partial<StoredBundle> {
  const { products, recommendations = [], deleted } = bundle
  if (Boolean(deleted) !== (change.action === 'restore')) throw new ShopError('illegal_transition')
  switch (change.action) {
    case 'change':
      return fieldsOfForm(change.form, pictures)
    case 'title':
      return { title: change.title }
    case 'is_new':
      return { is_new: change.is_new }
    case 'is_shown':
      return { is_shown: change.is_shown }
    case 'model':
      return { model: change.model }
    case 'model_params':
      return { model_params: change.model_params }
    case 'add_product':
      return { products: [...products, change.product] }
    case 'remove_product':
      return { products: thereOf(without(products, change.product)) }
    case 'recommend':
      return { recommendations: [...recommendations, change.product] }
    case 'unrecommend':
      return { recommendations: thereOf(without(recommendations, change.product)) }
    case 'delete':
      return { is_shown: false, deleted: { at, was_shown: bundle.is_shown } }
    case 'restore':
      return { is_shown: deleted?.was_shown ?? false, deleted: null }
  }
}

/** @throws ShopError validation for a picture that is not among the known ones. */
export function fieldsOfForm(
  { compose: _, ...form }: BundleForm,
  known: readonly ProductPicture[],
): Omit<BundleForm, 'compose'> & Pick<StoredBundle, 'images'> {
  return { ...form, images: form.images.map((image, index) => pictureOf(image, index, known)) }
}

// Its stand-in and its shot come from where the picture is known; what staff say of it is the text for those who do not see it.
function pictureOf({ name, alt }: ChosenPicture, index: number, known: readonly ProductPicture[]): ProductPicture {
  const picture = known.find(other => other.name === name)
  if (!picture) throw invalid(`images.${index}`, 'unknown_picture')
  return { ...picture, alt }
}

function thereOf(names: string[] | null): string[] {
  if (!names) throw new ShopError('not_found')
  return names
}

/** What the audit log keeps of a bundle: products and recommendations by article. */
export function factsOf({ deleted, ...bundle }: StoredBundle) {
  const { model, title, description, products, bundle_discount_percent, is_new, is_shown, images } = bundle
  const { recommendations = [], model_params = null } = bundle
  return {
    model,
    title,
    description,
    products,
    bundle_discount_percent,
    is_new,
    is_shown,
    images,
    recommendations,
    model_params,
    is_deleted: Boolean(deleted),
  }
}
