import { ShopError } from '@shop/contracts/errors'
import {
  previewBundleEndpoint,
  previewHomeEndpoint,
  previewProductEndpoint,
} from '@shop/contracts/staff/storefront/staff-preview'
import type { InternalCalls } from '@shop/service-kit/between-services/internal'
import { staffRead } from '@shop/service-kit/between-services/staff-calls'
import { toProduct, toSibling } from '../articles/product-view.ts'
import { type BundleDeps, readBundle } from '../bundles/read-bundles.ts'
import { type HomeEditorDeps, readDrawableDraft } from '../home/edit-home.ts'
import { readViews } from '../product-page/read-card-lists.ts'

type PreviewDeps = BundleDeps & HomeEditorDeps

/** What shoppers do not see yet, for staff with the right and for nobody else: the admin service knows who asks. */
export function addPreviewCalls(internal: InternalCalls, deps: PreviewDeps): void {
  staffRead(internal, previewHomeEndpoint, async () => ({ home: await readDrawableDraft(deps) }))
  staffRead(internal, previewProductEndpoint, ({ params }) => readHiddenProduct(deps, params.article))
  staffRead(internal, previewBundleEndpoint, ({ params }) => readHiddenBundle(deps, params.article))
}

/** The siblings are those that shoppers see. */
async function readHiddenProduct(deps: BundleDeps, name: string) {
  const [product] = await readViews(deps, [name], toProduct, deps.articles.allAmong)
  if (!product) throw new ShopError('not_found')
  const { variants } = await deps.live.current()
  const others = (variants.get(product.model) ?? []).map(({ article }) => article).filter(article => article !== name)
  return { product, siblings: await readViews(deps, others, toSibling) }
}

/** A bundle as it is read for shoppers, but for the condition that it and its items are shown. */
function readHiddenBundle(deps: BundleDeps, name: string) {
  const { articles, bundles } = deps
  const open = {
    ...deps,
    articles: { ...articles, shownAmong: articles.allAmong },
    bundles: { ...bundles, findShown: bundles.find },
  }
  return readBundle(open, name)
}
