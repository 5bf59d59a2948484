import type { PaymentsConfig } from './config.ts'
import { CALLBACK_PATH, RETURN_PATH } from './payments/payments.routes.ts'
import type { PaymentProvider } from './ports/payment/payment-provider.ts'
import { createWayForPay, WAYFORPAY_ACTION } from './ports/payment/wayforpay.ts'
import { WAYFORPAY_API } from './ports/payment/wayforpay-api.ts'
import { SANDBOX_ACTION, SANDBOX_API } from './sandbox-pay/sandbox-pay.routes.ts'

/** What the trial bank signs with. */
export type SandboxAccount = { merchant: string; secret: string }

/** The sandbox is the real adapter with another merchant, secret and address. */
export function providerFor(
  { wayforpay, callbackOrigin }: PaymentsConfig,
  sandbox: SandboxAccount,
  publicOrigin: string | null,
): PaymentProvider {
  const account = wayforpay ?? { merchant: sandbox.merchant, secrets: [sandbox.secret], domain: 'sandbox' }
  const origin = wayforpay ? (publicOrigin ?? '') : ''
  return createWayForPay({
    ...account,
    action: wayforpay ? WAYFORPAY_ACTION : SANDBOX_ACTION,
    api: wayforpay ? () => WAYFORPAY_API : () => `${callbackOrigin()}${SANDBOX_API}`,
    callback_url: `${origin}${CALLBACK_PATH}`,
  })
}

/** The real provider stands elsewhere and needs the whole address; the sandbox returns within the site that the browser is on. */
export function returnUrl(publicOrigin: string | null): (ref: string) => string {
  return ref => `${publicOrigin ?? ''}${RETURN_PATH}?order=${ref}`
}
