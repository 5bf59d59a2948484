import { HOUR_MS } from '@shop/calendar/durations'
import { ShopError } from '@shop/contracts/errors'
import { type Currency, isOnGrain } from '@shop/money/money'
import type { Clock } from '@shop/service-kit/process/clock'
import type { LiveSettings } from '../live-settings/live-settings.ts'
import type { OrderNumbers } from '../order/order-numbers.repository.ts'
import { orderRef, type RandomBytes } from '../order/order-ref.ts'
import type { PaymentSettings } from '../payment-settings/payment-settings.ts'
import { eurRate } from '../rates/eur-rate.ts'
import type { ThirdPartyOrder } from './third-party-order.ts'
import type { ThirdPartyOrders } from './third-party-orders.repository.ts'

export type EnterDeps = {
  thirdPartyOrders: ThirdPartyOrders
  numbers: OrderNumbers
  liveSettings: Pick<LiveSettings, 'current'>
  paymentSettings: Pick<PaymentSettings, 'eurMode'>
  clock: Clock
  random: RandomBytes
}

/** `amount` as people write it. */
type Wanted = { amount: number; currency: Currency; note: string; hours?: number; who: string }

const HOURS = 72

/** Staff enter what was agreed upon elsewhere; the payer gets the address by its ref. */
export async function enterThirdPartyOrder(deps: EnterDeps, wanted: Wanted): Promise<ThirdPartyOrder> {
  const { currency, note, who, hours = HOURS } = wanted
  const amount = Math.round(wanted.amount * 100)
  if (!isOnGrain(amount, currency) || amount / 100 !== wanted.amount)
    throw new ShopError('validation', { fields: { amount: 'invalid' } })
  const now = deps.clock.now()
  const [number, settings, eur_mode] = await Promise.all([
    deps.numbers.nextThirdParty(now),
    deps.liveSettings.current(),
    deps.paymentSettings.eurMode(),
  ])
  const order: ThirdPartyOrder = {
    number,
    ref: orderRef(number, deps.random),
    version: 1,
    state: 'none',
    total: { amount, currency },
    eur_rate: eurRate(settings),
    ...(eur_mode === 'charge_eur' && { eur_mode }),
    created_at: now,
    expires_at: new Date(now.getTime() + hours * HOUR_MS),
    note,
    attempts: [],
    ask_bank_at: null,
    alerts: [],
    history: [{ at: now, event: 'enter', from: null, to: 'none', who }],
  }
  await deps.thirdPartyOrders.add(order)
  return order
}
