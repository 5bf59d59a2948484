import { resendVerificationEndpoint, verifyEmailEndpoint } from '@shop/contracts/customers/registration'
import { handle } from '@shop/service-kit/calls/handle'
import type { Routes } from '@shop/service-kit/calls/routes'
import { sendAgain, type VerificationDeps, verifyEmail } from './verify-email.ts'

export function addVerificationRoutes(routes: Routes, deps: VerificationDeps): void {
  handle(routes, verifyEmailEndpoint, async ({ body, client }) => {
    await verifyEmail(deps, body.token, client)
    return {}
  })

  handle(routes, resendVerificationEndpoint, async ({ customer, locale }) => {
    await sendAgain(deps, customer().id, locale)
    return {}
  })
}
