import { checkResetTokenEndpoint, sendResetEmailEndpoint, updatePasswordEndpoint } from '@shop/contracts/password-reset'
import { handle } from '@shop/service-kit/handle'
import type { Routes } from '@shop/service-kit/routes'
import { askForReset, isResetLive, type ResetDeps, setNewPassword } from './reset-password.ts'

export function passwordResetRoutes(routes: Routes, deps: ResetDeps): void {
  handle(routes, sendResetEmailEndpoint, async ({ body, locale, address }) => {
    await askForReset(deps, { email: body.email, locale, address })
    return {}
  })

  handle(routes, checkResetTokenEndpoint, async ({ body, address }) => ({
    status: await isResetLive(deps, body.token, address),
  }))

  handle(routes, updatePasswordEndpoint, async ({ body, locale, address }) => {
    await setNewPassword(deps, { token: body.token, password: body.password, locale, address })
    return {}
  })
}
