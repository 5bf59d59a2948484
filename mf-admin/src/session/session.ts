import { call } from '@shop/api-client/call'
import { staffCheckAuthEndpoint } from '@shop/contracts/customers/session-check'
import { staffThirdPartyOrdersEndpoint } from '@shop/contracts/orders/third-party-orders'
import { staffLoginEndpoint, type staffLoginFormSchema, staffLogoutEndpoint } from '@shop/contracts/staff/staff'
import {
  bundleCompositionEndpoint,
  staffBundleEndpoint,
  staffBundlesEndpoint,
} from '@shop/contracts/staff/staff-bundles'
import { firstStepsEndpoint } from '@shop/contracts/staff/staff-first-steps'
import { staffHomeEndpoint } from '@shop/contracts/staff/staff-home'
import { fullOrderEndpoint, staffOrdersEndpoint } from '@shop/contracts/staff/staff-orders'
import { staffOutboxEndpoint } from '@shop/contracts/staff/staff-outbox'
import { staffProductsEndpoint } from '@shop/contracts/staff/staff-products'
import { staffPromoCodesEndpoint } from '@shop/contracts/staff/staff-promo-codes'
import { staffRateEndpoint } from '@shop/contracts/staff/staff-rates'
import { productModelParamsEndpoint, productRecommendationsEndpoint } from '@shop/contracts/staff/staff-recommendations'
import { staffSettingsEndpoint } from '@shop/contracts/staff/staff-settings'
import { queryClient } from '@shop/shell/query'
import { setStaffSignedIn } from '@shop/shell/session'
import type * as z from 'zod/mini'

export type SignInForm = z.infer<typeof staffLoginFormSchema>

/** The page's guard follows the session: it takes staff on to where they were going. */
export async function signIn(form: SignInForm): Promise<void> {
  await call(staffLoginEndpoint, { body: form })
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
  productRecommendationsEndpoint,
  productModelParamsEndpoint,
  staffCheckAuthEndpoint,
  staffOrdersEndpoint,
  fullOrderEndpoint,
  staffPromoCodesEndpoint,
  staffThirdPartyOrdersEndpoint,
  staffOutboxEndpoint,
  firstStepsEndpoint,
  staffRateEndpoint,
  staffSettingsEndpoint,
  staffHomeEndpoint,
]

function forgetAnswers(): void {
  for (const { path } of staffAnswers) queryClient.removeQueries({ queryKey: [path] })
}
