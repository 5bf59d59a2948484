import {
  checkResetTokenEndpoint,
  sendResetEmailEndpoint,
  updatePasswordEndpoint,
} from '@shop/contracts/customers/password-reset'
import { handle } from '@shop/service-kit/calls/handle'
import type { Routes } from '@shop/service-kit/calls/routes'
import { isResetLive, type ResetDeps, requestReset, setNewPassword } from './reset-password.ts'

export function addPasswordResetRoutes(routes: Routes, deps: ResetDeps): void {
  handle(routes, sendResetEmailEndpoint, async ({ body, locale, client }) => {
    await requestReset(deps, { email: body.email, locale, client })
    return {}
  })

  handle(routes, checkResetTokenEndpoint, async ({ body, client }) => ({
    status: await isResetLive(deps, body.token, client),
  }))

  handle(routes, updatePasswordEndpoint, async ({ body, locale, client }) => {
    await setNewPassword(deps, { token: body.token, password: body.password, locale, client })
    return {}
  })
}
