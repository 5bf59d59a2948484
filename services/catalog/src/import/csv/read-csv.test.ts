import { FileRefusal, readCsv } from './read-csv.ts'

const utf8 = (text: string) => Buffer.from(text, 'utf8')

test.each([
  ['commas', 'article,title\nA-1,"Сукня, довга"\n'],
  ['semicolons', 'article;title\nA-1;Сукня, довга\n'],
  ['tabs', 'article\ttitle\nA-1\tСукня, довга\n'],
  ['a mark of the byte order', '\uFEFFarticle,title\nA-1,"Сукня, довга"\n'],
  ['line ends of Windows', 'article,title\r\nA-1,"Сукня, довга"\r\n'],
  ['a line that names the delimiter', 'sep=;\narticle;title\nA-1;Сукня, довга'],
  ['no line end at the end', 'article,title\nA-1,"Сукня, довга"'],
])('a table with %s is read', async (_what, text) => {
  const { columns, rows } = await readCsv(utf8(text))

  expect(columns).toEqual(['article', 'title'])
  expect(rows.map(({ cells }) => cells)).toEqual([['A-1', 'Сукня, довга']])
})

test('a table as programs in Ukraine save it, in windows-1251, is read', async () => {
  const file = Buffer.concat([utf8('article;title\nA-1;'), Buffer.from([0xd1, 0xf3, 0xea, 0xed, 0xff])])

  expect((await readCsv(file)).rows[0]?.cells).toEqual(['A-1', 'Сукня'])
})

test('quotes, line breaks inside of cells and blank lines leave the numbers of lines right', async () => {
  const text = 'article,title\nA-1,"two\nlines"\nA-2,"say ""yes"""\n,\nA-3,x\n'

  expect((await readCsv(utf8(text))).rows).toEqual([
    { line: 2, cells: ['A-1', 'two\nlines'] },
    { line: 4, cells: ['A-2', 'say "yes"'] },
    { line: 6, cells: ['A-3', 'x'] },
  ])
})

const manyRows = `article\n${'A-1\n'.repeat(50_001)}`

test.each([
  ['nothing in it', '', 'empty', null],
  ['columns only', 'article,title\n', 'empty', null],
  ['a quote that never ends', 'article,title\nA-1,"x\n', 'quotes', 2],
  ['something after a quote', 'article,title\nA-1,x\nA-2,"x"y\n', 'quotes', 3],
  ['more rows than may come', manyRows, 'too_many_rows', null],
  ['a zero byte', 'article\nA\u0000', 'not_text', null],
])('a file with %s is refused', async (_what, text, problem, line) => {
  const refusal = await readCsv(utf8(text)).catch((error: unknown) => error)

  expect(refusal).toBeInstanceOf(FileRefusal)
  expect(refusal).toMatchObject({ problem, line })
})
