import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { refusedRowsEndpoint } from '@shop/contracts/staff/goods/staff-import'
import { sizeCalls } from '@shop/contracts/staff/storefront/staff-dictionaries'
import { importCalls } from '../../test/import-calls.ts'
import { startApi } from '../../test/start-api.ts'

async function start() {
  const api = await startApi()
  const collection = await api.db.collection('collections').findOne({})
  const files = (name: string) => readFile(path.join(import.meta.dirname, '../../test/shopify', name))
  return {
    ...api,
    ...importCalls(api),
    collection: String(collection?.name),
    dropFile: async (name: string) => importCalls(api).drop(await files(name)),
    addOneSize: () =>
      api.staff.write(sizeCalls.add, { body: { name: 'One size', fields: { short_name: 'OS', body: null } } }),
  }
}
type Dropped = Awaited<ReturnType<ReturnType<typeof importCalls>['drop']>>

const askedIn = ({ import: { questions } }: Dropped) =>
  Object.fromEntries((questions.named ?? []).map(({ kind, value, suggestion }) => [`${kind} ${value}`, suggestion]))
const problemsIn = ({ items }: Pick<Dropped, 'items'>) =>
  items.flatMap(({ article, problems }) => problems.map(({ code, value }) => [article, code, value ?? '']))

describe('a file of apparel', () => {
  test('is read as a whole: everything that it leaves open is asked at once, with what is nearest', async () => {
    const { dropFile } = await start()
    const read = await dropFile('apparel.csv')

    expect(read.import).toMatchObject({ state: 'planned', format: 'shopify', rows: 30, has_file: true })
    expect(read.import.questions.missing).toEqual(['currency', 'collection', 'color'])
    expect(read.import.questions.tag_uses?.map(({ tag, from }) => [tag, from])).toEqual([
      ['accessories', 'type'],
      ['gifts', 'tag'],
    ])
    expect(askedIn(read)).toEqual({
      'size Small': '36 (S)',
      'size Medium': '38 (M)',
      'size Large': '40 (L)',
      'size X-Large': '42 (XL)',
      'size XX-Large': '44 (XXL)',
      'size XS/S': null,
      'size M/L': null,
      'size One size': null,
      'color Off White': 'ivory',
      'color Washed Navy': null,
      'color Rust': null,
      'color Blak': 'black',
      'color Charcoal': 'graphite',
      'title_color White': null,
      'title_color Camel': 'camel',
    })
    expect(read.import.causes?.problems.find(({ code }) => code === 'currency_missing')).toMatchObject({
      products: 9,
      lines: [2, 10, 14, 20, 22],
    })
    expect(read.import.ignored_columns).toContain('Fabric (product.metafields.custom.fabric)')
  })

  test('is applied after one upload, with the answers of staff; what is lost on the way is said', async () => {
    const { dropFile, answer, step, addOneSize, collection, repositories } = await start()
    const { import: read } = await dropFile('apparel.csv')
    await addOneSize()
    const sizes = { Small: '36 (S)', Medium: '38 (M)', Large: '40 (L)', 'X-Large': '42 (XL)', 'XX-Large': '44 (XXL)' }
    const values = [
      ...Object.entries({ ...sizes, 'XS/S': '34 (XS)', 'M/L': '40 (L)' }).map(([value, name]) => ({ value, name })),
    ].map(value => ({ kind: 'size' as const, ...value }))
    const colors = { 'Off White': 'ivory', 'Washed Navy': 'dusty-blue', rust: 'mocha', Charcoal: 'graphite' }
    const ofColors = Object.entries(colors).map(([value, name]) => ({ kind: 'color' as const, value, name }))
    const inTitles = [
      { kind: 'title_color' as const, value: 'White', name: 'ivory' },
      { kind: 'title_color' as const, value: 'Camel', name: 'camel' },
    ]

    const planned = await answer(read.id, {
      collection,
      currency: 'EUR',
      rate: 45,
      color: 'black',
      values: [...values, ...ofColors, ...inTitles],
    })

    expect(planned.import.counts).toMatchObject({ created: 8, refused: 3 })
    // What nobody has answered is all that is left to ask.
    expect(askedIn(planned)).toEqual({ 'color Blak': 'black' })
    expect(problemsIn(planned).filter(([, code]) => code !== 'other_row')).toEqual([
      ['RIB-TANK-BLAK', 'unknown', 'Blak'],
      ['E-GIFT-CARD', 'gift_card', ''],
      ['E-GIFT-CARD', 'gift_card', ''],
      ['STYLING-SESSION', 'not_shipped', ''],
    ])
    const notes = planned.import.causes?.notes ?? []
    expect(notes.find(({ code }) => code === 'stock_negative')).toMatchObject({ values: ['Rust / Large: -2'] })
    expect(notes.find(({ code }) => code === 'pictures_unsafe')).toMatchObject({ products: 3 })
    expect(planned.change).toMatchObject({ action: 'import_answers', before: { currency: null } })

    expect(await step(read.id, 'apply')).toMatchObject({ applied: 8, failed: 0, has_file: false })
    const [dress] = await repositories.articles.allAmong(['LINEN-WRAP-DRESS-RUST'])
    expect(dress).toMatchObject({ color: 'mocha', category: 'dresses', is_shown: false })
    expect(dress?.sizes.map(({ name }) => name)).toEqual(Object.values(sizes))
    const [tee] = await repositories.articles.allAmong(['ULTRA-WHITE-TEE'])
    expect(tee).toMatchObject({ color: 'ivory', one_language: 'en' })
    expect(tee?.sizes.map(({ own_code }) => own_code)).toEqual(['NW-TEE-S', 'NW-TEE-M', 'NW-TEE-L'])
  })
})

