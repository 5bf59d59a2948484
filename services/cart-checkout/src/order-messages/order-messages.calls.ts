import { messageDraftsEndpoint, sendMessageEndpoint } from '@shop/contracts/staff/orders/order-messages'
import type { InternalCalls } from '@shop/service-kit/between-services/internal'
import { staffRead, staffWrite } from '@shop/service-kit/between-services/staff-calls'
import { isPlaced } from '../order/order.ts'
import { requirePlaced } from '../order/order-states.ts'
import { changeAndFinish, type TaskDeps } from '../order/run-tasks.ts'
import { fullOrder } from '../staff-orders/staff-order.ts'
import { statesOf } from '../staff-orders/take-action.ts'
import { messageDrafts } from './message-drafts.ts'
import { messagesLeft, withMessage } from './order-message.ts'

/** `origin`: where browsers find the shop, for the pay link. */
type MessageDeps = TaskDeps & { origin: () => string }

/** What staff write to the customer of an order (docs/rules.md, "Messages about an order"). */
export function addMessageCalls(calls: InternalCalls, deps: MessageDeps): void {
  const { orders, clock, origin } = deps

  staffRead(calls, messageDraftsEndpoint, async ({ params: { number } }) => {
    const order = requirePlaced(await orders.byNumber(number))
    const { locale, customer } = order
    const now = clock.now()
    return {
      locale,
      email: customer.email || null,
      phone: customer.phone || null,
      left: messagesLeft(order, now),
      drafts: messageDrafts(order, { now, origin: origin() }),
    }
  })

  staffWrite(calls, sendMessageEndpoint, async ({ params: { number }, body, who, idempotencyKey }) => {
    const before = requirePlaced(await orders.byNumber(number))
    const by = { who, now: clock.now() }
    const changed = await changeAndFinish(deps, before, order =>
      isPlaced(order) ? withMessage(order, body, idempotencyKey, by) : null,
    )
    const after = requirePlaced(changed)
    return {
      answer: { order: fullOrder(after, clock.now()) },
      change: {
        action: `order_message_${body.channel}`,
        subject: number,
        asked: { template: body.template },
        before: statesOf(before),
        after: statesOf(after),
      },
    }
  })
}
