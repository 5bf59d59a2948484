import { ShopError } from '@shop/contracts/errors'
import type { Money } from '@shop/money/money'
import type { PaymentAttempt } from './payment-attempt.ts'
import type { StoredChange } from './stored-change.ts'

/**
 * A change or an exchange of a paid order that waits until its customer has paid what it costs more (docs/rules.md, "Changes of an order"). Its new items
 * are reserved for the order meanwhile, and those of the order stay its own.
 */
export type AwaitedDifference = {
  change: StoredChange
  /** What is to be paid, in minor units of the currency of the charge. */
  charge: Money
  at: Date
  until: Date
  who: string
}

type Awaiting = { awaiting_difference?: AwaitedDifference }

/**
 * While the difference of a change is waited for the order is neither packed nor changed nor given back.
 * @throws ShopError difference_awaited
 */
export function checkNoDifferenceAwaited({ awaiting_difference: awaited }: Awaiting): void {
  if (awaited) throw new ShopError('difference_awaited', { until: awaited.until.toISOString() })
}

/** The attempts to pay what an order waits for: the difference of its change, else the order itself. */
export function attemptsForDue({
  attempts,
  awaiting_difference: awaited,
}: Awaiting & { attempts: readonly PaymentAttempt[] }): PaymentAttempt[] {
  return attempts.filter(({ change }) => change === awaited?.change.id)
}
