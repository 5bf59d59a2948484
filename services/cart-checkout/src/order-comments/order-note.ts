import { ShopError } from '@shop/contracts/errors'
import type { CommentChange } from '../order/order.ts'
import type { Placed } from '../order/order-states.ts'

/** What one person writes with shorter pauses is one change: the comment saves itself while it is typed. */
const PAUSE_MS = 10 * 60_000
/** More than a comment ever has; what is older goes. */
const MOST_CHANGES = 50

/** `seen`: the comment that its author saw; missing where the page does not say. */
type Wish = { comment: string; seen?: string | undefined }

/**
 * The shop's comment with another text, and who wrote it when (docs/rules.md, "Order states").
 * @throws ShopError changed_meanwhile with the present comment when its author saw another one.
 */
export function withComment(
  order: Placed,
  { comment: text, seen }: Wish,
  { who, now }: { who: string; now: Date },
): Placed {
  if (text === order.comment) return order
  if (seen !== undefined && seen !== order.comment) throw commentConflictError(order)
  const known = commentChanges(order)
  const last = known.at(-1)
  const goesOn = last?.who === who && last.at !== null && now.getTime() - last.at.getTime() < PAUSE_MS
  const changes = [...(goesOn ? known.slice(0, -1) : known), { at: now, who, text }]
  return { ...order, comment: text, comment_changes: changes.slice(-MOST_CHANGES) }
}

/**
 * Who wrote what, the newest last. A comment from before this was kept, or of a release that does not keep it, is the last one:
 * nobody knows whose it is.
 */
export function commentChanges({ comment, comment_changes: changes = [] }: Placed): CommentChange[] {
  const isKnown = (changes.at(-1)?.text ?? '') === comment
  return isKnown ? [...changes] : [...changes, { at: null, who: null, text: comment }]
}

function commentConflictError(order: Placed): ShopError {
  const { at = null, who = null } = commentChanges(order).at(-1) ?? {}
  return new ShopError('changed_meanwhile', { comment: order.comment, by: who, at: at?.toISOString() ?? null })
}