describe('a file of jewellery without options and stock keeping units', () => {
  test('has one size and asks for the colours that titles name', async () => {
    const { dropFile, answer, addOneSize, collection } = await start()
    const read = await dropFile('jewellery.csv')

    expect(read.import.questions.option_values).toEqual([
      { name: 'Ring Size', values: ['52', '54'], count: 1, suggestion: 'size' },
    ])
    expect(askedIn(read)).toEqual({
      'size One size': null,
      'title_color Gold': null,
      'title_color Sterling Silver': null,
      'title_color Pearl': 'ivory',
      'title_color Rose Gold': null,
    })
    // A product of zero is no gift: its price is missing.
    expect(problemsIn(read)).toContainEqual(['EAR-CUFF', 'not_positive', '0.00'])

    await addOneSize()
    const ring = { kind: 'size' as const, name: 'One size' }
    const planned = await answer(read.import.id, {
      collection,
      currency: 'USD',
      rate: 41.5,
      color: 'ivory',
      options: { 'Ring Size': 'size' },
      values: [{ ...ring, value: '52' }],
    })
    expect(planned.import.counts).toMatchObject({ created: 8, refused: 2 })
    expect(askedIn(planned)).toEqual({ 'size 54': null })
    expect(planned.import.causes?.notes.find(({ code }) => code === 'stock_negative')?.values).toEqual(['One size: -1'])
    // Earrings of three grams weigh as little as a parcel may.
    const hoops = planned.items.find(({ article }) => article === 'TINY-HOOP-EARRINGS')
    expect(hoops?.changes).toContainEqual({ column: 'weight_kg', size: 'One size', was: '', will: '0.01' })
    expect(hoops?.changes).toContainEqual({ column: 'price_uah', size: 'One size', was: '', will: '1411' })
  })
})

describe('a file of home and garden under newer names', () => {
  test('asks what its options mean, and weighs in pounds and ounces', async () => {
    const { dropFile, answer, addOneSize, collection } = await start()
    const read = await dropFile('home-and-garden.csv')

    expect(read.import.questions.option_values?.map(({ name, suggestion }) => [name, suggestion])).toEqual([
      ['Material', 'title'],
      ['Style', 'title'],
      ['Scent', 'title'],
    ])
    expect(askedIn(read)).toMatchObject({ 'color Charcoal': 'graphite', 'size Small': '36 (S)' })

    await addOneSize()
    const planned = await answer(read.import.id, {
      collection,
      color: 'black',
      options: { Material: 'title', Style: 'title', Scent: 'title' },
      values: ['Oatmeal', 'Sage', 'Charcoal', 'Rust'].map((value, index) => ({
        kind: 'color',
        value,
        name: ['sand', 'emerald', 'graphite', 'mocha'][index] ?? '',
      })),
    })
    const articles = planned.items.map(({ article }) => article)
    // Rows of one handle stand apart.
    expect(articles).toEqual(expect.arrayContaining(['FF-BRD-OR', 'FF-BRD-WL', 'LINEN-CUSHION-RUST']))
    const board = planned.items.find(({ article }) => article === 'FF-BRD-WL')
    expect(board?.changes).toContainEqual({ column: 'weight_kg', size: 'One size', was: '', will: '1.361' })
    expect(planned.import.causes?.notes.find(({ code }) => code === 'stock_negative')?.values).toEqual([
      'Oak / Long: -4',
      'Unscented: -7',
    ])
    expect(planned.import.counts.refused).toBe(1)
  })
})

