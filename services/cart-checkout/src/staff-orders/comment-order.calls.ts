import { ShopError } from '@shop/contracts/errors'
import { addCommentEndpoint, markCommentEndpoint } from '@shop/contracts/staff/orders/order-comments'
import { internalColleaguesEndpoint } from '@shop/contracts/staff/people/colleagues'
import type { InternalCalls } from '@shop/service-kit/between-services/internal'
import type { InternalClient } from '@shop/service-kit/between-services/internal-client'
import { staffWrite } from '@shop/service-kit/between-services/staff-calls'
import { isPlaced } from '../order/order.ts'
import { type Placed, requirePlaced } from '../order/order-states.ts'
import { changeAndFinish, type TaskDeps } from '../order/run-tasks.ts'
import { withCommentAdded, withCommentMarked } from '../order-comments/order-comments.ts'
import { fullOrder } from './staff-order.ts'
import { statesOf } from './take-action.ts'

/** `admin` knows who works here. */
type CommentDeps = TaskDeps & { admin: InternalClient }

/** What staff write on an order for each other (docs/rules.md, "Comments on an order"). */
export function addCommentCalls(calls: InternalCalls, deps: CommentDeps): void {
  const { orders, clock, admin } = deps

  staffWrite(calls, addCommentEndpoint, async ({ params: { number }, body, who, idempotencyKey: id }) => {
    const { text, assignee = null } = body
    if (assignee !== null) await checkColleague(admin, assignee)
    const by = { who, now: clock.now() }
    const { before, after } = await change(number, order => withCommentAdded(order, { id, text, assignee }, by))
    return {
      answer: { order: fullOrder(after, clock.now()) },
      change: {
        action: 'order_comment_add',
        subject: number,
        asked: { assignee },
        before: statesOf(before),
        after: statesOf(after),
      },
    }
  })

  staffWrite(calls, markCommentEndpoint, async ({ params: { number, id }, body: { is_done: done }, who }) => {
    const by = { who, now: clock.now() }
    const { before, after } = await change(number, order => withCommentMarked(order, { id, done }, by))
    const isChanged = before.version !== after.version
    return {
      answer: { order: fullOrder(after, clock.now()) },
      change: isChanged
        ? {
            action: done ? 'order_comment_done' : 'order_comment_reopen',
            subject: number,
            before: { ...statesOf(before), is_done: !done },
            after: { ...statesOf(after), is_done: done },
          }
        : null,
    }
  })

  async function change(number: string, rule: (order: Placed) => Placed | null) {
    const before = requirePlaced(await orders.byNumber(number))
    const changed = await changeAndFinish(deps, before, order => (isPlaced(order) ? rule(order) : null))
    return { before, after: requirePlaced(changed) }
  }
}

async function checkColleague(admin: InternalClient, login: string): Promise<void> {
  const { logins } = await admin.call(internalColleaguesEndpoint, {})
  if (!logins.includes(login)) throw new ShopError('validation', { fields: { assignee: 'colleague_unknown' } })
}
