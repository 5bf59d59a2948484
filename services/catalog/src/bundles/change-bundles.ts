import type { ProductPicture } from '@shop/contracts/catalog/products'
import type { ChosenPicture } from '@shop/contracts/staff/goods/chosen-products'
import type { BundleForm } from '@shop/contracts/staff/goods/staff-bundle-fields'
import { refuseFields } from '@shop/service-kit/calls/fields'
import type { Clock } from '@shop/service-kit/process/clock'
import type { UploadsRepository } from '../staff-pictures/uploads.repository.ts'
import type { CatalogueVersionRepository } from '../storage/catalogue-version.repository.ts'
import type { StoredBundle } from './bundle.ts'
import { applyBundleAction, type BundleAction, fieldsOfForm } from './bundle-actions.ts'
import { wrongBundle } from './bundle-rules.ts'
import type { BundleDeps } from './read-bundles.ts'
import { garmentsOf } from './staff-bundles.ts'

export type BundleChangeDeps = BundleDeps & {
  version: CatalogueVersionRepository
  uploads: Pick<UploadsRepository, 'claim'>
  clock: Clock
}

type NewBundle = { article: string; form: BundleForm; who: string }
export type BundleChange = { article: string; change: BundleAction; revision?: number | undefined; who: string }

const EMPTY = { products: [], recommendations: [], is_shown: false }

/** @throws ShopError name_taken, validation. */
export async function enterBundle(deps: BundleChangeDeps, { article, form, who }: NewBundle): Promise<StoredBundle> {
  await refuseWrong(deps, EMPTY, form)
  const fields = fieldsOfForm(form, await picturesFor(deps, [], form.images))
  const added = await deps.bundles.add({ article, ...fields }, { who, at: deps.clock.now() })
  await deps.version.noteReferences()
  return added
}

/** @throws ShopError not_found, changed_meanwhile, illegal_transition for a deleted one, validation. */
export async function changeBundle(deps: BundleChangeDeps, { article, change, revision, who }: BundleChange) {
  const at = deps.clock.now()
  const changed = await deps.bundles.change(article, {
    who,
    at,
    revision,
    async decide(bundle) {
      const pictures = change.action === 'change' ? await picturesFor(deps, bundle.images, change.form.images) : []
      const fields = applyBundleAction(bundle, change, { pictures, at })
      await refuseWrong(deps, bundle, fields)
      return fields
    },
  })
  await deps.version.noteReferences()
  return changed
}

type Composition = Parameters<typeof wrongBundle>[0]

async function refuseWrong(deps: BundleDeps, bundle: Composition, changed: Partial<Composition>): Promise<void> {
  const names = [...(changed.products ?? []), ...(changed.recommendations ?? [])]
  const fields = wrongBundle(bundle, changed, await garmentsOf(deps, names))
  refuseFields(fields)
}

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
    ...uploaded.map(({ name, placeholder }) => ({ name, ...plain, ...(placeholder && { placeholder }) })),
  ]
}
