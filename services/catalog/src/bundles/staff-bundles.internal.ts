import {
  internalBundleCompositionEndpoint,
  internalChangeBundleEndpoint,
  internalNewBundleEndpoint,
  internalStaffBundleEndpoint,
  internalStaffBundlesEndpoint,
} from '@shop/contracts/staff/goods/internal-bundles'
import { handleInternal, type InternalCalls } from '@shop/service-kit/between-services/internal'
import { factsOf } from './bundle-steps.ts'
import { type BundleChangeDeps, changeBundle, enterBundle } from './change-bundles.ts'
import { readComposition, readStaffBundle, readStaffBundles, toStaffBundle } from './staff-bundles.ts'

/** Bundles for staff, who ask the admin service. */
export function addStaffBundleCalls(internal: InternalCalls, deps: BundleChangeDeps): void {
  handleInternal(internal, internalStaffBundlesEndpoint, asked => readStaffBundles(deps, asked))
  handleInternal(internal, internalStaffBundleEndpoint, async ({ article }) => ({
    bundle: await readStaffBundle(deps, article),
  }))
  handleInternal(internal, internalBundleCompositionEndpoint, asked => readComposition(deps, asked))
  handleInternal(internal, internalNewBundleEndpoint, async asked => {
    const added = await enterBundle(deps, asked)
    return { bundle: await toStaffBundle(deps, added), after: factsOf(added) }
  })
  handleInternal(internal, internalChangeBundleEndpoint, async asked => {
    const { before, after } = await changeBundle(deps, asked)
    return { bundle: await toStaffBundle(deps, after), before: factsOf(before), after: factsOf(after) }
  })
}
