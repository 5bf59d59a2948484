import { readXlsx } from 'hucre/xlsx'
import type { FileColumn } from './table.ts'
import { writeXlsx } from './write-xlsx.ts'

type Row = { number: string; at: Date; day: string; minor: number | null; count: number; note: string }
const columns: FileColumn<Row>[] = [
  { head: { uk: 'Замовлення', en: 'Order' }, kind: 'text', of: ({ number }) => number },
  { head: { uk: 'Час', en: 'Time' }, kind: 'moment', of: ({ at }) => at },
  { head: { uk: 'День', en: 'Day' }, kind: 'day', of: ({ day }) => day },
  { head: { uk: 'Сума', en: 'Sum' }, kind: 'sum', of: ({ minor }) => minor },
  { head: { uk: 'Речей', en: 'Items' }, kind: 'count', of: ({ count }) => count },
  { head: { uk: 'Примітка', en: 'Note' }, kind: 'text', of: ({ note }) => note },
]
const aRow = (about: Partial<Row> = {}): Row => ({
  number: '26-000001',
  at: new Date('2026-11-20T23:50:00Z'),
  day: '2026-11-21',
  minor: 1_908_010,
  count: 2,
  note: '',
  ...about,
})

async function bytesOf(rows: Row[], language: 'uk' | 'en' = 'uk'): Promise<Uint8Array> {
  async function* batches() {
    yield rows
  }
  const parts: Uint8Array[] = []
  for await (const part of writeXlsx({ columns, batches: batches() }, language)) parts.push(part)
  return Buffer.concat(parts)
}
/** The sheet of the made file, opened again. */
async function opened(rows: Row[], language?: 'uk' | 'en') {
  const [sheet] = (await readXlsx(await bytesOf(rows, language))).sheets
  if (!sheet) throw new Error('the file has no sheet')
  return sheet
}

test('an opened file has numbers as numbers, days and moments as dates, and text as text', async () => {
  const { rows } = await opened([aRow()])
  expect(rows).toEqual([
    ['Замовлення', 'Час', 'День', 'Сума', 'Речей', 'Примітка'],
    ['26-000001', new Date('2026-11-21T01:50:00Z'), new Date('2026-11-21T00:00:00Z'), 19080.1, 2, null],
  ])
})

test('days sort by time, whatever language the file is in', async () => {
  const days = ['2026-11-09', '2026-02-10', '2026-11-10']
  const { rows } = await opened(
    days.map(day => aRow({ day })),
    'en',
  )
  const read = rows.slice(1).map(row => row[2] as Date)
  expect(read.toSorted((one, other) => +one - +other).map(day => day.toISOString().slice(0, 10))).toEqual(
    days.toSorted(),
  )
})

test.each(['=HYPERLINK("x")', '+380671234567', '@sum', '007', 'a<b>&"c"', 'перший\nдругий'])(
  'the text %j is text, and no formula',
  async note => {
    const { rows } = await opened([aRow({ note })])
    expect(rows[1]?.[5]).toBe(note)
    expect(Buffer.from(await bytesOf([aRow({ note })])).includes('<f>')).toBe(false)
  },
)

test('what no XML may hold is left out, and what is not known is an empty cell', async () => {
  const { rows } = await opened([aRow({ note: 'а\u0001б\ud800в', minor: null })])
  expect([rows[1]?.[5], rows[1]?.[3]]).toEqual(['абв', null])
})

test('half a centimetre is a number', async () => {
  async function* batches() {
    yield [66.5, null]
  }
  const head = { uk: 'Талія, см', en: 'Waist, cm' }
  const column: FileColumn<number | null> = { head, kind: 'measure', of: waist => waist }
  const parts: Uint8Array[] = []
  for await (const part of writeXlsx({ columns: [column], batches: batches() }, 'uk')) parts.push(part)
  const [sheet] = (await readXlsx(Buffer.concat(parts))).sheets
  expect(sheet?.rows.slice(0, 2)).toEqual([['Талія, см'], [66.5]])
})

test('a text that no cell can hold is cut, and says so', async () => {
  const { rows } = await opened([aRow({ note: `${'а'.repeat(32_765)}😀б` })])
  expect(rows[1]?.[5]).toBe(`${'а'.repeat(32_765)}…`)
  expect((await opened([aRow({ note: 'а'.repeat(32_767) })])).rows[1]?.[5]).toHaveLength(32_767)
})

test('the first row stays in sight', async () => {
  expect((await opened([aRow()])).freezePane).toMatchObject({ rows: 1 })
})

/** Rows that are read before the first part leaves, and the most that are read from one part to the next. */
async function readAhead(count: number) {
  let read = 0
  async function* batches() {
    for (; read < count; ) {
      read += 250
      yield Array.from({ length: 250 }, (_, index) => aRow({ number: `26-${read + index}`, note: `${read * 7919}` }))
    }
  }
  const steps: number[] = []
  let before = 0
  for await (const _part of writeXlsx({ columns, batches: batches() }, 'uk')) {
    steps.push(read - before)
    before = read
  }
  return { first: steps[0], most: Math.max(...steps) }
}

test('the file leaves while its rows are read, and ten times the rows are read no further ahead', async () => {
  const [few, many] = [await readAhead(5000), await readAhead(50_000)]
  expect([few.first, many.first]).toEqual([250, 250])
  expect(many.most).toBe(few.most)
  expect(many.most).toBeLessThan(5000)
})
