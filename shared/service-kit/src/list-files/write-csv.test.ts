import { text } from 'node:stream/consumers'
import type { FileColumn } from './table.ts'
import { toDecimalText, writeCsv } from './write-csv.ts'

type Row = { name: string | null; minor: number | null }
const columns: FileColumn<Row>[] = [
  { head: { uk: 'Хто', en: 'Who' }, kind: 'text', of: ({ name }) => name },
  { head: { uk: 'Сума', en: 'Sum' }, kind: 'sum', of: ({ minor }) => minor },
]
async function* inBatches<Item>(...batches: Item[][]) {
  yield* batches
}
const written = (rows: Row[], language: 'uk' | 'en' = 'uk') =>
  text(writeCsv({ columns, batches: inBatches(rows) }, language))

/** The only cell of a file of one column. */
async function cell(column: FileColumn<null>) {
  const file = await text(writeCsv({ columns: [column], batches: inBatches([null]) }, 'uk'))
  return file.slice('\uFEFF№\r\n'.length, -'\r\n'.length)
}
const head = { uk: '№', en: '№' }

test('a file begins with a byte order mark and its head, and its cells stand between semicolons', async () => {
  expect(await written([{ name: 'Олена', minor: 458_000 }])).toBe('\uFEFFХто;Сума\r\nОлена;4580,00\r\n')
  expect(await written([{ name: 'Олена', minor: 458_000 }], 'en')).toBe('\uFEFFWho;Sum\r\nОлена;4580.00\r\n')
})

test('a file without rows has its head, and what is not known is an empty cell', async () => {
  expect(await written([])).toBe('\uFEFFХто;Сума\r\n')
  expect(await written([{ name: null, minor: null }])).toBe('\uFEFFХто;Сума\r\n;\r\n')
})

test.each([
  ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
  ['+380671234567', "'+380671234567"],
  ['-1', "'-1"],
  ['@sum', "'@sum"],
  ['Шевченко; «Оксана»', '"Шевченко; «Оксана»"'],
  ['перший\nдругий', 'перший другий'],
])('the text %j is %s', async (typed, expected) => {
  expect(await cell({ head, kind: 'text', of: () => typed })).toBe(expected)
})

test.each([
  // Ten minutes before midnight in UTC it is the next day in Kyiv, in winter as in summer.
  ['2026-11-20T23:50:00Z', '2026-11-21 01:50'],
  ['2026-07-20T23:50:00Z', '2026-07-21 02:50'],
])('the moment %s is %s', async (moment, expected) => {
  expect(await cell({ head, kind: 'moment', of: () => new Date(moment) })).toBe(expected)
})

test('days and counts stand as they are', async () => {
  expect(await cell({ head, kind: 'day', of: () => '2026-11-21' })).toBe('2026-11-21')
  expect(await cell({ head, kind: 'count', of: () => -3 })).toBe('-3')
})

test('half a centimetre stands behind a comma in Ukrainian, as a dot would make a date of it', async () => {
  const measure = { columns: [{ head, kind: 'measure', of: () => 10.5 }] as const, batches: inBatches([null]) }
  expect(await text(writeCsv(measure, 'uk'))).toContain('10,5\r\n')
  expect(await text(writeCsv({ ...measure, batches: inBatches([null]) }, 'en'))).toContain('10.5\r\n')
})

test.each([
  [0, '0,00', '0.00'],
  [7, '0,07', '0.07'],
  [-5, '-0,05', '-0.05'],
  [1_908_010, '19080,10', '19080.10'],
  [-1_908_010, '-19080,10', '-19080.10'],
])('%d minor units are %s in Ukrainian and %s in English', (minor, uk, en) => {
  expect([toDecimalText(minor, 'uk'), toDecimalText(minor, 'en')]).toEqual([uk, en])
})

test('a batch leaves before the next one is read', async () => {
  const read: number[] = []
  async function* batches() {
    for (const index of [1, 2, 3]) {
      read.push(index)
      yield [index]
    }
  }
  const file = writeCsv<number>({ columns: [{ head, kind: 'count', of: row => row }], batches: batches() }, 'uk')
  await file.next()
  expect(read).toEqual([])
  expect((await file.next()).value).toBe('1\r\n')
  expect(read).toEqual([1])
})
