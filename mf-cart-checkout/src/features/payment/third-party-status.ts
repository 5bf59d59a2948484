import type { ResultOf } from '@shop/contracts/endpoint'
import type { thirdPartyOrderInfoEndpoint } from '@shop/contracts/third-party-orders'
import type { OrderStatus } from './order-status.ts'

export type ThirdPartyInfo = ResultOf<typeof thirdPartyOrderInfoEndpoint>['order']

const tones: Record<ThirdPartyInfo['status'], OrderStatus> = {
  unpaid: 'expired',
  in_processing: 'pending',
  approved: 'success',
  declined: 'rejected',
  expired: 'expired',
  refunded: 'refunded',
}

/** The colour of its word; what is merely unpaid has the quiet one. */
export function toneOf(status: ThirdPartyInfo['status']): OrderStatus {
  return tones[status]
}

/** May the next look show something new? */
export function isUndecided({ status }: ThirdPartyInfo): boolean {
  return status === 'unpaid' || status === 'in_processing'
}
