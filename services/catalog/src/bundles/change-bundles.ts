import type { ProductPicture } from '@shop/contracts/catalog/products'
import { ShopError } from '@shop/contracts/errors'
import type { BundleStep } from '@shop/contracts/staff/internal-bundles'
import type { BundleForm } from '@shop/contracts/staff/staff-bundle-fields'
import type { Clock } from '@shop/service-kit/process/clock'
import type { CatalogueVersionRepository } from '../storage/catalogue-version.repository.ts'
import type { StoredBundle } from './bundle.ts'
import { wrongBundle } from './bundle-rules.ts'
import { bundleStep, fieldsOfForm } from './bundle-steps.ts'
import type { BundleDeps } from './read-bundles.ts'
import { garmentsOf } from './staff-bundles.ts'

export type BundleChangeDeps = BundleDeps & { version: CatalogueVersionRepository; clock: Clock }

type NewBundle = { article: string; form: BundleForm; who: string }
type BundleChange = { article: string; change: BundleStep; revision?: number | undefined; who: string }

const EMPTY = { products: [], recommendations: [], is_shown: false }

/** @throws ShopError name_taken, validation. */
export async function enterBundle(deps: BundleChangeDeps, { article, form, who }: NewBundle): Promise<StoredBundle> {
  await refuseWrong(deps, EMPTY, form)
  const fields = fieldsOfForm(form, await picturesFor(deps, [], form.products))
  const added = await deps.bundles.add({ article, ...fields }, { who, at: deps.clock.now() })
  await deps.version.bump()
  return added
}

/** @throws ShopError not_found, changed_meanwhile, illegal_transition for a deleted one, validation. */
export async function changeBundle(deps: BundleChangeDeps, { article, change, revision, who }: BundleChange) {
  const at = deps.clock.now()
  const changed = await deps.bundles.change(article, {
    ...{ who, at, revision },
    async decide(bundle) {
      const products = change.step === 'change' ? change.form.products : []
      const pictures = change.step === 'change' ? await picturesFor(deps, bundle.images, products) : []
      const fields = bundleStep(bundle, change, { pictures, at })
      await refuseWrong(deps, bundle, fields)
      return fields
    },
  })
  await deps.version.bump()
  return changed
}

type Composition = Parameters<typeof wrongBundle>[0]

async function refuseWrong(deps: BundleDeps, bundle: Composition, changed: Partial<Composition>): Promise<void> {
  const names = [...(changed.products ?? []), ...(changed.recommendations ?? [])]
  const fields = wrongBundle(bundle, changed, await garmentsOf(deps, names))
  if (Object.keys(fields).length > 0) throw new ShopError('validation', { fields })
}

/** Those that a bundle may show: what it shows already, and the pictures of its products. */
async function picturesFor(
  deps: BundleDeps,
  present: readonly ProductPicture[],
  products: readonly string[],
): Promise<ProductPicture[]> {
  const articles = products.length === 0 ? [] : await deps.articles.allAmong(products)
  return [...present, ...articles.flatMap(({ pictures }) => pictures)]
}
