import type { Act, ActLine } from './act.ts'
import { push } from './data-layer.ts'
import { ecommerceOf } from './ecommerce.ts'

export { keepPurchase, pushPurchase } from './purchases.ts'

export function pushSubscriber(method: string): void {
  push({ event: 'new_subscriber', method })
}

let acts: Act[] = []

/** What one press does, such as putting a whole look into the cart, is one event. */
export function pushAct(act: Act): void {
  if (acts.push(act) === 1) setTimeout(pushAll)
}

function pushAll(): void {
  const done = acts
  acts = []
  for (const [event, same] of Map.groupBy(done, ({ event }) => event)) {
    // Nothing happened to a line that was already gone, or had that count before.
    const lines = joined(same.flatMap(({ lines }) => lines)).filter(({ count }) => count > 0)
    if (lines.length > 0) push({ event, ecommerce: ecommerceOf(lines) })
  }
}

/** One entry for a size, however it came together. */
function joined(lines: readonly ActLine[]): ActLine[] {
  const bySize = Map.groupBy(lines, ({ article, size }) => `${article} ${size}`)
  return [...bySize.values()].flatMap(same => {
    const count = same.reduce((sum, line) => sum + line.count, 0)
    return same.slice(0, 1).map(line => ({ ...line, count }))
  })
}
