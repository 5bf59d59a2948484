import { clientErrorEndpoint } from '@shop/contracts/client-errors'
import type { ClientRule, Limits } from '@shop/service-kit/auth/limits'
import { handle } from '@shop/service-kit/calls/handle'
import { createRoutes, type Routes } from '@shop/service-kit/calls/routes'
import type { Log } from '@shop/service-kit/log/log'

const reports: ClientRule = { counts: 'client', name: 'client-errors', max: 30, seconds: 3600, whenAway: 'allow' }

/** Browsers report which remote did not load; the alarm of the team reads the log. */
export function clientErrorRoutes(limits: Limits, log: Log): Routes {
  const routes = createRoutes()
  handle(routes, clientErrorEndpoint, async ({ body, client }) => {
    await limits.take(reports, client)
    log.warn({ remote: body.remote, reason: body.message, route: sectionOf(body.page) }, 'a remote did not load')
    return {}
  })
  return routes
}

// The rest of an address may name an order or carry a token.
function sectionOf(page: string): string {
  return `/${page.split(/[/?#]/).find(Boolean) ?? ''}`
}
