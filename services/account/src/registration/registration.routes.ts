import { registerEndpoint } from '@shop/contracts/customers/registration'
import { browserCookie, sessionCookie, setCookie } from '@shop/service-kit/auth/cookies'
import { handle } from '@shop/service-kit/calls/handle'
import type { Routes } from '@shop/service-kit/calls/routes'
import { toMarkedAccount } from '../customers/customer.ts'
import { signedInView } from '../customers/signed-in-view.ts'
import { type RegistrationDeps, register } from './register.ts'

export function addRegistrationRoutes(routes: Routes, deps: RegistrationDeps): void {
  handle(routes, registerEndpoint, async ({ body: form, locale, client, session: oldSession, ctx }) => {
    const { customer, session } = await register(deps, { form, locale, client, oldSession })
    if (ctx) setCookie(ctx, sessionCookie, session)
    if (ctx) setCookie(ctx, browserCookie, deps.browsers.mark(toMarkedAccount(customer)))
    return { customer: signedInView(customer) }
  })
}
