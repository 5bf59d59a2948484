import { $cart, $expiredLines, type CartLine, setCartLines } from '@shop/shell/cart'
import { notify } from '@shop/shell/notices'
import { texts } from '../../use-texts.ts'

const READING_MS = 10_000

/** Once, where she looks for them: the lines that waited longer than two hours are gone, and can be had back. */
export function tellExpired(): void {
  const expired = $expiredLines.get().filter(({ count }) => count > 0)
  $expiredLines.set([])
  if (expired.length === 0) return
  notify(texts('changes.expired', { count: expired.length }), {
    action: { label: texts('line.undo'), act: () => bringBack(expired) },
    lastsMs: READING_MS,
  })
}

/** What she has put there since stays as it is. */
function bringBack(expired: readonly CartLine[]): void {
  const isThere = (line: CartLine) =>
    $cart
      .get()
      .some(({ article, size, bundle }) => article === line.article && size === line.size && bundle === line.bundle)
  const fresh = expired.filter(line => !isThere(line)).map(line => ({ ...line, timestamp: Date.now() }))
  setCartLines([...fresh, ...$cart.get()])
}
