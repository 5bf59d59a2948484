import { goodsOfDayEndpoint, ordersOfDayEndpoint } from '@shop/contracts/staff/staff-day'
import { type HealthCheck, internalHealth } from '@shop/contracts/staff/staff-health'
import { handleInternal, type InternalCalls } from '@shop/service-kit/between-services/internal'
import { staffRead } from '@shop/service-kit/between-services/staff-calls'

const fine = { state: 'fine', problem: null, count: null, since: null } as const
/** Of the checkout; the account has no emails that failed either, and the catalogue has nothing of the kind. */
const ofCheckout: HealthCheck[] = [
  { ...fine, name: 'emails', count: 0 },
  { ...fine, name: 'rate', since: '2026-11-18T12:00:00.000Z' },
  { ...fine, name: 'directory', problem: 'demo' },
  { name: 'comparison', state: 'attention', problem: 'never', count: null, since: null },
]
const ofAccount: HealthCheck[] = [
  { name: 'emails', state: 'broken', problem: 'failed', count: 2, since: '2026-11-20T12:00:00.000Z' },
  { ...fine, name: 'sms', count: 0 },
]

/** What the other services answer of the day’s work, and how they are; `silent` ones answer nothing. */
export function dayCalls(calls: InternalCalls, silent: readonly (keyof typeof internalHealth)[] = []): void {
  staffRead(calls, ordersOfDayEndpoint, () => ({
    day: '2026-11-21',
    placed: 7,
    paid: 4,
    to_pay: 3,
    packing: 9,
    late: 2,
    returns: 0,
    person: 1,
    payment: 1,
    refund: 5,
    failed_1c: 0,
  }))
  staffRead(calls, goodsOfDayEndpoint, () => ({
    no_picture: 3,
    no_translation: 2,
    low: 7,
    out: 6,
    oversold: 1,
    hidden: 4,
    no_price: 0,
  }))
  const said = new Map(Object.entries({ 'cart-checkout': ofCheckout, account: ofAccount }))
  for (const [service, endpoint] of Object.entries(internalHealth))
    handleInternal(calls, endpoint, () => {
      if (silent.some(name => name === service)) throw new Error(`${service} is away`)
      return { checks: said.get(service) ?? [] }
    })
}
