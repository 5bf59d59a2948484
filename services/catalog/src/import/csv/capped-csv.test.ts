import { FileRefusal, MOST_COLUMNS, readCsv } from './read-csv.ts'

const file = (text: string) => Buffer.from(text, 'utf8')
const refusal = (text: string) => readCsv(file(text)).catch((error: unknown) => error)

test('a table with as many columns as may be is read, one more is refused before its cells are', async () => {
  const columns = Array.from({ length: MOST_COLUMNS }, (_, index) => `c${index}`)

  expect((await readCsv(file(`${columns}\nx\n`))).columns).toHaveLength(MOST_COLUMNS)
  const refused = await refusal(`${columns},more\nx\n`)
  expect(refused).toBeInstanceOf(FileRefusal)
  expect(refused).toMatchObject({ problem: 'too_many_columns', line: 1 })
})

test('a row of nothing but commas is refused with its line, whatever stands in quotes before it', async () => {
  const refused = await refusal(`article,title\nA-1,"a, ""b"",\nc"\nA-2${','.repeat(100_000)}\n`)

  expect(refused).toMatchObject({ problem: 'too_many_columns', line: 4 })
})

test('commas and line breaks inside of quotes are no columns', async () => {
  const text = `"${'a,\n'.repeat(3000)}"`

  expect((await readCsv(file(`article,title\nA-1,${text}\n`))).rows).toHaveLength(1)
})
