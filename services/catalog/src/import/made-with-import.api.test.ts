import type { ImportAnswers } from '@shop/contracts/staff/goods/import-questions'
import { takeBackChangeEndpoint } from '@shop/contracts/staff/goods/staff-goods-changes'
import { importCalls } from '../../test/import-calls.ts'
import { startApi } from '../../test/start-api.ts'

const title = { uk: 'Золотий', en: 'Gold' }
const makes: NonNullable<ImportAnswers['makes']> = [
  { kind: 'color', name: 'gold', title, hex: '#d4af37' },
  { kind: 'category', name: 'rings', title: { uk: 'Каблучки', en: 'Rings' } },
  { kind: 'collection', name: 'jewels', title: { uk: 'Прикраси', en: 'Jewels' } },
  { kind: 'size', name: 'Ring 17' },
]
const allAnswers: Partial<ImportAnswers> = {
  makes,
  values: [
    { kind: 'color', value: 'Gold', name: 'gold' },
    { kind: 'category', value: 'Rings', name: 'rings' },
    { kind: 'collection', value: 'Jewels', name: 'jewels' },
    { kind: 'size', value: 'Ring 17', name: 'Ring 17' },
  ],
  tags: [{ word: 'Ring', category: 'rings' }],
}
const file =
  'article;title_uk;title_en;category;collection;color;size;price_uah\nRING-1;Каблучка;Ring;Rings;Jewels;Gold;Ring 17;900\n'

async function start() {
  const api = await startApi()
  return {
    ...api,
    ...importCalls(api),
    /** What goods are described by, by name. */
    async readNames() {
      const of = async (name: string) =>
        (await api.db.collection(name).find().toArray()).map(one => one.name).toSorted()
      const words = (await api.db.collection('import_words').find().toArray()).map(({ _id }) => String(_id))
      return { ...Object.fromEntries(await Promise.all(lists.map(async name => [name, await of(name)]))), words }
    },
    takeBack: (id: string) => api.staff.write(takeBackChangeEndpoint, { who: 'iryna', params: { id } }),
  }
}
const lists = ['colors', 'categories', 'collections', 'sizes']

test('what staff ask for is made when the import is applied, not before, and goes with it when it is taken back', async () => {
  const { drop, answer, step, readNames, takeBack, itemsOf, db } = await start()
  const before = await readNames()
  const { import: dropped } = await drop(file)

  const { import: planned } = await answer(dropped.id, allAnswers)
  expect(planned).toMatchObject({ counts: { created: 1, refused: 0 }, answers: { makes } })
  expect(await readNames()).toEqual(before)

  expect(await step(planned.id, 'apply')).toMatchObject({ state: 'done', applied: 1, failed: 0 })
  const made = await readNames()
  expect(made).toMatchObject({ colors: expect.arrayContaining(['gold']), words: ['ring'] })
  expect(await db.collection('articles').findOne({ article: 'RING-1' })).toMatchObject({
    color: 'gold',
    category: 'rings',
    collection: 'jewels',
  })
  expect((await itemsOf(planned.id)).import.undo).toMatchObject({ state: 'open', until: expect.any(String) })

  await takeBack(planned.id)
  expect(await readNames()).toEqual(before)
  expect((await itemsOf(planned.id)).import.undo).toMatchObject({ state: 'undone', restored: 1, left: 0, things: [] })
})

test('an import that is not applied leaves no trace of what was asked for', async () => {
  const { drop, answer, step, readNames } = await start()
  const before = await readNames()
  const { import: dropped } = await drop(file)
  await answer(dropped.id, allAnswers)
  await step(dropped.id, 'cancel')
  expect(await readNames()).toEqual(before)
})

test('what was made with an import and is used by now stays, and is named', async () => {
  const { drop, answer, step, readNames, takeBack, itemsOf, db } = await start()
  const { import: dropped } = await drop(file)
  await answer(dropped.id, allAnswers)
  await step(dropped.id, 'apply')
  await db.collection('articles').updateOne({ article: 'DR-1042-BUR-R' }, { $set: { color: 'gold' } })

  await takeBack(dropped.id)
  expect((await readNames()).colors).toContain('gold')
  expect((await readNames()).categories).not.toContain('rings')
  expect((await itemsOf(dropped.id)).import.undo).toMatchObject({ things: [{ kind: 'color', name: 'gold' }] })
})

test.each([
  ['a colour that there is', { kind: 'color', name: 'black', title, hex: '#000000' }, 'makes.0.name', 'name_taken'],
  ['a colour of no look', { kind: 'color', name: 'gold', title, hex: 'gold' }, 'makes.0.hex', 'hex_invalid'],
  ['a name of no letters', { kind: 'category', name: '', title }, 'makes.0.name', 'slug_invalid'],
] as const)('%s is refused when it is asked for, beside its field', async (_what, make, field, code) => {
  const { drop, answer } = await start()
  const { import: dropped } = await drop(file)
  await expect(answer(dropped.id, { makes: [make] })).rejects.toMatchObject({
    code: 'validation',
    details: { fields: { [field]: code } },
  })
})

test('a colour that a column and titles name is asked about once, and answered for both', async () => {
  const { drop, answer } = await start()
  const columns = 'Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Price\n'
  const rows = 'ring,Ring,Color,Gold,Size,36 (S),RING-1,90\nchain,Gold chain,Size,36 (S),,,CHAIN-1,80\n'
  const { import: dropped } = await drop(columns + rows)
  const { import: asked } = await answer(dropped.id, { collection: 'autumn-winter-2026' })
  const ofColor = (asked.questions.named ?? []).filter(({ kind }) => kind === 'color' || kind === 'title_color')
  expect(ofColor.map(({ kind, value }) => [kind, value])).toEqual([['color', 'Gold']])

  const { import: planned } = await answer(dropped.id, {
    collection: 'autumn-winter-2026',
    makes: makes.slice(0, 1),
    values: [{ kind: 'color', value: 'Gold', name: 'gold' }],
  })
  expect(planned.counts).toMatchObject({ created: 2, refused: 0 })
})
