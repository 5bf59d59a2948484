import { checkAuthEndpoint, customerInfoEndpoint, loginEndpoint, logoutEndpoint } from '@shop/contracts/customers'
import { ShopError } from '@shop/contracts/errors'
import { clearCookie, sessionCookie, setCookie } from '@shop/service-kit/cookies'
import { handle } from '@shop/service-kit/handle'
import { createRoutes, type Routes } from '@shop/service-kit/routes'
import { customerGuard } from './customer-guard.ts'
import { type SignInDeps, signIn } from './sign-in.ts'

export function customerRoutes(deps: SignInDeps): Routes {
  const { customers, sessions } = deps
  const routes = createRoutes({ customer: customerGuard(sessions) })

  handle(routes, loginEndpoint, async ({ body, address, session, ctx }) => {
    const id = await signIn(deps, { ...body, address, oldSession: session })
    if (ctx) setCookie(ctx, sessionCookie, id)
    return {}
  })

  handle(routes, checkAuthEndpoint, async ({ session }) => ({ status: (await sessions.ownerOf(session)) !== null }))

  handle(routes, logoutEndpoint, async ({ session, ctx }) => {
    if (session) await sessions.end(session)
    if (ctx) clearCookie(ctx, sessionCookie)
    return {}
  })

  handle(routes, customerInfoEndpoint, async ({ customer }) => {
    const found = await customers.byId(customer().id)
    if (!found) throw new ShopError('not_authenticated')
    return { user: found }
  })
  return routes
}
