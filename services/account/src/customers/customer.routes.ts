import { loginEndpoint, logoutEndpoint } from '@shop/contracts/customers/customers'
import { checkAuthEndpoint } from '@shop/contracts/customers/session-check'
import { disconnectSignal } from '@shop/service-kit/app/disconnect-signal'
import { browserCookie, forgetPerson, readCookie, sessionCookie, setCookie } from '@shop/service-kit/auth/cookies'
import type { Sessions } from '@shop/service-kit/auth/sessions'
import type { Guards } from '@shop/service-kit/calls/guards'
import { handle } from '@shop/service-kit/calls/handle'
import { createRoutes, type Routes } from '@shop/service-kit/calls/routes'
import { toMarkedAccount } from './customer.ts'
import { type SignInDeps, signIn } from './sign-in.ts'
import { signedInView } from './signed-in-view.ts'

export function customerRoutes(deps: SignInDeps): Routes {
  const { customers, sessions } = deps
  const routes = createRoutes()

  handle(routes, loginEndpoint, async ({ body, client, session: oldSession, ctx }) => {
    const mark = ctx && readCookie(ctx, browserCookie)
    const gone = disconnectSignal(ctx)
    const { customer, session } = await signIn(deps, { ...body, client, oldSession, mark, gone })
    if (ctx) setCookie(ctx, sessionCookie, session)
    if (ctx) setCookie(ctx, browserCookie, deps.browsers.mark(toMarkedAccount(customer)))
    return { customer: signedInView(customer) }
  })

  handle(routes, checkAuthEndpoint, async ({ session }) => {
    const id = await sessions.ownerOf(session)
    const customer = id && (await customers.findById(id))
    return { status: Boolean(customer), customer: customer ? signedInView(customer) : null }
  })

  handle(routes, logoutEndpoint, async ({ session, ctx }) => {
    if (session) await sessions.end(session)
    if (ctx) forgetPerson(ctx)
    return {}
  })
  return routes
}

/** Who of the customers asks, by the session's cookie. */
export function customerGuard(sessions: Sessions): NonNullable<Guards['customer']> {
  return async ctx => {
    const id = await sessions.ownerOf(readCookie(ctx, sessionCookie))
    return id ? { id } : null
  }
}
