import { storedNames } from '@shop/contracts/browser-storage'

const NAME = storedNames.checkoutAttempt

type Attempt = { key: string; body: string }

/**
 * The idempotency key of an order. The same order asked again, even after a reload, has the same key,
 * so that a lost answer never becomes a second order.
 */
export function attemptKey(body: object): string {
  const text = JSON.stringify(body)
  const kept = readAttempt()
  if (kept?.body === text) return kept.key
  const attempt = { key: crypto.randomUUID(), body: text }
  sessionStorage.setItem(NAME, JSON.stringify(attempt))
  return attempt.key
}

export function forgetAttempt(): void {
  sessionStorage.removeItem(NAME)
}

function readAttempt(): Attempt | null {
  try {
    const kept: Partial<Attempt> | null = JSON.parse(sessionStorage.getItem(NAME) ?? 'null')
    return kept?.key && kept.body ? { key: kept.key, body: kept.body } : null
  } catch {
    return null
  }
}
