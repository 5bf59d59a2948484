import { HOUR_MS } from '@shop/calendar/durations'
import { CART_LINE_LIFE_MS, MAX_CART_LINES } from '@shop/contracts/cart/cart-limits'
import type { SavedLine } from '@shop/contracts/cart/saved-cart'
import { livingLines, mergeLines, withoutOrdered } from './saved-cart.ts'

const now = Date.UTC(2026, 10, 21, 10)

function line(article: string, count = 1, age = 0, bundle: string | null = null): SavedLine {
  return { article, size: 'S', count, bundle, timestamp: now - age }
}

const counts = (lines: SavedLine[]) => lines.map(({ article, count }) => `${article}×${count}`).join(' ')

test.each([
  ['the device wins on the same line, the rest is united', [line('A', 3), line('B')], [line('A')], 'A×1 B×1'],
  ['an empty device takes what was kept', [line('A', 3)], [], 'A×3'],
  ['an empty cart takes what the device has', [], [line('A', 2)], 'A×2'],
  ['what is three hours old is dropped on both sides', [line('B', 1, 3 * HOUR_MS)], [line('C', 1, 3 * HOUR_MS)], ''],
  ['an item of a bundle is a line of its own', [line('A', 2)], [line('A', 1, 0, 'LK-1')], 'A×2 A×1'],
])('%s', (_, kept, sent, merged) => {
  expect(counts(mergeLines(kept, sent, now))).toBe(merged)
})

test('the newer touch of the two is the age of the line', () => {
  const [merged] = mergeLines([line('A', 1, HOUR_MS / 2)], [line('A', 2, HOUR_MS)], now)

  expect(merged).toEqual(line('A', 2, HOUR_MS / 2))
})

test('a line lives two hours to the millisecond', () => {
  expect(livingLines([line('A', 1, CART_LINE_LIFE_MS)], now)).toHaveLength(1)
  expect(livingLines([line('A', 1, CART_LINE_LIFE_MS + 1)], now)).toEqual([])
})

test('a clock that runs ahead does not keep a line for ever', () => {
  expect(livingLines([line('A', 1, -9 * HOUR_MS)], now)).toEqual([line('A')])
})

test('of more lines than a cart holds the newest stay', () => {
  const many = Array.from({ length: MAX_CART_LINES }, (_, age) => line(`A-${age}`, 1, age + 1))
  const merged = mergeLines(many, [line('B')], now)

  expect(merged).toHaveLength(MAX_CART_LINES)
  expect(merged.map(({ article }) => article)).toContain('B')
  expect(merged.map(({ article }) => article)).not.toContain(`A-${MAX_CART_LINES - 1}`)
})

test('an order takes its own lines over, and not what was put in again after it', () => {
  const orderedAt = now - HOUR_MS
  const lines = [line('A', 1, 2 * HOUR_MS), line('B', 1, HOUR_MS / 2), line('C', 1, 2 * HOUR_MS)]

  expect(counts(withoutOrdered(lines, [line('A'), line('B')], orderedAt))).toBe('B×1 C×1')
})
