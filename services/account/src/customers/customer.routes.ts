import { checkAuthEndpoint, loginEndpoint, logoutEndpoint } from '@shop/contracts/customers'
import { clearCookie, sessionCookie, setCookie } from '@shop/service-kit/cookies'
import { handle } from '@shop/service-kit/handle'
import { createRoutes, type Routes } from '@shop/service-kit/routes'
import { type SignInDeps, signIn } from './sign-in.ts'

export function customerRoutes(deps: SignInDeps): Routes {
  const { sessions } = deps
  const routes = createRoutes()

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
  return routes
}
