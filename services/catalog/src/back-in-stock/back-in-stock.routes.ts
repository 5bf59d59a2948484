import {
  askForStockAlertEndpoint,
  confirmStockAlertEndpoint,
  endStockAlertEndpoint,
} from '@shop/contracts/catalog/back-in-stock'
import { handle } from '@shop/service-kit/calls/handle'
import { handleRaw, type RawAnswerer } from '@shop/service-kit/calls/handle-raw'
import { createRoutes, type Routes } from '@shop/service-kit/calls/routes'
import { askForAlert, confirmAlert, type StockAlertDeps, stopAlert } from './ask-for-alert.ts'

type Context = Parameters<RawAnswerer>[0]

const PATH = '/api/back-in-stock'

export function backInStockRoutes(deps: StockAlertDeps): Routes {
  const routes = createRoutes()
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
  return routes
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
