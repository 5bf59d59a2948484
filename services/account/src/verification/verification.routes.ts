import { resendVerificationEndpoint, verifyEmailEndpoint } from '@shop/contracts/registration'
import { handle } from '@shop/service-kit/handle'
import type { Routes } from '@shop/service-kit/routes'
import { mayAskAgain, type VerificationDeps, verifyEmail } from './verify-email.ts'

export function verificationRoutes(routes: Routes, deps: VerificationDeps): void {
  handle(routes, verifyEmailEndpoint, async ({ body, address }) => {
    await verifyEmail(deps, body.token, address)
    return {}
  })

  handle(routes, resendVerificationEndpoint, async ({ customer, locale }) => {
    const { id } = customer()
    if (await mayAskAgain(deps, id)) await deps.writeLetter('verify', id, locale)
    return {}
  })
}
