import { limitedAccountCalls } from './limited-calls/account-calls.ts'
import type { LimitedCall } from './limited-calls/limited-call.ts'
import { limitedPublicCallsFor } from './limited-calls/public-calls.ts'
import { limitedStaffCalls } from './limited-calls/staff-calls.ts'

/** Every limited call of the shop. A limit that does not stand here fails the test of limits. */
export const limitedCallsFor = (order: () => { ref: string }): LimitedCall[] => [
  ...limitedAccountCalls,
  ...limitedPublicCallsFor(order),
  ...limitedStaffCalls,
]
