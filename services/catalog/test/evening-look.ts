import type { BundleForm } from '@shop/contracts/staff/goods/staff-bundle-fields'
import { bundleIsNewEndpoint, newBundleEndpoint, staffBundleEndpoint } from '@shop/contracts/staff/goods/staff-bundles'
import { startApi } from './start-api.ts'

export const who = 'olha'

/** A look of three products, as its form is sent. */
export const eveningLook: BundleForm = {
  model: 'evening',
  title: { uk: 'Вечірній образ', en: 'Evening look' },
  description: { uk: 'Три речі', en: 'Three pieces' },
  products: ['DR-1042-BUR-R', 'CO-2014-CAM-R', 'SK-7022-GRC-R'],
  bundle_discount_percent: 10,
  is_new: true,
  is_shown: true,
  images: [{ name: 'wrap-dress-burgundy-front', alt: { uk: 'Сукня', en: 'Dress' } }],
  recommendations: ['BL-4017-IVO-R'],
  model_params: null,
}

type Api = Awaited<ReturnType<typeof startApi>>

/** The catalogue on the day from which looks of these tests are new, and what staff do with a look. */
export async function startLooks() {
  const api = await startApi({ now: new Date('2026-11-23T09:00:00Z') })
  return { api, ...lookCalls(api) }
}

function lookCalls({ staff }: Api) {
  return {
    enter: (article: string, changed: Partial<BundleForm> = {}) =>
      staff.write(newBundleEndpoint, { who, body: { ...eveningLook, ...changed, article } }),
    markNew: (article: string, is_new: boolean) =>
      staff.write(bundleIsNewEndpoint, { who, params: { article }, body: { is_new } }),
    read: async (article: string) => (await staff.read(staffBundleEndpoint, { params: { article } })).bundle,
  }
}