describe('answers', () => {
  test.each([
    ['a size that the shop does not have', { values: [{ kind: 'size', value: 'Small', name: 'S' }] }, 'values.0.name'],
    ['a category of what is new', { values: [{ kind: 'category', value: 'x', name: 'new' }] }, 'values.0.name'],
    ['a collection that the shop does not have', { collection: 'no-such' }, 'collection'],
    ['a colour that the shop does not have', { color: 'no-such' }, 'color'],
  ] as const)('with %s are refused, and the file stays as it was read', async (_what, about, field) => {
    const { drop, answer, itemsOf } = await start()
    const { import: read } = await drop('Handle,Title,Variant Price\nx,X,1\n')

    const refused = answer(read.id, { ...about, values: 'values' in about ? [...about.values] : [] })
    await expect(refused).rejects.toMatchObject({ details: { fields: { [field]: 'unknown' } } })
    expect((await itemsOf(read.id)).import.state).toBe('planned')
  })

  test('are refused once the import is applied, discarded, or not there', async () => {
    const { drop, answer, step } = await start()
    const { import: read } = await drop('Handle,Title,Variant Price\nx,X,1\n')
    await step(read.id, 'cancel')

    await expect(answer(read.id, {})).rejects.toMatchObject({ code: 'illegal_transition' })
    await expect(answer('0123456789abcdef', {})).rejects.toMatchObject({ code: 'not_found' })
  })

  test('name what a file with our own columns calls otherwise, too', async () => {
    const { drop, answer, collection } = await start()
    const file = `article,title_uk,title_en,category,collection,color,size,price_uah\nOWN-1,Сукня,Dress,Evening gowns,${collection},Charcoal,Small,3000\n`
    const read = await drop(file)
    expect(askedIn(read)).toEqual({
      'category Evening gowns': null,
      'color Charcoal': 'graphite',
      'size Small': '36 (S)',
    })

    const planned = await answer(read.import.id, {
      values: [
        { kind: 'category', value: 'Evening gowns', name: 'dresses' },
        { kind: 'color', value: 'charcoal', name: 'graphite' },
        { kind: 'size', value: 'Small', name: '36 (S)' },
      ],
    })
    expect(planned.import.counts).toMatchObject({ created: 1, refused: 0 })
  })

  test('leave nothing behind of a reading that had more products', async () => {
    const { drop, answer, addOneSize, collection } = await start()
    await addOneSize()
    const file = 'Handle,Title,Option1 Name,Option1 Value,Variant Price\nx,X,Shade,Red,1\nx,,,Blue,1\n'
    const { import: read } = await drop(file)

    const asColors = await answer(read.id, { collection, color: 'black', options: { Shade: 'color' } })
    expect(asColors.count).toBe(2)
    const asNothing = await answer(read.id, { collection, color: 'black', options: { Shade: 'size' } })
    expect(asNothing.count).toBe(1)
  })
})

describe('articles of one model', () => {
  test('that say different things of it are refused with the columns, and their rows can be taken along', async () => {
    const { drop, itemsOf, collection, staff } = await start()
    const row = (article: string, color: string, title: string, category = 'dresses') =>
      `${article},MOD-1,${title},Dress,${category},${collection},${color},36 (S),3000\n`
    const head = 'article,model,title_uk,title_en,category,collection,color,size,price_uah\n'
    const file = head + row('MOD-1-B', 'black', 'Сукня') + row('MOD-1-I', 'ivory', 'Інша', 'coats')

    const read = await drop(file + row('MOD-2-B', 'black', 'Пальто').replace('MOD-1', 'MOD-2'))

    expect(read.import.counts).toEqual({ created: 1, changed: 0, left: 0, refused: 2 })
    expect(problemsIn(read)).toEqual([
      ['MOD-1-B', 'model_differs', 'Сукня'],
      ['MOD-1-B', 'model_differs', 'dresses'],
      ['MOD-1-I', 'model_differs', 'Інша'],
      ['MOD-1-I', 'model_differs', 'coats'],
    ])
    expect(read.import.causes?.problems.map(({ column, products }) => [column, products])).toEqual([
      ['title_uk', 2],
      ['category', 2],
    ])
    expect((await itemsOf(read.import.id, 'refused')).count).toBe(2)
    const rows = await staff.download(refusedRowsEndpoint, {
      params: { id: read.import.id },
      query: { language: 'en' },
    })
    expect(rows).toContain('MOD-1-I,MOD-1,Інша')
    expect(rows).toContain('belongs to the whole model')
  })
})
