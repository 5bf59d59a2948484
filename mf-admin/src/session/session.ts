import { call } from '@shop/api-client/call'
import { staffCheckAuthEndpoint } from '@shop/contracts/customers/session-check'
import { staffThirdPartyOrdersEndpoint } from '@shop/contracts/orders/third-party-orders'
import {
  bundleCompositionEndpoint,
  staffBundleEndpoint,
  staffBundlesEndpoint,
} from '@shop/contracts/staff/goods/staff-bundles'
import { importCategoriesEndpoint, importEndpoint, importsEndpoint } from '@shop/contracts/staff/goods/staff-import'
import { articleImagesEndpoint, staffImagesEndpoint } from '@shop/contracts/staff/goods/staff-pictures'
import { productHistoryEndpoint } from '@shop/contracts/staff/goods/staff-product-bulk'
import { staffProductEndpoint } from '@shop/contracts/staff/goods/staff-product-forms'
import { staffProductsEndpoint } from '@shop/contracts/staff/goods/staff-products'
import {
  productModelParamsEndpoint,
  productRecommendationsEndpoint,
} from '@shop/contracts/staff/goods/staff-recommendations'
import { fullOrderEndpoint, staffOrdersEndpoint } from '@shop/contracts/staff/orders/staff-orders'
import { staffOutboxEndpoint } from '@shop/contracts/staff/orders/staff-outbox'
import { staffPromoCodesEndpoint } from '@shop/contracts/staff/orders/staff-promo-codes'
import { auditEndpoint, auditEntryEndpoint } from '@shop/contracts/staff/people/audit'
import { ownAccountEndpoint } from '@shop/contracts/staff/people/own-account'
import { peopleEndpoint } from '@shop/contracts/staff/people/people'
import { preferencesEndpoint } from '@shop/contracts/staff/people/preferences'
import { ownSessionsEndpoint, sessionsOfPersonEndpoint } from '@shop/contracts/staff/people/staff-sessions'
import { staffLogoutEndpoint } from '@shop/contracts/staff/staff'
import { staffDeliveryEndpoint } from '@shop/contracts/staff/staff-delivery'
import { staffRateEndpoint } from '@shop/contracts/staff/staff-rates'
import { staffReleasesEndpoint } from '@shop/contracts/staff/staff-releases'
import { staffSettingsEndpoint } from '@shop/contracts/staff/staff-settings'
import { keptCategoriesEndpoint } from '@shop/contracts/staff/storefront/staff-categories'
import { dictionaryCalls } from '@shop/contracts/staff/storefront/staff-dictionaries'
import { firstStepsEndpoint } from '@shop/contracts/staff/storefront/staff-first-steps'
import { staffHomeEndpoint } from '@shop/contracts/staff/storefront/staff-home'
import { redirectsEndpoint } from '@shop/contracts/staff/storefront/staff-redirects'
import { staffShopsEndpoint } from '@shop/contracts/staff/storefront/staff-shops'
import {
  staffTextEndpoint,
  staffTextsEndpoint,
  textVersionEndpoint,
} from '@shop/contracts/staff/storefront/staff-texts'
import { queryClient } from '@shop/shell/query'
import { setStaffSignedIn } from '@shop/shell/session'

/** After a sign-in. The page's guard follows the session: it takes staff on to where they were going. */
export function beginSession(): void {
  forgetAnswers()
  setStaffSignedIn(true)
}

export async function signOut(): Promise<void> {
  await call(staffLogoutEndpoint, {})
  endSession()
}

/** Ended by the service or by staff: what they saw must not wait in this browser for the next one. */
export function endSession(): void {
  setStaffSignedIn(false)
  forgetAnswers()
}

const staffAnswers = [
  staffBundlesEndpoint,
  staffBundleEndpoint,
  bundleCompositionEndpoint,
  staffProductsEndpoint,
  staffProductEndpoint,
  productHistoryEndpoint,
  productRecommendationsEndpoint,
  productModelParamsEndpoint,
  staffCheckAuthEndpoint,
  staffImagesEndpoint,
  articleImagesEndpoint,
  staffOrdersEndpoint,
  fullOrderEndpoint,
  staffPromoCodesEndpoint,
  staffThirdPartyOrdersEndpoint,
  importsEndpoint,
  importEndpoint,
  importCategoriesEndpoint,
  staffOutboxEndpoint,
  staffReleasesEndpoint,
  firstStepsEndpoint,
  staffRateEndpoint,
  staffDeliveryEndpoint,
  staffSettingsEndpoint,
  staffHomeEndpoint,
  peopleEndpoint,
  sessionsOfPersonEndpoint,
  ownSessionsEndpoint,
  ownAccountEndpoint,
  preferencesEndpoint,
  auditEndpoint,
  auditEntryEndpoint,
  keptCategoriesEndpoint,
  ...Object.values(dictionaryCalls).map(({ list }) => list),
  staffShopsEndpoint,
  staffTextsEndpoint,
  staffTextEndpoint,
  textVersionEndpoint,
  redirectsEndpoint,
]

function forgetAnswers(): void {
  for (const { path } of staffAnswers) queryClient.removeQueries({ queryKey: [path] })
}

/** Asks again for whatever was refused or grew old while nobody was signed in. */
export async function renewAnswers(): Promise<void> {
  await Promise.all(staffAnswers.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })))
}
