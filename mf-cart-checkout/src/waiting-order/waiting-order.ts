import { storedNames } from '@shop/contracts/browser-storage'

const NAME = storedNames.waitingOrder

type Placed = { ref: string; reserved_until: string }

/** The bank's tab may be closed: the order that this browser placed last is found again from the cart. */
export function rememberWaitingOrder({ ref, reserved_until }: Placed): void {
  try {
    localStorage.setItem(NAME, JSON.stringify({ ref, reserved_until }))
  } catch {
    // Storage may be full or forbidden: the email leads to the order as well.
  }
}

/** The address of the order that may wait for its money at `now` (milliseconds); null without one. */
export function waitingOrderRef(now: number): string | null {
  try {
    const stored: Partial<Placed> | null = JSON.parse(localStorage.getItem(NAME) ?? 'null')
    const { ref, reserved_until } = stored ?? {}
    return typeof ref === 'string' && Date.parse(String(reserved_until)) > now ? ref : null
  } catch {
    return null
  }
}

export function forgetWaitingOrder(): void {
  try {
    localStorage.removeItem(NAME)
  } catch {
    // Storage that is forbidden holds nothing.
  }
}
