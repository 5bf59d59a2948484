import { urlSchema } from '@shop/service-kit/process/config'
import * as z from 'zod/mini'

const secret = z.string().check(z.minLength(16, 'must have at least 16 characters'))
const merchant = z.string().check(z.minLength(1))

/** Variables about money. Without a merchant the sandbox stands in for the bank; in production only when it is asked for. */
export const paymentEnvironment = {
  NODE_ENV: z.optional(z.string()),
  PAYMENTS: z._default(z.enum(['on', 'sandbox', 'off'], 'must be on, sandbox or off'), 'on'),
  WAYFORPAY_MERCHANT: z.optional(merchant),
  WAYFORPAY_SECRET: z.optional(secret),
  /** The secret before the present one, while it is being changed. */
  WAYFORPAY_SECRET_BEFORE: z.optional(secret),
  WAYFORPAY_DOMAIN: z.optional(z.string()),
  /** Where the sandbox reaches the shop's public door, if that is not where browsers find it. */
  SANDBOX_CALLBACK_ORIGIN: z.optional(urlSchema),
}

export type PaymentEnvironment = z.infer<z.ZodMiniObject<typeof paymentEnvironment>>

export type WayForPayAccount = { merchant: string; secrets: readonly [string, ...string[]]; domain: string }
export type PaymentsConfig = {
  enabled: boolean
  /** False: nobody takes money here, so staff cannot switch payments on. */
  canCharge?: boolean
  /** Null: the sandbox. */
  wayforpay: WayForPayAccount | null
  callbackOrigin: () => string
}

// A visitor of the sandbox decides alone whether an order counts as paid.
const NO_MERCHANT =
  'WAYFORPAY_MERCHANT is missing. To sell nothing but to try the shop, choose PAYMENTS=sandbox; without payments, PAYMENTS=off'

/**
 * How customers pay. `fallbackOrigin` is where this process believes the public door to be.
 * @throws Error when a merchant is named without all that the real provider needs, and when a shop that sells has no merchant.
 */
export function paymentsFrom(
  env: PaymentEnvironment,
  publicOrigin: string | null,
  fallbackOrigin: () => string,
): PaymentsConfig {
  const callbackOrigin = () => env.SANDBOX_CALLBACK_ORIGIN ?? fallbackOrigin()
  const wayforpay = env.PAYMENTS === 'sandbox' ? null : accountIn(env, publicOrigin)
  if (env.PAYMENTS === 'on' && env.NODE_ENV === 'production' && !wayforpay) throw new Error(NO_MERCHANT)
  const enabled = env.PAYMENTS !== 'off'
  // A sandbox that nobody asked for would count orders as paid.
  const canCharge = enabled || wayforpay !== null || env.NODE_ENV !== 'production'
  return { enabled, canCharge, wayforpay, callbackOrigin }
}

function accountIn(env: PaymentEnvironment, publicOrigin: string | null): WayForPayAccount | null {
  const { WAYFORPAY_MERCHANT: merchant, WAYFORPAY_SECRET: first, WAYFORPAY_SECRET_BEFORE: before } = env
  if (!merchant) return null
  if (!first) throw new Error('WAYFORPAY_SECRET is missing: the merchant cannot sign without it')
  if (!publicOrigin) throw new Error('PUBLIC_ORIGIN is missing: WayForPay must be told where to report to')
  const domain = env.WAYFORPAY_DOMAIN ?? new URL(publicOrigin).host
  return { merchant, secrets: before ? [first, before] : [first], domain }
}
