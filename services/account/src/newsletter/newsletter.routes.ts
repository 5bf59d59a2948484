import {
  confirmSubscriptionEndpoint,
  endSubscriptionEndpoint,
  subscribeEndpoint,
} from '@shop/contracts/customers/newsletter'
import { handle } from '@shop/service-kit/calls/handle'
import { handleRaw, type RawAnswerer } from '@shop/service-kit/calls/handle-raw'
import type { Routes } from '@shop/service-kit/calls/routes'
import { confirm, endSubscription, type NewsletterDeps, subscribe } from './subscribe.ts'

type Context = Parameters<RawAnswerer>[0]

const PATH = '/api/news-subscription'

export function addNewsletterRoutes(routes: Routes, deps: NewsletterDeps): void {
  handle(routes, subscribeEndpoint, async ({ body, locale, client }) => {
    await subscribe(deps, { typed: body.email, locale, place: body.place, client })
    return {}
  })

  handle(routes, confirmSubscriptionEndpoint, async ({ query }) => {
    await confirm(deps, query.token)
    return {}
  })

  handle(routes, endSubscriptionEndpoint, async ({ body }) => {
    await endSubscription(deps, body.token)
    return {}
  })

  // Mail programs open the links of emails to check them: opening a link changes nothing, only the page does.
  handleRaw(routes, { method: 'GET', path: `${PATH}/confirm`, access: 'public' }, leadOn('confirm'))
  handleRaw(routes, { method: 'GET', path: `${PATH}/unsubscribe`, access: 'public' }, leadOn('unsubscribe'))

  // One press in a mail program (RFC 8058): a form from elsewhere, without cookies; its token speaks for it.
  handleRaw(routes, { method: 'POST', path: `${PATH}/unsubscribe`, access: 'provider' }, async ctx => {
    await endSubscription(deps, tokenIn(ctx))
    ctx.body = { status: true }
  })
}

function leadOn(step: 'confirm' | 'unsubscribe') {
  return (ctx: Context) => {
    ctx.set('Referrer-Policy', 'no-referrer')
    ctx.redirect(`/newsletter/${step}/${encodeURIComponent(tokenIn(ctx))}`)
    ctx.status = 303
  }
}

function tokenIn(ctx: Context): string {
  return ctx.URL.searchParams.get('token')?.slice(0, 200) ?? ''
}
