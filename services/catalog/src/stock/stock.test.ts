import { inStockOrder, isBalanced, type StockItem, shortagesFor } from './stock.ts'

const until = new Date('2026-11-21T10:00:00Z')

function anItem(about: Partial<StockItem> = {}): StockItem {
  return { article: 'A-1', size: 'S', available: 2, holds: [], sold: 0, received: 2, ...about }
}

test('equal sizes are summed, and all stand in one order', () => {
  const pieces = [
    { article: 'B-1', size: 'S', count: 1 },
    { article: 'A-1', size: 'S', count: 1 },
    { article: 'A-1', size: 'M', count: 1 },
    { article: 'B-1', size: 'S', count: 2 },
  ]

  expect(inStockOrder(pieces)).toEqual([
    { article: 'A-1', size: 'M', count: 1 },
    { article: 'A-1', size: 'S', count: 1 },
    { article: 'B-1', size: 'S', count: 3 },
  ])
})

test('tells what is short and how many are left', () => {
  expect(shortagesFor('26-1', [{ article: 'A-1', size: 'S', count: 3 }], [anItem()])).toEqual([
    { article: 'A-1', size: 'S', requested: 3, available: 2 },
  ])
})

test('a size that nobody ever had on the shelf is short', () => {
  expect(shortagesFor('26-1', [{ article: 'A-1', size: 'XL', count: 1 }], [anItem()])).toMatchObject([{ available: 0 }])
})

test('what the order holds already is not short', () => {
  const held = anItem({ available: 0, holds: [{ order: '26-1', count: 2, until }] })
  expect(shortagesFor('26-1', [{ article: 'A-1', size: 'S', count: 2 }], [held])).toEqual([])
})

test.each([
  [true, {}],
  [true, { available: 0, holds: [{ order: '26-1', count: 1, until }], sold: 1 }],
  [false, { sold: 1 }],
  [false, { available: -1, sold: 3 }],
])('balanced: %s', (balanced, about) => {
  expect(isBalanced(anItem(about))).toBe(balanced)
})
