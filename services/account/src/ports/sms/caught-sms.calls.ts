import { internalCaughtSmsEndpoint } from '@shop/contracts/staff/orders/caught-sms'
import { handleInternal, type InternalCalls } from '@shop/service-kit/between-services/internal'
import type { CaughtSmses } from './caught-sms.repository.ts'

/** What /dev/outbox shows beside the emails. */
export function addCaughtSmsCalls(calls: InternalCalls, caught: CaughtSmses): void {
  handleInternal(calls, internalCaughtSmsEndpoint, async () => ({
    messages: (await caught.newest()).map(({ _id: id, caught_at, ...sms }) => ({
      id,
      at: caught_at.toISOString(),
      ...sms,
    })),
  }))
}
