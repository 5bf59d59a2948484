import { internalSendSmsEndpoint } from '@shop/contracts/customers/sms'
import { handleInternal, type InternalCalls } from '@shop/service-kit/between-services/internal'
import { PermanentFailure } from '@shop/service-kit/outbox/outbox'
import type { SmsCarrier } from './sms-carrier.ts'

/** Messages that another service writes; it tries again while the carrier is away. */
export function addSendSmsCalls(calls: InternalCalls, carrier: SmsCarrier): void {
  handleInternal(calls, internalSendSmsEndpoint, async sms => {
    try {
      await carrier.send(sms)
      return { sent: true }
    } catch (error) {
      if (error instanceof PermanentFailure) return { sent: false }
      throw error
    }
  })
}
