import { MOST_COMMENTS } from '@shop/contracts/staff/orders/order-comments'
import { anOrder, noon } from '../../test/an-order.ts'
import { assigneesOf, commentsText } from '../order/order-comment.ts'
import { requirePlaced } from '../order/order-states.ts'
import { commentThread, withCommentAdded, withCommentMarked } from './order-comments.ts'

const by = { who: 'olena', now: noon }
const call = { id: 'call', text: 'Передзвонити', assignee: 'taras' }
const placed = requirePlaced(anOrder({ state: 'paid' }))
const add = (order = placed, comment = call) => withCommentAdded(order, comment, by) ?? order
const mark = (order = add(), done = true) => withCommentMarked(order, { id: 'call', done }, { who: 'taras', now: noon })

test('a comment has its author, its time and its assignee, who has something to do until it is done', () => {
  const assigned = add()
  const done = mark(assigned) ?? assigned

  expect(assigned.comments).toEqual([{ ...call, at: noon, who: 'olena', done: null }])
  expect(assigneesOf(assigned.comments)).toEqual(['taras'])
  expect(done.comments?.[0]?.done).toEqual({ at: noon, who: 'taras' })
  expect(assigneesOf(done.comments)).toEqual([])
  expect(assigneesOf(mark(done, false)?.comments)).toEqual(['taras'])
})

test('a repeat under the same key adds nothing, and another text under it is refused', () => {
  const assigned = add()
  expect(withCommentAdded(assigned, call, by)).toBeNull()
  expect(() => add(assigned, { ...call, text: 'Інше' })).toThrow('idempotency_conflict')
})

test('marked as it is already changes nothing; what asks nothing of anybody cannot be marked', () => {
  expect(mark(mark() ?? placed)).toBeNull()
  expect(() => mark(add(placed, { ...call, assignee: null as never }))).toThrow('not_found')
  expect(() => mark(placed)).toThrow('not_found')
})

test('a thread takes so many comments and no more', () => {
  const full = Array.from({ length: MOST_COMMENTS }, (_, k) => ({
    ...call,
    id: `${k}`,
    at: noon,
    who: 'olena',
    done: null,
  }))
  expect(() => add({ ...placed, comments: full })).toThrow('too_many_comments')
})

test('notes from before there was a thread are its first entries, and a cleared one is none', () => {
  const at = new Date('2026-11-20T12:00:00Z')
  const noted = {
    ...placed,
    comment: 'Чекає',
    comment_changes: [
      { at: null, who: null, text: 'Дзвонили' },
      { at, who: 'olena', text: '' },
      { at, who: 'taras', text: 'Чекає' },
    ],
  }
  const thread = commentThread(add(noted))

  expect(thread.map(({ id, who, text }) => [id, who, text])).toEqual([
    [null, null, 'Дзвонили'],
    [null, 'taras', 'Чекає'],
    ['call', 'olena', 'Передзвонити'],
  ])
  expect(commentsText(add(noted))).toBe('Чекає\nПередзвонити')
})
