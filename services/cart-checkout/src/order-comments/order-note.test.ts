import type { Placed } from '../order/order-states.ts'
import { commentChanges, withComment } from './order-note.ts'

const noon = new Date('2026-11-27T10:00:00Z')
const after = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)
const empty = { comment: '' } as Placed
const textsOf = (order: Placed) => commentChanges(order).map(({ who, text }) => [who, text])

test('a comment knows who wrote it and when, and what a colleague wrote before', () => {
  const first = withComment(empty, { comment: 'Дзвонили' }, { who: 'olena', now: noon })
  const second = withComment(first, { comment: 'Дзвонили, чекає до п’ятниці' }, { who: 'taras', now: after(1) })

  expect(second.comment).toBe('Дзвонили, чекає до п’ятниці')
  expect(commentChanges(second)).toEqual([
    { at: noon, who: 'olena', text: 'Дзвонили' },
    { at: after(1), who: 'taras', text: 'Дзвонили, чекає до п’ятниці' },
  ])
})

test('what one person types with short pauses is one change, and after ten minutes another', () => {
  let order = withComment(empty, { comment: 'Дзв' }, { who: 'olena', now: noon })
  order = withComment(order, { comment: 'Дзвонили' }, { who: 'olena', now: after(9) })
  expect(commentChanges(order)).toEqual([{ at: after(9), who: 'olena', text: 'Дзвонили' }])

  order = withComment(order, { comment: '' }, { who: 'olena', now: after(19) })
  expect(textsOf(order)).toEqual([
    ['olena', 'Дзвонили'],
    ['olena', ''],
  ])
})

test('a comment from before its author was kept stays readable, and nobody is named', () => {
  const old = { comment: 'Подарункове пакування' } as Placed
  expect(textsOf(old)).toEqual([[null, 'Подарункове пакування']])
  expect(textsOf(withComment(old, { comment: 'Без пакування' }, { who: 'olena', now: noon }))).toEqual([
    [null, 'Подарункове пакування'],
    ['olena', 'Без пакування'],
  ])
})

test('what another release wrote meanwhile is nobody’s, and the same text once more changes nothing', () => {
  const known = withComment(empty, { comment: 'Дзвонили' }, { who: 'olena', now: noon })
  expect(textsOf({ ...known, comment: 'Передумали' })).toEqual([
    ['olena', 'Дзвонили'],
    [null, 'Передумали'],
  ])
  expect(withComment(known, { comment: 'Дзвонили' }, { who: 'taras', now: after(1) })).toBe(known)
})
