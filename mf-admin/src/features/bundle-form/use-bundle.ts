import type { ChosenProduct } from '@shop/contracts/staff/goods/chosen-products'
import {
  bundleCompositionEndpoint,
  staffBundleEndpoint,
  staffBundlesEndpoint,
} from '@shop/contracts/staff/goods/staff-bundles'
import { keepPreviousData, queryClient } from '@shop/shell/query'
import { articlesOf } from '../../goods/chosen.ts'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { percentOf } from './bundle-draft.ts'

/** The bundle of an article; not asked for a new one. */
export function useBundle(article: string | null) {
  const input = { params: { article: article ?? '' } }
  return useStaffEndpoint(staffBundleEndpoint, input, { enabled: article !== null, staleTime: 0 })
}

/** What the chosen products come to, and which of them keep shoppers from the bundle; as the service says it. */
export function useComposition(products: readonly ChosenProduct[], percent: string) {
  const query = { products: articlesOf(products).join(','), bundle_discount_percent: percentOf(percent) }
  return useStaffEndpoint(bundleCompositionEndpoint, { query }, { placeholderData: keepPreviousData, staleTime: 0 })
}

/** Lists and forms of bundles are read again. */
export async function readBundlesAgain(): Promise<void> {
  const keys = [staffBundlesEndpoint.path, staffBundleEndpoint.path]
  await Promise.all(keys.map(path => queryClient.invalidateQueries({ queryKey: [path] })))
}
