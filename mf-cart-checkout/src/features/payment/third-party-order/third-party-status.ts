import type { ResultOf } from '@shop/contracts/endpoint'
import type { thirdPartyOrderInfoEndpoint } from '@shop/contracts/orders/third-party-orders'
import type { OrderStatus } from '../order-status.ts'

export type ThirdPartyInfo = ResultOf<typeof thirdPartyOrderInfoEndpoint>['order']
type ThirdPartyStatus = ThirdPartyInfo['status'] | 'asking' | 'silent'

const tones: Record<ThirdPartyStatus, OrderStatus> = {
  unpaid: 'expired',
  in_processing: 'pending',
  asking: 'asking',
  silent: 'silent',
  approved: 'success',
  declined: 'rejected',
  expired: 'expired',
  refunded: 'refunded',
}

/** What the page shows: the status of the order, or that the bank was asked and has not answered. */
export function statusOf({ status, asking_bank, bank_silent }: ThirdPartyInfo): ThirdPartyStatus {
  if (asking_bank) return 'asking'
  return bank_silent ? 'silent' : status
}

/** The colour of its label; what is merely unpaid has the quiet one. */
export function toneOf(status: ThirdPartyStatus): OrderStatus {
  return tones[status]
}

/** May the next poll bring something new? */
export function isUndecided({ status }: ThirdPartyInfo): boolean {
  return status === 'unpaid' || status === 'in_processing'
}
