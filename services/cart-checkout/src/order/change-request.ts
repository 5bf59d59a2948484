import type { ChangedField, changeRequestStates } from '@shop/contracts/orders/changed-field'
import type { OrderChange } from '@shop/contracts/staff/orders/order-change'

/** What a customer asked to change of an order: another phone, branch or size (docs/rules.md, "Changes of an order"). */
export type ChangeRequest = {
  at: Date
  wish: { phone?: string } & Pick<OrderChange, 'delivery' | 'swaps'>
  /** What was and what will be, as it was worked out when it was asked for. */
  changes: ChangedField[]
  state: (typeof changeRequestStates)[number]
  /** Why staff refused it. */
  reason?: string
}
