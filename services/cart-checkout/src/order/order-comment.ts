/** What a member of staff wrote on an order for the others. */
export type OrderComment = {
  /** The key of the call that brought it. */
  id: string
  at: Date
  who: string
  text: string
  /** The colleague who is to do something about it; null: it asks nothing of anybody. */
  assignee: string | null
  done: { at: Date; who: string } | null
}

/** Who still has something to do about the order. */
export function assigneesOf(comments: readonly OrderComment[] = []): string[] {
  return [...new Set(comments.flatMap(({ assignee, done }) => (assignee && !done ? [assignee] : [])))]
}

/** All that staff wrote, as one text: what a slip, a file and the search say of it. An edited note stands in it as it is now. */
export function commentsText({ comment, comments = [] }: { comment: string; comments?: OrderComment[] }): string {
  return [comment, ...comments.map(({ text }) => text)].filter(text => text !== '').join('\n')
}
