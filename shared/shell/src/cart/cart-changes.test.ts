import { isSameCart, withLocalChanges } from './cart-changes.ts'
import type { CartLine } from './cart-line.ts'

const line = (article: string, count = 1, timestamp = 0): CartLine => ({
  article,
  size: 'S',
  count,
  bundle: null,
  timestamp,
})
const counts = (lines: CartLine[]) => lines.map(({ article, count }) => `${article}×${count}`).join(' ')

test.each([
  ['both put something in', [line('A')], [line('A'), line('B', 1, 1)], [line('A'), line('C', 1, 1)], 'A×1 C×1 B×1'],
  ['taken out here', [line('A'), line('B')], [line('B')], [line('A'), line('B')], 'B×1'],
  ['taken out there', [line('A'), line('B')], [line('A'), line('B')], [line('B')], 'B×1'],
  ['another count here', [line('A')], [line('A', 3, 1)], [line('A')], 'A×3'],
  ['another count there', [line('A')], [line('A')], [line('A', 3, 1)], 'A×3'],
  ['another count here and there: here it was seen', [line('A')], [line('A', 2, 1)], [line('A', 3, 2)], 'A×2'],
  ['taken out there, wanted more here', [line('A')], [line('A', 2, 1)], [], 'A×2'],
  ['ordered there, nothing done here', [line('A')], [line('A')], [], ''],
])('%s', (_, base, local, theirs, merged) => {
  expect(counts(withLocalChanges(base, local, theirs))).toBe(merged)
})

test('carts with the same lines are equal, whenever the lines were touched', () => {
  expect(isSameCart([line('A', 1, 5)], [line('A', 1, 9)])).toBe(true)
  expect(isSameCart([line('A')], [line('A', 2)])).toBe(false)
  expect(isSameCart([line('A')], [])).toBe(false)
})
