import { importNames } from '../../../test/import-names.ts'
import type { CsvTable } from '../csv/read-csv.ts'
import { ownDrafts } from './own-drafts.ts'

function read(columns: string[], ...rows: string[][]) {
  const table: CsvTable = { columns, rows: rows.map((cells, index) => ({ line: index + 2, cells })) }
  return ownDrafts(table, importNames)
}
const problemsOf = (columns: string[], ...rows: string[][]) =>
  read(columns, ...rows).drafts.flatMap(({ problems }) =>
    problems.map(({ line, column, code }) => [line, column, code]),
  )

test('rows of one article, even apart, are its sizes; what is said once holds for all of them', () => {
  const { drafts } = read(
    ['article', 'title_uk', 'category', 'color', 'size', 'price_uah', 'stock'],
    ['dr-1', 'Сукня', 'Сукні', 'чорний', 'S', '4 990', '3'],
    ['DR-2', '', 'coats', '', 'M', '', ''],
    ['DR-1', '', '', '', 'm', '5000', ''],
  )

  expect(drafts.map(({ article, lines }) => [article, lines])).toEqual([
    ['DR-1', [2, 4]],
    ['DR-2', [3]],
  ])
  expect(drafts[0]).toMatchObject({
    fields: { title: { uk: 'Сукня' }, category: 'dresses', color: 'black' },
    sizes: [
      { name: '36 (S)', price_uah: 4990, stock: { stated: 3 } },
      { name: '38 (M)', price_uah: 5000 },
    ],
    problems: [],
  })
})

test('one of our columns twice is refused, of others there may be as many as there like', () => {
  expect(() => read(['article', 'Color', 'color'], ['A-1', 'black', 'ivory'])).toThrow('column_twice')
  expect(read(['article', 'note', 'note'], ['A-1', 'x', 'y']).ignored).toEqual(['note', 'note'])
})

test('columns that a file does not have say nothing, blank cells of those it has take away', () => {
  const [draft] = read(
    ['article', 'size', 'start_sale_date', 'description_en', 'price_eur', 'weight_kg'],
    ['A-1', 'S', '', '', '', '0,45'],
  ).drafts

  expect(draft?.fields).toEqual({ start_sale_date: null, description: { en: '' } })
  expect(draft?.sizes).toEqual([{ line: 2, name: '36 (S)', price_eur: null, weight_kg: 0.45, stock: undefined }])
})

test('columns that nobody knows are ignored by name', () => {
  expect(read(['Article', 'size', 'Vendor', 'shelf'], ['A-1', 'S', 'x', 'y']).ignored).toEqual(['Vendor', 'shelf'])
})

test.each([
  ['an article with a space', ['article', 'size'], ['A 1', 'S'], [2, 'article', 'invalid_article']],
  ['no article', ['article', 'size'], ['', 'S'], [2, 'article', 'required']],
  ['a price of letters', ['article', 'size', 'price_uah'], ['A-1', 'S', 'cheap'], [2, 'price_uah', 'not_a_number']],
  ['a price without its size', ['article', 'size', 'price_uah'], ['A-1', '', '5'], [2, 'size', 'required']],
  ['half an item', ['article', 'size', 'stock'], ['A-1', 'S', '1.5'], [2, 'stock', 'whole_number']],
  ['fewer than none', ['article', 'size', 'stock'], ['A-1', 'S', '-1'], [2, 'stock', 'invalid']],
  ['a day that is none', ['article', 'preorder_on'], ['A-1', '31.02.2027'], [2, 'preorder_on', 'not_a_day']],
  ['perhaps', ['article', 'is_shown'], ['A-1', 'perhaps'], [2, 'is_shown', 'not_yes_or_no']],
  ['a cell too many', ['article', 'size'], ['A-1', 'S', 'x'], [2, 'article', 'cells']],
  ['a cell that is too long', ['article', 'care_uk'], ['A-1', 'x'.repeat(10_001)], [2, 'article', 'cells']],
  ['http', ['article', 'pictures'], ['A-1', 'http://x.example/1.jpg'], [2, 'pictures', 'picture_address']],
  ['a password', ['article', 'pictures'], ['A-1', 'https://a:b@x.example/1.jpg'], [2, 'pictures', 'picture_address']],
  [
    'both ways',
    ['article', 'size', 'stock', 'stock_change'],
    ['A-1', 'S', '3', '1'],
    [2, 'stock_change', 'stock_two_ways'],
  ],
])('%s is refused in its row and column', (_what, columns, cells, problem) => {
  expect(problemsOf(columns, cells)).toContainEqual(problem)
})

test('rows of one article that contradict each other, or name a size twice, are refused', () => {
  expect(problemsOf(['article', 'size', 'color'], ['A-1', 'S', 'black'], ['A-1', '36 (S)', 'ivory'])).toEqual([
    [3, 'color', 'differs'],
    [3, 'size', 'twice'],
  ])
})

test('an article with more sizes than a product may have is refused where they become too many, and none of them is read', () => {
  const rows = Array.from({ length: 31 }, (_, index) => ['A-1', `S${index}`, 'dear'])
  const [draft] = read(['article', 'size', 'price_uah'], ['A-1', '', ''], ...rows).drafts

  expect(draft?.problems).toEqual([{ line: 33, column: 'size', code: 'too_many', value: '31' }])
  expect(draft?.sizes).toEqual([])
})

test('a file without a column of articles is refused', () => {
  expect(() => read(['title', 'size'], ['x', 'S'])).toThrow('no_columns')
})

test('pictures are names of ours and addresses, in their order', () => {
  const [draft] = read(['article', 'pictures'], ['A-1', 'up-1 https://x.example/2.jpg|up-3']).drafts

  expect(draft?.pictures).toEqual([{ name: 'up-1' }, { url: 'https://x.example/2.jpg' }, { name: 'up-3' }])
})

test('an apostrophe that keeps a text from being a formula is none of the text', () => {
  expect(read(['article', 'title_uk'], ['A-1', "'=2+2"]).drafts[0]?.fields.title).toEqual({ uk: '=2+2' })
})

test('the row of an export carries what lay there when it was written', () => {
  const [draft] = read(['article', 'size', 'stock', 'stock_was', 'received_was'], ['A-1', 'S', '7', '5', '20']).drafts

  expect(draft?.sizes[0]?.stock).toEqual({ stated: 7, was: 5, received: 20 })
})
