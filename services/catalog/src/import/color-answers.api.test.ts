import { importCalls } from '../../test/import-calls.ts'
import { startApi } from '../../test/start-api.ts'

const columns = 'Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant Price\n'
const file = `${columns}bag,Bag,Color,Silk,Size,36 (S),900\nbag,,Color,Velvet,Size,36 (S),900\nbag,,Color,Black/White,Size,36 (S),900\n`
const collection = 'autumn-winter-2026'

async function start() {
  const api = await startApi()
  return {
    ...api,
    ...importCalls(api),
    articles: () => api.db.collection('articles').find({ model: /^bag/ }).toArray(),
  }
}
const askedIn = ({ import: { questions } }: Awaited<ReturnType<Awaited<ReturnType<typeof start>>['drop']>>) =>
  (questions.named ?? []).map(({ kind, value }) => `${kind} ${value}`)

test('materials that a file calls colours become part of titles, and a name of two colours has its main one', async () => {
  const { drop, answer, step, articles } = await start()
  const dropped = await drop(file)
  expect(askedIn(await answer(dropped.import.id, {}))).toEqual(['color Silk', 'color Velvet', 'color Black/White'])

  const values = [
    ...['Silk', 'Velvet'].map(value => ({ kind: 'color' as const, value, name: '', in_title: true })),
    { kind: 'color' as const, value: 'Black/White', name: 'black', in_title: true },
  ]
  const answered = await answer(dropped.import.id, { collection, color: 'burgundy', values })
  expect(askedIn(answered)).toEqual([])
  expect(answered.import).toMatchObject({ counts: { created: 3, refused: 0 }, answers: { values } })
  expect(await articles()).toEqual([])

  await step(dropped.import.id, 'apply')
  expect((await articles()).map(({ title, color }) => [title.en, color]).toSorted()).toEqual([
    ['Bag, Black/White', 'black'],
    ['Bag, Silk', 'burgundy'],
    ['Bag, Velvet', 'burgundy'],
  ])
})

test('products whose names are no colours are asked for one, all together', async () => {
  const { drop, answer } = await start()
  const { import: dropped } = await drop(file)
  const values = ['Silk', 'Velvet', 'Black/White'].map(value => ({
    kind: 'color' as const,
    value,
    name: '',
    in_title: true,
  }))
  const { import: read } = await answer(dropped.id, { collection, values })
  expect(read.questions).toMatchObject({ named: [], missing: ['color'] })
})

test('all names of a product may mean one colour, as long as they tell its articles apart in their titles', async () => {
  const { drop, answer } = await start()
  const { import: dropped } = await drop(file)
  const meaning = (in_title: boolean) =>
    ['Silk', 'Velvet', 'Black/White'].map(value => ({ kind: 'color' as const, value, name: 'black', in_title }))
  const { import: apart } = await answer(dropped.id, { collection, values: meaning(true) })
  expect(apart.counts).toMatchObject({ created: 3, refused: 0 })

  const { import: alike, items } = await answer(dropped.id, { collection, values: meaning(false) })
  expect(alike.counts).toMatchObject({ created: 1, refused: 2 })
  expect(items.flatMap(({ problems }) => problems.map(({ code }) => code))).toEqual([
    'variant_exists',
    'variant_exists',
  ])
})

test('only a colour may be none: a size or a category has to be one of the shop', async () => {
  const { drop, answer } = await start()
  const { import: dropped } = await drop(file)
  await expect(answer(dropped.id, { values: [{ kind: 'size', value: 'Small', name: '' }] })).rejects.toMatchObject({
    code: 'validation',
    details: { fields: { 'values.0.name': 'unknown' } },
  })
})

test('the collection of all new products may be one that is made with them', async () => {
  const { drop, answer, step, articles, db } = await start()
  const { import: dropped } = await drop(file)
  const makes = [{ kind: 'collection' as const, name: 'bags', title: { uk: 'Сумки', en: 'Bags' } }]
  const values = ['Silk', 'Velvet', 'Black/White'].map(value => ({
    kind: 'color' as const,
    value,
    name: '',
    in_title: true,
  }))
  await answer(dropped.id, { collection: 'bags', color: 'black', makes, values })
  expect(await db.collection('collections').countDocuments({ name: 'bags' })).toBe(0)

  await step(dropped.id, 'apply')
  expect(await db.collection('collections').findOne({ name: 'bags' })).toMatchObject({ title: { en: 'Bags' } })
  expect(new Set((await articles()).map(({ collection: name }) => name))).toEqual(new Set(['bags']))
})
