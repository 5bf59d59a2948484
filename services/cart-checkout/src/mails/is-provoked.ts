import type { LetterName } from '../order/letter-names.ts'
import type { Order } from '../order/order.ts'

/**
 * May anybody cause such emails without paying and without proving whose the mailbox is? Those are limited for each mailbox (D12);
 * what tells of money, of parcels and of what staff did always goes out.
 */
export function isProvoked({ mailbox_proved, attempts }: Order, letter: LetterName, who: string): boolean {
  if (mailbox_proved) return false
  if (letter === 'created' || letter === 'declined' || letter === 'code') return true
  const wasPaid = attempts.some(({ state }) => state === 'approved' || state === 'refunded')
  return letter === 'cancelled' && who === 'customer' && !wasPaid
}
