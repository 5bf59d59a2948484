import { type CellTexts, cellKey, type GridShape, nextPlace, type Range } from './cells.ts'
import { gridReducer, openGrid } from './grid-state.ts'
import { cleared, copiedText, fillColumnsDown, pasted } from './paste.ts'
import { plainNumber } from './spreadsheet-text.ts'

const columns = ['price', 'weight', 'stock'].map(id => ({ id }))
const rows = ['S', 'M', 'L', 'XL'].map(id => ({ id, open: true }))
const shape: GridShape = { rows, columns }
const withGap: GridShape = { rows: rows.map(row => ({ ...row, open: row.id !== 'M' })), columns }
const at = (row: number, column: number, lastRow = row, lastColumn = column): Range => ({
  from: { row, column },
  to: { row: lastRow, column: lastColumn },
})
/** Cells of one column from the top; null: nothing is put there. */
const column = (texts: CellTexts, id: string) => rows.map(row => texts[cellKey(row.id, id)] ?? null)
const textsOf = (id: string, values: readonly string[]): CellTexts =>
  Object.fromEntries(values.map((value, index) => [cellKey(rows[index]?.id ?? '', id), value]))

test.each([
  ['4990', '4990'],
  ['4 990,00', '4990'],
  ['4\u00a0990,50 ₴', '4990,5'],
  ['4\u202f990 грн.', '4990'],
  ['4,990.00', '4990'],
  ['1.234.567', '1234567'],
  ['1.234,5', '1234,5'],
  ['€ 99.90', '99,9'],
  ['0.42 кг', '0,42'],
  ['+5', '+5'],
  ['−2', '-2'],
  ['-5', '-5'],
  ['', ''],
  [' за запитом ', 'за запитом'],
])('a spreadsheet writes %j, a cell takes it as %j', (typed, plain) => {
  expect(plainNumber(typed)).toBe(plain)
})

test('a column from a spreadsheet goes down the rows from the chosen cell, and no other column changes', () => {
  const { texts, leftOut } = pasted(shape, at(1, 0), '4 990,00\r\n5 190,00\r\n')

  expect(column(texts, 'price')).toEqual([null, '4990', '5190', null])
  expect(Object.keys(texts)).toHaveLength(2)
  expect(leftOut).toEqual({ rows: 0, columns: 0 })
})

test('a block that is too large says how much of it found no place', () => {
  const { texts, leftOut } = pasted(shape, at(2, 1), '1\t2\t3\n4\t5\t6\n7\t8\t9')

  expect([column(texts, 'weight'), column(texts, 'stock')]).toEqual([
    [null, null, '1', '4'],
    [null, null, '2', '5'],
  ])
  expect(leftOut).toEqual({ rows: 1, columns: 1 })
})

test('one value fills everything that is selected, and a block is repeated where it fits', () => {
  expect(column(pasted(shape, at(0, 0, 3, 0), '4990').texts, 'price')).toEqual(['4990', '4990', '4990', '4990'])
  expect(column(pasted(shape, at(3, 0, 0, 0), '1\n2').texts, 'price')).toEqual(['1', '2', '1', '2'])
  expect(column(pasted(shape, at(0, 0, 2, 0), '1\n2').texts, 'price')).toEqual(['1', '2', null, null])
})

test('a row that cannot be typed into takes no line of the block', () => {
  expect(column(pasted(withGap, at(0, 0), '1\n2\n3').texts, 'price')).toEqual(['1', null, '2', '3'])
})

test('a cell with quotation marks and breaks stays one cell', () => {
  expect(column(pasted(shape, at(0, 0), '"а ""б""\nв"\t1\n7\t8').texts, 'price')).toEqual(['а "б" в', '7', null, null])
})

test('a copy is what a spreadsheet takes back', () => {
  const texts = { ...textsOf('price', ['1', '2', '3', '4']), ...textsOf('weight', ['0,5', '', '0,7']) }
  expect(copiedText(shape, texts, at(2, 1, 0, 0))).toBe('1\t0,5\n2\t\n3\t0,7')
})

test('filling from one cell fills only empty cells below it, and only its own column', () => {
  const texts = { ...textsOf('price', ['4990', '', '5190', '']), ...textsOf('weight', ['0,5', '', '', '']) }
  const filled = fillColumnsDown(shape, texts, at(0, 0))

  expect(column(filled, 'price')).toEqual([null, '4990', null, '4990'])
  expect(column(filled, 'weight')).toEqual([null, null, null, null])
})

test('filling a selection puts its first row into the others, whatever they held', () => {
  const texts = textsOf('price', ['4990', '1', '2', '3'])

  expect(column(fillColumnsDown(shape, texts, at(0, 0, 2, 0)), 'price')).toEqual([null, '4990', '4990', null])
})

test('an empty cell fills nothing, and a cleared selection is empty', () => {
  expect(fillColumnsDown(shape, textsOf('price', ['', '', '5']), at(0, 0))).toEqual({})
  expect(column(cleared(shape, at(0, 0, 1, 0)), 'price')).toEqual(['', '', null, null])
})

test('the arrows pass over rows that cannot be typed into and stop at the edge', () => {
  expect(nextPlace(withGap, { row: 0, column: 0 }, 1, 0)).toEqual({ row: 2, column: 0 })
  expect(nextPlace(withGap, { row: 3, column: 0 }, 1, 0)).toBe(null)
  expect(nextPlace(withGap, { row: 3, column: 2 }, 0, 1)).toBe(null)
})

test('each step goes back and forth as one: typing into a cell, a paste, a fill', () => {
  const [price, other] = [cellKey('S', 'price'), cellKey('M', 'price')]
  let state = openGrid({ [price]: '4990', [other]: '5190' })
  for (const text of ['5', '50', '500']) state = gridReducer(state, { do: 'type', key: price, text })
  state = gridReducer(state, { do: 'settle' })
  state = gridReducer(state, { do: 'put', texts: { [price]: '1', [other]: '2' } })

  state = gridReducer(state, { do: 'undo' })
  expect(state.texts).toEqual({ [price]: '500', [other]: '5190' })
  state = gridReducer(state, { do: 'undo' })
  expect(state.texts).toEqual(state.base)
  expect(gridReducer(state, { do: 'undo' })).toBe(state)
  state = gridReducer(gridReducer(state, { do: 'redo' }), { do: 'redo' })
  expect(state.texts).toEqual({ [price]: '1', [other]: '2' })
  expect(gridReducer(state, { do: 'redo' })).toBe(state)
})

test('a new step after going back takes the place of those that were undone; one that changes nothing is none', () => {
  const key = cellKey('S', 'price')
  let state = gridReducer(openGrid({ [key]: '1' }), { do: 'put', texts: { [key]: '2' } })
  state = gridReducer(gridReducer(state, { do: 'undo' }), { do: 'type', key, text: '3' })

  expect(gridReducer(state, { do: 'redo' })).toBe(state)
  expect(gridReducer(state, { do: 'put', texts: { [key]: '3' } })).toBe(state)
  state = gridReducer(gridReducer(state, { do: 'type', key, text: '1' }), { do: 'settle' })
  expect(state.past).toEqual([])
})
