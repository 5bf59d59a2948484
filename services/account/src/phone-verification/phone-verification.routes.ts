import {
  RESEND_SECONDS,
  sendPhoneCodeEndpoint,
  verifyPhoneCodeEndpoint,
} from '@shop/contracts/customers/phone-verification'
import { handle } from '@shop/service-kit/calls/handle'
import type { Routes } from '@shop/service-kit/calls/routes'
import { type AttachDeps, tryToAttach } from './attach-guest-orders.ts'
import { type SendCodeDeps, sendCode } from './send-code.ts'
import { type VerifyDeps, verifyCode } from './verify-code.ts'

type Deps = SendCodeDeps & VerifyDeps & AttachDeps

export function phoneVerificationRoutes(routes: Routes, deps: Deps): void {
  handle(routes, sendPhoneCodeEndpoint, async ({ customer, body, locale, client }) => {
    await sendCode(deps, { customer: customer().id, phone: body.phone, locale, client })
    return { resend_in: RESEND_SECONDS }
  })

  handle(routes, verifyPhoneCodeEndpoint, async ({ customer, body }) => {
    await tryToAttach(deps, await verifyCode(deps, customer().id, body.code))
    return {}
  })
}
