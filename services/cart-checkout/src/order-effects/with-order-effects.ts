import { withDerivedFields } from '../fulfilment/derived-fields.ts'
import { withLetters } from '../mails/enqueue-letters.ts'
import type { OrderRepository } from '../order/order.repository.ts'

/**
 * The orders of the shop: whatever changes one, the emails that tell of the change and the fields that jobs find it by are
 * part of the same write, so no process can die between them.
 */
export function withOrderEffects(stored: OrderRepository): OrderRepository {
  return {
    ...stored,
    change: (number, rule) =>
      stored.change(number, order => {
        const changed = rule(order)
        return changed && withDerivedFields(withLetters(order, changed))
      }),
  }
}
