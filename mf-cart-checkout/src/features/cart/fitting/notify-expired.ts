import { $cart, $expiredLines, type CartLine, dropExpiredLines, setCartLines } from '@shop/shell/cart/cart'
import { notify } from '@shop/shell/notices'
import { useEffect } from 'react'
import { texts } from '../../../use-texts.ts'

const READING_MS = 10_000
const CHECK_EVERY_MS = 60_000

/** Lines that expired before the shop was opened are reported where the cart is shown; so are those that expire while it stays open. */
export function useExpiryWatch(): void {
  useEffect(() => {
    notifyExpired()
    const check = () => {
      dropExpiredLines()
      notifyExpired()
    }
    const timer = setInterval(check, CHECK_EVERY_MS)
    // A sleeping tab runs no timers: it checks when it is opened again.
    document.addEventListener('visibilitychange', check)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', check)
    }
  }, [])
}

/** Once: the lines that waited longer than two hours are gone, and can be had back. */
function notifyExpired(): void {
  const expired = $expiredLines.get().filter(({ count }) => count > 0)
  $expiredLines.set([])
  if (expired.length === 0) return
  notify(texts('changes.expired', { count: expired.length }), {
    action: { label: texts('line.undo'), act: () => bringBack(expired) },
    lastsMs: READING_MS,
  })
}

/** What was put there since stays as it is. */
function bringBack(expired: readonly CartLine[]): void {
  const isThere = (line: CartLine) =>
    $cart
      .get()
      .some(({ article, size, bundle }) => article === line.article && size === line.size && bundle === line.bundle)
  const fresh = expired.filter(line => !isThere(line)).map(line => ({ ...line, timestamp: Date.now() }))
  setCartLines([...fresh, ...$cart.get()])
}
