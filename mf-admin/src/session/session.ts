import { call } from '@shop/api-client/call'
import { staffCheckAuthEndpoint } from '@shop/contracts/customers/session-check'
import { staffThirdPartyOrdersEndpoint } from '@shop/contracts/orders/third-party-orders'
import { auditEndpoint, auditEntryEndpoint } from '@shop/contracts/staff/audit'
import { ownAccountEndpoint } from '@shop/contracts/staff/own-account'
import { peopleEndpoint } from '@shop/contracts/staff/people'
import { preferencesEndpoint } from '@shop/contracts/staff/preferences'
import { staffLogoutEndpoint } from '@shop/contracts/staff/staff'
import {
  bundleCompositionEndpoint,
  staffBundleEndpoint,
  staffBundlesEndpoint,
} from '@shop/contracts/staff/staff-bundles'
import { keptCategoriesEndpoint } from '@shop/contracts/staff/staff-categories'
import { staffDeliveryEndpoint } from '@shop/contracts/staff/staff-delivery'
import { dictionaryCalls } from '@shop/contracts/staff/staff-dictionaries'
import { firstStepsEndpoint } from '@shop/contracts/staff/staff-first-steps'
import { staffHomeEndpoint } from '@shop/contracts/staff/staff-home'
import { importCategoriesEndpoint, importEndpoint, importsEndpoint } from '@shop/contracts/staff/staff-import'
import { fullOrderEndpoint, staffOrdersEndpoint } from '@shop/contracts/staff/staff-orders'
import { staffOutboxEndpoint } from '@shop/contracts/staff/staff-outbox'
import { articleImagesEndpoint, staffImagesEndpoint } from '@shop/contracts/staff/staff-pictures'
import { productHistoryEndpoint } from '@shop/contracts/staff/staff-product-bulk'
import { staffProductEndpoint } from '@shop/contracts/staff/staff-product-forms'
import { staffProductsEndpoint } from '@shop/contracts/staff/staff-products'
import { staffPromoCodesEndpoint } from '@shop/contracts/staff/staff-promo-codes'
import { staffRateEndpoint } from '@shop/contracts/staff/staff-rates'
import { productModelParamsEndpoint, productRecommendationsEndpoint } from '@shop/contracts/staff/staff-recommendations'
import { redirectsEndpoint } from '@shop/contracts/staff/staff-redirects'
import { staffReleasesEndpoint } from '@shop/contracts/staff/staff-releases'
import { ownSessionsEndpoint, sessionsOfPersonEndpoint } from '@shop/contracts/staff/staff-sessions'
import { staffSettingsEndpoint } from '@shop/contracts/staff/staff-settings'
import { staffShopsEndpoint } from '@shop/contracts/staff/staff-shops'
import { staffTextEndpoint, staffTextsEndpoint, textVersionEndpoint } from '@shop/contracts/staff/staff-texts'
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
