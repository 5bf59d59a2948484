import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { handleRaw } from '@shop/service-kit/calls/handle-raw'
import { localeOf } from '@shop/service-kit/calls/locale'
import { rawBody } from '@shop/service-kit/calls/raw-body'
import type { Routes } from '@shop/service-kit/calls/routes'
import type { Clock } from '@shop/service-kit/process/clock'
import type { Context } from 'koa'
import { CALLBACK_PATH, RETURN_PATH } from '../payments/payments.routes.ts'
import { forgedPage, payPage } from './pay-page.ts'
import { type PostedPurchase, readPurchase } from './posted-purchase.ts'
import { answerSandboxApi, isSilentAbout } from './sandbox-api.ts'
import { isSilent, report, sandboxCallback, sandboxChoices, silentUntil } from './sandbox-callback.ts'
import type { SandboxPayments } from './sandbox-payments.repository.ts'

export const SANDBOX_ACTION = '/sandbox-pay/pay'
export const SANDBOX_API = '/sandbox-pay/api'

type SandboxDeps = {
  merchant: string
  secret: string
  /** Where this process reaches the shop's public door. Never an address out of the form. */
  callbackOrigin: () => string
  payments: SandboxPayments
  clock: Clock
}

const MAX_FORM_BYTES = 64 * 1024
const PAGE_POLICY = "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** A provider for trying the shop: it speaks WayForPay's language, and asks the visitor what the bank shall say. */
export function addSandboxPayRoutes(routes: Routes, deps: SandboxDeps): void {
  const route = (path: string) => ({ method: 'POST', path, access: 'provider' }) as const

  handleRaw(routes, route(SANDBOX_ACTION), async ctx => {
    const purchase = readPurchase(await formOf(ctx), deps.secret)
    showPage(ctx, purchase)
  })

  handleRaw(routes, route('/sandbox-pay/decide'), async ctx => {
    const form = await formOf(ctx)
    const purchase = readPurchase(form, deps.secret)
    const choice = sandboxChoices.find(known => known === form.get('choice'))
    if (!purchase || !choice) return showPage(ctx, purchase)
    const now = deps.clock.now()
    const body = sandboxCallback(deps, purchase, choice, now)
    await deps.payments.save(body, silentUntil(choice, now))
    const accepted = isSilent(choice) || (await report(`${deps.callbackOrigin()}${CALLBACK_PATH}`, deps.secret, body))
    if (!accepted) return showPage(ctx, purchase, { isFailed: true })
    ctx.redirect(ownReturn(purchase))
    ctx.status = 303
  })

  handleRaw(routes, route(SANDBOX_API), async ctx => {
    const asked = (await rawBody(ctx, MAX_FORM_BYTES)).toString('utf8')
    if (await isSilentAbout(deps.payments, asked, deps.clock.now())) {
      ctx.status = 503
      return
    }
    ctx.body = await answerSandboxApi(deps, asked)
  })

  handleRaw(routes, { method: 'GET', path: '/sandbox-pay/pay.css', access: 'public' }, async ctx => {
    ctx.type = 'text/css'
    ctx.body = await readFile(fileURLToPath(new URL('./pay.css', import.meta.url)), 'utf8')
  })
}

function showPage(ctx: Context, purchase: PostedPurchase | null, { isFailed = false } = {}): void {
  ctx.set('Content-Security-Policy', PAGE_POLICY)
  ctx.type = 'html'
  ctx.status = isFailed ? 502 : purchase ? 200 : 400
  ctx.body = purchase ? payPage(purchase, { isFailed }) : forgedPage(localeOf(ctx))
}

/** Back to the shop and nowhere else, whatever the form says. */
function ownReturn({ return_url }: PostedPurchase): string {
  const order = URL.parse(return_url, 'http://shop')?.searchParams.get('order') ?? ''
  return `${RETURN_PATH}?order=${encodeURIComponent(order)}`
}

async function formOf(ctx: Context): Promise<URLSearchParams> {
  return new URLSearchParams((await rawBody(ctx, MAX_FORM_BYTES)).toString('utf8'))
}
