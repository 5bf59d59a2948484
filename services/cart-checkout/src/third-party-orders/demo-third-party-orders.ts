import { DAY_MS } from '@shop/calendar/durations'
import type { ThirdPartyOrder } from './third-party-order.ts'

/** One that waits for its money and one that waited too long. Numbers of the year 00 never meet those that staff enter. */
export function demoThirdPartyOrders(now: Date): ThirdPartyOrder[] {
  const daysFrom = (days: number) => new Date(now.getTime() + days * DAY_MS)
  return [
    demoOrder('T00-000001', 'unpaidorderab', daysFrom(-1), daysFrom(30), 'none'),
    demoOrder('T00-000002', 'expiredordera', daysFrom(-10), daysFrom(-7), 'expired'),
  ]
}

function demoOrder(
  number: string,
  name: string,
  created_at: Date,
  expires_at: Date,
  state: 'none' | 'expired',
): ThirdPartyOrder {
  return {
    number,
    ref: `${number}-${name}`,
    version: 1,
    state,
    total: { amount: 425_000, currency: 'UAH' },
    eur_rate: 4500,
    created_at,
    expires_at,
    note: 'Instagram',
    attempts: [],
    ask_bank_at: null,
    alerts: [],
    history: [{ at: created_at, event: 'enter', from: null, to: 'none', who: 'shop' }],
  }
}
