import { answers } from '../../../test/import-calls.ts'
import { FileRefusal } from '../csv/read-csv.ts'
import type { ReadDraft } from './drafts-in-file.ts'
import { createFileOpener, type OpenFile } from './reading-process.ts'

const things = { categories: [], collections: [], colors: [], heights: [], sizes: [] }
const by = { answers, things, categories: {} }
const limits = { memoryMb: 256, patienceMs: 30_000 }
const bytes = (text: string) => Buffer.from(text, 'utf8')

async function allOf(file: OpenFile): Promise<ReadDraft[]> {
  const drafts: ReadDraft[] = []
  for (;;) {
    const more = await file.next(2)
    if (more.length === 0) return drafts
    drafts.push(...more)
  }
}

test('the products of a file come a few at a time, in its order, with their rows', async () => {
  const rows = ['A-1', 'A-2', 'A-3', 'A-2', 'A-4'].map((article, index) => `${article},S${index},100\n`)
  const file = await createFileOpener(limits)(bytes(`article,size,price_uah\n${rows.join('')}`), by)

  const drafts = await allOf(file)
  file.close()

  expect(file.head).toMatchObject({ format: 'own', rows: 5, columns: ['article', 'size', 'price_uah'] })
  expect(drafts.map(({ draft, rows }) => [draft.article, rows.map(({ line }) => line)])).toEqual([
    ['A-1', [2]],
    ['A-2', [3, 5]],
    ['A-3', [4]],
    ['A-4', [6]],
  ])
})

test('products of many rows come one by one, in their order and all of them', async () => {
  const rows = [1, 2, 3].flatMap(product => Array.from({ length: 400 }, () => `A-${product},,\n`))
  const file = await createFileOpener(limits)(bytes(`article,size,price_uah\n${rows.join('')}A-4,S,100\n`), by)

  const counts: number[] = []
  const articles: string[] = []
  for (let more = await file.next(16); more.length > 0; more = await file.next(16)) {
    counts.push(more.length)
    articles.push(...more.map(({ draft }) => draft.article))
  }
  file.close()

  expect(counts).toEqual([1, 1, 2])
  expect(articles).toEqual(['A-1', 'A-2', 'A-3', 'A-4'])
})

test('what is wrong with a file is said with its line', async () => {
  const opening = createFileOpener(limits)(bytes('article,title\nA-1,"x"y\n'), by)

  await expect(opening).rejects.toThrow(FileRefusal)
  await expect(opening).rejects.toMatchObject({ problem: 'quotes', line: 2 })
})

test('a file that takes more memory than it may is refused as too heavy, and the next one is read', async () => {
  const large = `article,size\n${'A-1,"'.concat('x'.repeat(400), '"\n').repeat(40_000)}`

  await expect(createFileOpener({ ...limits, memoryMb: 12 })(bytes(large), by)).rejects.toMatchObject({
    problem: 'too_heavy',
  })
  const next = await createFileOpener(limits)(bytes('article,size\nA-1,S\n'), by)
  expect(await allOf(next)).toHaveLength(1)
  next.close()
})

test('a file that takes longer than it may is refused as too heavy', async () => {
  const opening = createFileOpener({ ...limits, patienceMs: 1 })(bytes('article,size\nA-1,S\n'), by)

  await expect(opening).rejects.toMatchObject({ problem: 'too_heavy' })
})

test('of a product with more rows than one may have nothing is read but that', async () => {
  const rows = Array.from({ length: 2501 }, (_, index) => `A-1,S${index}\n`).join('')
  const file = await createFileOpener(limits)(bytes(`article,size\n${rows}A-2,S\n`), by)

  const [first, second] = await allOf(file)
  file.close()

  expect(first?.draft).toMatchObject({ sizes: [], problems: [{ line: 2, column: 'article', code: 'too_many_rows' }] })
  expect(second?.draft.problems).toEqual([])
})
