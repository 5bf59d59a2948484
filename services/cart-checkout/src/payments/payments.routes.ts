import { payableRefSchema, startPaymentEndpoint } from '@shop/contracts/orders/payments'
import { handle } from '@shop/service-kit/calls/handle'
import { handleRaw } from '@shop/service-kit/calls/handle-raw'
import { rawBody } from '@shop/service-kit/calls/raw-body'
import type { Routes } from '@shop/service-kit/calls/routes'
import type { Context } from 'koa'
import { isThirdPartyNumber } from '../order/order-ref.ts'
import { receivePaymentEvent } from '../payment-events/receive-payment-event.ts'
import { noteReturn } from './note-return.ts'
import { payThirdPartyOrder } from './pay-third-party-order.ts'
import type { PollDeps } from './poll-payments.ts'
import { type PaymentDeps, startPayment } from './start-payment.ts'

export const CALLBACK_PATH = '/api/payments/wayforpay/callback'
export const RETURN_PATH = '/api/payments/wayforpay/return'

const MAX_CALLBACK_BYTES = 64 * 1024

type PaymentRoutesDeps = PaymentDeps & PollDeps

export function addPaymentRoutes(routes: Routes, deps: PaymentRoutesDeps): void {
  handle(routes, startPaymentEndpoint, async ({ body, locale }) => {
    const { order: ref, method, kind } = body
    const form = kind === 'tpo' ? payThirdPartyOrder(deps, { ref, method, locale }) : startPayment(deps, ref, method)
    const { provider, action, fields } = await form
    return { provider, action, method: 'POST' as const, fields }
  })

  handleRaw(routes, { method: 'POST', path: CALLBACK_PATH, access: 'provider' }, async ctx => {
    const event = deps.paymentProvider.read((await rawBody(ctx, MAX_CALLBACK_BYTES)).toString('utf8'))
    if (!event) return refuseForged(ctx)
    await receivePaymentEvent(deps, event)
    ctx.body = deps.paymentProvider.accept(event.payment_id, deps.clock.now())
  })

  for (const method of ['GET', 'POST'] as const)
    handleRaw(routes, { method, path: RETURN_PATH, access: 'provider' }, async ctx => backToShop(deps, ctx))
}

/** A forged callback learns nothing from the answer. */
function refuseForged(ctx: Context): void {
  ctx.status = 400
  ctx.body = null
  ctx.status = 400
}

/** The browser comes back. What it says of the payment proves nothing, so nothing of it is read but where to go. */
async function backToShop(deps: PollDeps, ctx: Context): Promise<void> {
  const ref = payableRefSchema.safeParse(new URLSearchParams(ctx.querystring).get('order'))
  if (ref.success) await noteReturn(deps, ref.data)
  ctx.redirect(ref.success ? pageOf(ref.data) : '/')
  ctx.status = 303
}

function pageOf(ref: string): string {
  return isThirdPartyNumber(ref) ? `/third-party-order/${ref}` : `/payment/${ref}`
}
