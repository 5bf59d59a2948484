import { ShopError } from '@shop/contracts/errors'
import { MOST_COMMENTS } from '@shop/contracts/staff/orders/order-comments'
import type { OrderCommentView } from '@shop/contracts/staff/orders/staff-orders'
import type { OrderComment } from '../order/order-comment.ts'
import type { Placed } from '../order/order-states.ts'
import { commentChanges } from './order-note.ts'

type NewComment = Pick<OrderComment, 'id' | 'text' | 'assignee'>
type By = { who: string; now: Date }

/**
 * The order with one more comment; null where a repeat finds it there (docs/rules.md, "Comments on an order").
 * @throws ShopError idempotency_conflict when its key brought another one; too_many_comments when the thread is full.
 */
export function withCommentAdded(order: Placed, { id, text, assignee }: NewComment, { who, now }: By): Placed | null {
  const comments = order.comments ?? []
  const earlier = comments.find(comment => comment.id === id)
  if (earlier) {
    if (earlier.text === text && earlier.assignee === assignee && earlier.who === who) return null
    throw new ShopError('idempotency_conflict')
  }
  if (comments.length >= MOST_COMMENTS) throw new ShopError('too_many_comments')
  return { ...order, comments: [...comments, { id, at: now, who, text, assignee, done: null }] }
}

/**
 * The order with an assigned comment marked as done, or open again; null where it is so already.
 * @throws ShopError not_found when nothing that is assigned has this id.
 */
export function withCommentMarked(
  order: Placed,
  { id, done }: { id: string; done: boolean },
  { who, now }: By,
): Placed | null {
  const comments = order.comments ?? []
  const marked = comments.find(comment => comment.id === id)
  if (!marked?.assignee) throw new ShopError('not_found')
  if ((marked.done !== null) === done) return null
  const changed = { ...marked, done: done ? { at: now, who } : null }
  return { ...order, comments: comments.map(comment => (comment === marked ? changed : comment)) }
}

/** What staff wrote, the oldest first. Notes from before there was a thread are its first entries, each as it was worded then. */
export function commentThread(order: Placed): OrderCommentView[] {
  const notes = commentChanges(order)
    .filter(({ text }) => text !== '')
    .map(({ at, who, text }) => ({ id: null, at, who, text, assignee: null, done: null }))
  return [...notes, ...(order.comments ?? [])]
    .toSorted((one, other) => (one.at?.getTime() ?? 0) - (other.at?.getTime() ?? 0))
    .map(({ at, done, ...comment }) => ({
      ...comment,
      at: at?.toISOString() ?? null,
      done: done && { who: done.who, at: done.at.toISOString() },
    }))
}
