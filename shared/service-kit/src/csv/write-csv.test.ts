import { text } from 'node:stream/consumers'
import type { Cell } from './table.ts'
import { toDecimalText } from './table.ts'
import { writeCsv } from './write-csv.ts'

async function* inBatches(...batches: Cell[][][]) {
  yield* batches
}
const written = (rows: Cell[][], language: 'uk' | 'en' = 'uk') =>
  text(writeCsv({ head: ['Хто', 'Сума'], batches: inBatches(rows) }, language))

test('a file begins with a byte order mark and its head, and its cells stand between semicolons', async () => {
  expect(await written([['Олена', { minor: 458_000 }]])).toBe('\uFEFFХто;Сума\r\nОлена;4580,00\r\n')
})

test('a file without rows has its head', async () => {
  expect(await written([])).toBe('\uFEFFХто;Сума\r\n')
})

test.each<[Cell, string]>([
  ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
  ['+380671234567', "'+380671234567"],
  ['-1', "'-1"],
  ['@sum', "'@sum"],
  ['Шевченко; «Оксана»', '"Шевченко; «Оксана»"'],
  ['перший\nдругий', 'перший другий'],
  [3, '3'],
  [-3, '-3'],
  [{ minor: -5 }, '-0,05'],
  [{ day: '2026-11-21' }, '2026-11-21'],
  // Ten minutes before midnight in UTC it is the next day in Kyiv, in winter as in summer.
  [{ at: new Date('2026-11-20T23:50:00Z') }, '2026-11-21 01:50'],
  [{ at: new Date('2026-07-20T23:50:00Z') }, '2026-07-21 02:50'],
  [null, ''],
])('of %j the file says %s', async (cell, expected) => {
  const [, row] = (await written([[cell, 1]])).split('\r\n')
  expect(row).toBe(`${expected};1`)
})

test.each([
  [0, '0,00', '0.00'],
  [7, '0,07', '0.07'],
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
      yield [[index]]
    }
  }
  const file = writeCsv({ head: ['№'], batches: batches() }, 'uk')
  await file.next()
  expect(read).toEqual([])
  expect((await file.next()).value).toBe('1\r\n')
  expect(read).toEqual([1])
})
