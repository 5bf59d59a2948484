import { type BundleStep, internalChangeBundleEndpoint } from '@shop/contracts/staff/goods/internal-bundles'
import type { StaffBundle } from '@shop/contracts/staff/goods/staff-bundle-fields'
import type { InternalClient } from '@shop/service-kit/between-services/internal-client'
import type { Recorded } from '../audit/record-write.ts'

type Asked = { change: BundleStep; revision?: number | undefined; who: string }

/** Has the catalogue change a bundle; what the audit log keeps are its facts before and after. */
export type ChangeBundle = (
  action: `bundle_${string}`,
  article: string,
  asked: Asked,
) => Promise<Recorded<{ bundle: StaffBundle }> & { answer: { bundle: StaffBundle } }>

export function changerOf(catalog: InternalClient): ChangeBundle {
  return async (action, article, asked) => {
    const { bundle, before, after } = await catalog.call(internalChangeBundleEndpoint, { article, ...asked })
    return { answer: { bundle }, change: { action, subject: article, before, after } }
  }
}
