import type { ProductPicture } from '@shop/contracts/catalog/products'
import { ShopError } from '@shop/contracts/errors'
import type { ChosenPicture } from '@shop/contracts/staff/goods/chosen-products'
import type { BundleForm } from '@shop/contracts/staff/goods/staff-bundle-fields'
import { refuseFields } from '@shop/service-kit/calls/fields'
import type { Clock } from '@shop/service-kit/process/clock'
import type { UploadsRepository } from '../staff-pictures/uploads.repository.ts'
import type { CatalogueVersionRepository } from '../storage/catalogue-version.repository.ts'
import type { StoredBundle } from './bundle.ts'
import { applyBundleAction, type BundleAction, fieldsOfForm } from './bundle-actions.ts'
import { wrongBundle } from './bundle-rules.ts'
import { type LookPictureDeps, type PictureProblem, pictureLook } from './compose-look-picture.ts'
import type { BundleDeps } from './read-bundles.ts'
import { garmentsOf } from './staff-bundles.ts'

export type BundleChangeDeps = LookPictureDeps & {
  version: CatalogueVersionRepository
  uploads: Pick<UploadsRepository, 'claim'>
  clock: Clock
}

type NewBundle = { article: string; form: BundleForm; who: string }
export type BundleChange = { article: string; change: BundleAction; revision?: number | undefined; who: string }

const EMPTY = { products: [], recommendations: [], is_shown: false }

/** `problem` says why no picture was made of its garments, where one was due. @throws ShopError name_taken, validation. */
export async function enterBundle(deps: BundleChangeDeps, { article, form, who }: NewBundle) {
  await refuseWrong(deps, EMPTY, form)
  if (await deps.bundles.find(article)) throw new ShopError('name_taken')
  const bundle = { article, ...fieldsOfForm(form, await picturesFor(deps, [], form.images)) }
  const { fields, problem } = await pictureLook(deps, { bundle, isAsked: form.compose === true, by: who })
  const added = await deps.bundles.add({ ...bundle, ...fields }, { who, at: deps.clock.now() })
  await deps.version.noteReferences()
  return { added, problem }
}

/**
 * `problem` says why no picture was made of its garments, where one was due.
 * @throws ShopError not_found, changed_meanwhile, illegal_transition for a deleted one, validation.
 */
export async function changeBundle(deps: BundleChangeDeps, { article, change, revision, who }: BundleChange) {
  const at = deps.clock.now()
  let problem: PictureProblem | null = null
  const changed = await deps.bundles.change(article, {
    who,
    at,
    revision,
    async decide(bundle) {
      const pictures = change.action === 'change' ? await picturesFor(deps, bundle.images, change.form.images) : []
      const fields = applyBundleAction(bundle, change, { pictures, at })
      await refuseWrong(deps, bundle, fields)
      if (change.action !== 'change') return fields
      const isAsked = change.form.compose === true
      const made = await pictureLook(deps, { bundle: { ...bundle, ...fields }, isAsked, by: who })
      problem = made.problem
      return { ...fields, ...made.fields }
    },
  })
  await deps.version.noteReferences()
  if (change.action === 'add_product' || change.action === 'remove_product') return pictureAfterStep(deps, changed, who)
  return { ...changed, problem }
}

/**
 * A step is written before its picture is drawn: steps of several people at one moment are decided again, and none waits for the
 * drawings of the others. Where another change came meanwhile, its picture is the one that counts.
 */
async function pictureAfterStep(
  deps: BundleChangeDeps,
  { before, after }: { before: StoredBundle; after: StoredBundle },
  by: string,
) {
  const { fields, problem } = await pictureLook(deps, { bundle: after, isAsked: false, by })
  const isShown = Object.keys(fields).length > 0 && (await deps.bundles.setPictures(after, fields))
  if (isShown) await deps.version.noteReferences()
  return { before, after: isShown ? { ...after, ...fields } : after, problem }
}

type Composition = Parameters<typeof wrongBundle>[0]

async function refuseWrong(deps: BundleDeps, bundle: Composition, changed: Partial<Composition>): Promise<void> {
  const names = [...(changed.products ?? []), ...(changed.recommendations ?? [])]
  const fields = wrongBundle(bundle, changed, await garmentsOf(deps, names))
  refuseFields(fields)
}

/** A picture of several garments beside each other rather than of one person. */
const LEAST_WIDE = 4 / 3

/** Pictures that a bundle may show: what it shows already, pictures of any product, and what was uploaded. */
async function picturesFor(
  { articles, uploads, clock }: BundleChangeDeps,
  present: readonly ProductPicture[],
  images: readonly ChosenPicture[],
): Promise<ProductPicture[]> {
  const wanted = new Set(images.map(({ name }) => name))
  for (const { name } of present) wanted.delete(name)
  if (wanted.size === 0) return [...present]
  const names = [...wanted]
  const [showing, uploaded] = await Promise.all([articles.showing(names), uploads.claim(names, clock.now())])
  const plain = { shot: 'other', alt: { uk: '', en: '' } } as const
  return [
    ...present,
    ...showing.flatMap(({ pictures }) => pictures),
    ...uploaded.map(({ name, placeholder, width, height }) => ({
      name,
      ...plain,
      ...(placeholder && { placeholder }),
      ...(width >= height * LEAST_WIDE && { is_wide: true }),
    })),
  ]
}
