import { inStockOrder, isBalanced, promisable, type StockItem, shortagesFor } from './stock.ts'

const until = new Date('2026-11-21T10:00:00Z')

function anItem(about: Partial<StockItem> = {}): StockItem {
  const shelf = { available: 2, holds: [], sold: 0, received: 2 }
  const promises = { preorder_limit: null, preorder_promised: 0, preorder_holds: [], preorder_sold: 0 }
  return { article: 'A-1', size: 'S', ...shelf, ...promises, ...about }
}

test('equal sizes are summed, and all stand in one order', () => {
  const items = [
    { article: 'B-1', size: 'S', count: 1 },
    { article: 'A-1', size: 'S', count: 1 },
    { article: 'A-1', size: 'M', count: 1 },
    { article: 'B-1', size: 'S', count: 2 },
  ]

  expect(inStockOrder(items)).toEqual([
    { article: 'A-1', size: 'M', count: 1 },
    { article: 'A-1', size: 'S', count: 1 },
    { article: 'B-1', size: 'S', count: 3 },
  ])
})

test('names what is short and how many are left', () => {
  expect(shortagesFor('26-1', [{ article: 'A-1', size: 'S', count: 3 }], [anItem()])).toEqual([
    { article: 'A-1', size: 'S', requested: 3, available: 2 },
  ])
})

test('a size that nobody ever had on the shelf is short', () => {
  expect(shortagesFor('26-1', [{ article: 'A-1', size: 'XL', count: 1 }], [anItem()])).toMatchObject([{ available: 0 }])
})

test('what is reserved for the order already is not short', () => {
  const reserved = anItem({ available: 0, holds: [{ order: '26-1', count: 2, until }] })
  expect(shortagesFor('26-1', [{ article: 'A-1', size: 'S', count: 2 }], [reserved])).toEqual([])
})

test('items from the shelf and items in advance are counted apart', () => {
  const quantity = { article: 'A-1', size: 'S', count: 1 }

  expect(inStockOrder([quantity, { ...quantity, preorder: true }, quantity])).toEqual([
    { ...quantity, count: 2 },
    { ...quantity, preorder: true },
  ])
})

test.each([
  ['without a limit, as many as are asked for', {}, Number.POSITIVE_INFINITY],
  ['what the limit leaves', { preorder_limit: 5, preorder_promised: 3 }, 2],
  ['nothing once staff set the limit below what is promised', { preorder_limit: 1, preorder_promised: 3 }, 0],
  ['nothing while an item is on the shelf', { available: 1 }, 0],
])('in advance one may have %s', (_what, about, left) => {
  expect(promisable(anItem({ available: 0, received: 0, ...about }))).toBe(left)
})

test.each([
  [true, {}],
  [true, { available: 0, holds: [{ order: '26-1', count: 1, until }], sold: 1 }],
  [true, { preorder_promised: 3, preorder_holds: [{ order: '26-1', count: 1, until }], preorder_sold: 2 }],
  [false, { preorder_promised: 1 }],
  [false, { sold: 1 }],
  [false, { available: -1, sold: 3 }],
])('balanced: %s', (balanced, about) => {
  expect(isBalanced(anItem(about))).toBe(balanced)
})
