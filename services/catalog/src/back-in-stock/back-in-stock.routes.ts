import {
  askForStockAlertEndpoint,
  confirmStockAlertEndpoint,
  endStockAlertEndpoint,
} from '@shop/contracts/catalog/back-in-stock'
import {
  internalForgetStockAlertsEndpoint,
  internalStockAlertFactsEndpoint,
  internalStockAlertsOfEndpoint,
} from '@shop/contracts/catalog/stock-alert-emails'
import { stockDemandEndpoint } from '@shop/contracts/staff/goods/staff-stock'
import { handleInternal, type InternalCalls } from '@shop/service-kit/between-services/internal'
import { staffRead } from '@shop/service-kit/between-services/staff-calls'
import { handle } from '@shop/service-kit/calls/handle'
import { handleRaw, type RawAnswerer } from '@shop/service-kit/calls/handle-raw'
import type { Routes } from '@shop/service-kit/calls/routes'
import { alertFacts, type FactsDeps } from './alert-emails.ts'
import { askForAlert, confirmAlert, type StockAlertDeps, stopAlert } from './ask-for-alert.ts'

type Context = Parameters<RawAnswerer>[0]

const PATH = '/api/back-in-stock'

export function addBackInStockRoutes(routes: Routes, deps: StockAlertDeps): void {
  handle(routes, askForStockAlertEndpoint, async ({ body, locale, session, client }) => ({
    confirmed: await askForAlert(deps, { ...body, locale }, { session, client }),
  }))

  handle(routes, confirmStockAlertEndpoint, ({ query }) => confirmAlert(deps, query.token))

  handle(routes, endStockAlertEndpoint, async ({ body }) => {
    await stopAlert(deps, body.token)
    return {}
  })

  // Mail programs open the links of emails to check them: opening a link changes nothing, only the page does.
  handleRaw(routes, { method: 'GET', path: `${PATH}/confirm`, access: 'public' }, leadOn('confirm'))
  handleRaw(routes, { method: 'GET', path: `${PATH}/stop`, access: 'public' }, leadOn('stop'))

  // One press in a mail program (RFC 8058): a form from elsewhere, without cookies; its token speaks for it.
  handleRaw(routes, { method: 'POST', path: `${PATH}/stop`, access: 'provider' }, async ctx => {
    await stopAlert(deps, tokenIn(ctx))
    ctx.body = { status: true }
  })
}

/** The calls of the account service, which sends the emails, and of staff, who see how many wait. */
export function addStockAlertCalls(internal: InternalCalls, deps: FactsDeps): void {
  handleInternal(internal, internalStockAlertFactsEndpoint, async ({ alert, email }) => ({
    facts: await alertFacts(deps, alert, email),
  }))
  staffRead(internal, stockDemandEndpoint, async ({ params: { article } }) => ({
    demand: await deps.stockAlerts.demandFor(article),
  }))
  handleInternal(internal, internalStockAlertsOfEndpoint, async ({ mailbox }) => {
    const alerts = await deps.stockAlerts.ofMailbox(mailbox)
    return {
      alerts: alerts.map(({ article, size, state, asked_at }) => ({
        article,
        size,
        state,
        asked_at: asked_at.toISOString(),
      })),
    }
  })
  handleInternal(internal, internalForgetStockAlertsEndpoint, async ({ mailbox }) => {
    await deps.stockAlerts.removeMailbox(mailbox)
    return {}
  })
}

function leadOn(step: 'confirm' | 'stop') {
  return (ctx: Context) => {
    ctx.set('Referrer-Policy', 'no-referrer')
    ctx.redirect(`/back-in-stock/${step}/${encodeURIComponent(tokenIn(ctx))}`)
    ctx.status = 303
  }
}

function tokenIn(ctx: Context): string {
  return ctx.URL.searchParams.get('token')?.slice(0, 200) ?? ''
}
