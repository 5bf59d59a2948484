import { kyivDay } from '@shop/calendar/kyiv-days'
import { uahFromEur } from '@shop/money/money'
import type { ThirdPartyOrder } from '../third-party-orders/third-party-order.ts'
import { paymentsOf } from './payments.ts'
import type { SalesEntry } from './sales-entry.ts'

/** Money of an order by link, in kopiyky: it has no goods, and is no order of the shop (docs/rules.md, "Statistics"). */
export function salesOfLink(order: ThirdPartyOrder): SalesEntry[] {
  const { total, eur_rate, history } = order
  const uah = total.currency === 'UAH' ? total.amount : uahFromEur(total.amount, eur_rate)
  return paymentsOf(order, uah).flatMap(({ attempt, at }) => {
    const back = history.findLast(({ event }) => event.startsWith(`gateway_refunded ${attempt.payment_id}`))
    return [
      { kind: 'paid' as const, day: kyivDay(at), uah, by_link: true as const },
      ...(attempt.state === 'refunded'
        ? [{ kind: 'given_back' as const, day: kyivDay(back?.at ?? at), uah, by_link: true as const }]
        : []),
    ]
  })
}
