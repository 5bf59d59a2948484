import { importCalls } from '../../test/import-calls.ts'
import { startApi } from '../../test/start-api.ts'

const [article, sibling, size] = ['DR-1042-BUR-R', 'DR-1042-BUR-L', '36 (S)']
const barcode = '4006381333931'
const head = 'article,size,barcode,own_code\n'

async function start() {
  const api = await startApi()
  const calls = importCalls(api)
  return {
    ...calls,
    async codesOf(name: string) {
      const stored = await api.repositories.articles.one(name)
      return stored.sizes.flatMap(({ name, barcode, own_code }) =>
        barcode || own_code ? [[name, barcode, own_code]] : [],
      )
    },
    async apply(text: string) {
      const { import: planned } = await calls.read(head + text)
      return calls.step(planned.id, 'apply')
    },
    problemsIn: async (text: string) =>
      (await calls.read(head + text)).items.flatMap(({ article, problems }) =>
        problems.map(({ column, code, value }) => [article, column, code, value]),
      ),
  }
}

test('a file brings barcodes and own codes, is exported with them and changes nothing when it comes again', async () => {
  const { apply, codesOf, exportProducts, read } = await start()
  expect(await apply(`${article},${size},4 006381 333931,'=W-36\n`)).toMatchObject({ applied: 1, failed: 0 })
  expect(await codesOf(article)).toEqual([[size, barcode, '=W-36']])

  const text = await exportProducts('en', { 'search[article]': barcode })
  expect(text.split('\r\n').slice(1)).toEqual(
    expect.arrayContaining([expect.stringContaining(`,${size},${barcode},'=W-36,`)]),
  )
  expect((await read(text)).import.counts).toMatchObject({ created: 0, changed: 0, refused: 0 })

  // A column that is not there says nothing; a blank cell takes the code away.
  expect(await read(`article,size,price_uah\n${article},${size},5000\n`)).toMatchObject({
    import: { counts: { changed: 1 } },
  })
  await apply(`${article},${size},,'=W-36\n`)
  expect(await codesOf(article)).toEqual([[size, undefined, '=W-36']])
})

test('a row with a wrong barcode, or with a code that another size has, is refused and says whose it is', async () => {
  const { apply, problemsIn } = await start()
  await apply(`${article},${size},${barcode},W-36\n`)

  expect(await problemsIn(`${sibling},${size},4006381333932,\n`)).toEqual([
    [sibling, 'barcode', 'barcode_check', '4006381333932'],
  ])
  expect(await problemsIn(`${sibling},${size},,w-36\n`)).toEqual([
    [sibling, 'own_code', 'code_taken', `w-36 (${article}, ${size})`],
  ])
  expect(await problemsIn(`${article},38 (M),,NEW-1\n${sibling},${size},,NEW-1\n`)).toEqual([
    [sibling, 'own_code', 'code_taken', `NEW-1 (${article}, 38 (M))`],
  ])
})

test('a code that another size was given after the dry run keeps the product as it was', async () => {
  const { apply, read, step, itemsOf, codesOf } = await start()
  const { import: planned } = await read(`${head}${sibling},${size},${barcode},\n`)
  await apply(`${article},${size},${barcode},\n`)

  expect(await step(planned.id, 'apply')).toMatchObject({ applied: 0, failed: 1 })
  expect((await itemsOf(planned.id, 'failed')).items[0]?.problems).toMatchObject([
    { column: 'barcode', code: 'code_taken' },
  ])
  expect(await codesOf(sibling)).toEqual([])
})
