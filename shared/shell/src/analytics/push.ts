import { push } from './data-layer.ts'
import { ecommerceOf } from './ecommerce.ts'
import type { AnalyticsEvent, EventLine } from './event.ts'

export { pushPurchase, savePurchase } from './purchases.ts'

export function pushNewSubscriber(method: string): void {
  push({ event: 'new_subscriber', method })
}

let pending: AnalyticsEvent[] = []

/** What one press does, such as adding a whole bundle to the cart, is one event. */
export function pushEvent(event: AnalyticsEvent): void {
  if (pending.push(event) === 1) setTimeout(pushAll)
}

function pushAll(): void {
  const done = pending
  pending = []
  for (const [event, same] of Map.groupBy(done, ({ event }) => event)) {
    // Nothing happened to a line that was already gone, or had that count before.
    const lines = mergeSameSizes(same.flatMap(({ lines }) => lines)).filter(({ count }) => count > 0)
    if (lines.length > 0) push({ event, ecommerce: ecommerceOf(lines) })
  }
}

/** One entry for a size, however it came together. */
function mergeSameSizes(lines: readonly EventLine[]): EventLine[] {
  const bySize = Map.groupBy(lines, ({ article, size }) => `${article} ${size}`)
  return [...bySize.values()].flatMap(same => {
    const count = same.reduce((sum, line) => sum + line.count, 0)
    return same.slice(0, 1).map(line => ({ ...line, count }))
  })
}
