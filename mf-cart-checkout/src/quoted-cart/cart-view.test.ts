import { aCartLine } from '../../test/goods.ts'
import { preordersIn, viewLines } from './cart-view.ts'

function linesOf(...days: (string | null)[]) {
  const [line] = viewLines([aCartLine()], { answer: undefined, isExact: true, isAwaited: true, cards: [] })
  if (!line) throw new Error('a line has a view')
  return days.map(preorder => ({ ...line, preorder }))
}

test.each([
  ['nothing is awaited', [null, null], null],
  ['everything is awaited, the last day counts', ['2027-02-01', '2027-01-15'], { kind: 'only', lastDay: '2027-02-01' }],
  ['some things lie on the shelf', [null, '2027-01-15'], { kind: 'mixed', lastDay: '2027-01-15' }],
  ['an empty cart awaits nothing', [], null],
])('%s', (_, days, preorders) => {
  expect(preordersIn(linesOf(...days))).toEqual(preorders)
})
