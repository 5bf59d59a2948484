import { anOffer, someGoods, startExchange } from '../../test/goods-of-1c.ts'

test('goods that the shop lacks come hidden, in the language that staff named, and the same file again makes nothing', async () => {
  const { tell, articleOf } = await startExchange({ groups: [{ id: 'g-1', category: 'dresses' }] })

  expect(await tell({ goods: [someGoods] })).toMatchObject({ created: 1, refused: [] })
  const made = await articleOf(someGoods.article)
  expect(made).toMatchObject({
    is_shown: false,
    category: 'dresses',
    color: 'black',
    title: { uk: 'Сукня вечірня', en: 'Сукня вечірня' },
    one_language: 'uk',
    sizes: [],
  })

  expect(await tell({ goods: [someGoods] })).toMatchObject({ created: 0, unchanged: 1, refused: [] })
  expect(await articleOf(someGoods.article)).toEqual(made)
})

test('what staff wrote of known goods stays, whatever 1C calls them', async () => {
  const { tell, articleOf } = await startExchange()
  const before = await articleOf('DR-1042-BUR-R')

  const outcome = await tell({ goods: [{ ...someGoods, article: 'dr-1042-bur-r', title: 'Плаття 1042' }] })

  expect(outcome).toMatchObject({ created: 0, changed: 0, unchanged: 1 })
  expect(await articleOf('DR-1042-BUR-R')).toEqual(before)
})

test('an offer sets the price of its size and makes the shelf what lies there, once', async () => {
  const { tell, articleOf, shelf } = await startExchange()
  const offers = [anOffer({ prices: [{ type: 'retail', price: '4 100' }], quantity: '30' })]

  const stays = { article: 'DR-1042-BUR-R', reason: 'eur_unchanged' }
  expect(await tell({ offers })).toMatchObject({ changed: 1, unchanged: 0, refused: [], warned: [stays] })
  expect(await shelf('DR-1042-BUR-R')).toMatchObject({ available: 30, received: 30 })
  const { sizes } = await articleOf('DR-1042-BUR-R')
  expect(sizes.find(({ name }) => name === '38 (M)')?.price.uah).toBe(410_000)

  expect(await tell({ offers })).toMatchObject({ changed: 0, unchanged: 1, refused: [] })
  expect(await shelf('DR-1042-BUR-R')).toMatchObject({ available: 30, received: 30 })
})

test('a new article gets its sizes, prices and stock from its offers', async () => {
  const { tell, articleOf, shelf } = await startExchange()
  await tell({ goods: [someGoods] })

  const offers = ['36 (S)', '38 (M)'].map(size => anOffer({ id: `1c-0002#${size}`, article: '', size, quantity: '3' }))
  expect(await tell({ offers })).toMatchObject({ changed: 2, refused: [] })
  const { sizes, is_shown } = await articleOf(someGoods.article)
  expect([sizes.map(({ name }) => name), is_shown]).toEqual([['36 (S)', '38 (M)'], false])
  expect(await shelf(someGoods.article)).toMatchObject({ available: 3, received: 3, sold: 0 })
})

test('colours and heights that 1C keeps as characteristics become articles of one model', async () => {
  const { tell, repositories } = await startExchange({ color: 'Колір', height: 'Зріст' })
  expect(await tell({ goods: [someGoods] })).toMatchObject({ created: 0, refused: [] })

  const of = (color: string) => [
    { name: 'Розмір', value: '38 (M)' },
    { name: 'Колір', value: color },
    { name: 'Зріст', value: '160-167' },
  ]
  const offers = ['black', 'burgundy', 'кольору немає'].map((color, at) =>
    anOffer({ id: `1c-0002#${at}`, article: '', characteristics: of(color), quantity: '2' }),
  )
  const outcome = await tell({ offers })
  expect(outcome).toMatchObject({ created: 2, refused: [{ reason: 'color_unknown', detail: 'кольору немає' }] })
  const variants = await repositories.articles.variantsAmong([someGoods.article])
  expect(variants.map(({ color, height }) => `${color} ${height}`).toSorted()).toEqual([
    'black 160-167',
    'burgundy 160-167',
  ])
  expect(await tell({ offers })).toMatchObject({ created: 0, changed: 0, unchanged: 2 })
})

test('a new colour of a known model has the texts of the model, and not those of 1C', async () => {
  const { tell, repositories, articleOf } = await startExchange({ color: 'Колір' })
  const [article, size] = ['DR-1042-BUR-R', '38 (M)']
  const { model, title, category } = await articleOf(article)
  await tell({ goods: [{ ...someGoods, id: '1c-0001', article, title: 'Плаття 1042' }] })

  const known = new Set((await repositories.articles.variantsAmong([model])).map(({ color }) => color))
  const color = ['mocha', 'sand', 'emerald', 'camel'].find(name => !known.has(name)) ?? ''
  const characteristics = [
    { name: 'Розмір', value: size },
    { name: 'Колір', value: color },
  ]
  expect(await tell({ offers: [anOffer({ characteristics, quantity: '1' })] })).toMatchObject({
    created: 1,
    refused: [],
  })
  const made = (await repositories.articles.variantsAmong([model])).find(one => one.color === color)
  expect(await articleOf(made?.article ?? '')).toMatchObject({ model, title, category, is_shown: false })
})

test('a price that leaves a euro price of its own says so, once', async () => {
  const types = [
    { id: 'retail', use: 'uah' as const },
    { id: 'euro', use: 'eur' as const },
  ]
  const { tell, articleOf } = await startExchange({ price_types: types })
  const [article, size] = ['DR-1042-BUR-R', '38 (M)']
  const both = [
    { type: 'retail', price: '4 990' },
    { type: 'euro', price: '99,5' },
  ]
  expect((await tell({ offers: [anOffer({ prices: both })] })).warned).toEqual([])

  const offers = [anOffer({ prices: [{ type: 'retail', price: '4 100' }] })]
  expect((await tell({ offers })).warned).toEqual([{ article, reason: 'eur_unchanged', detail: '38 (M): 99.5 €' }])
  const { sizes } = await articleOf(article)
  expect(sizes.find(({ name }) => name === size)?.price).toEqual({ uah: 410_000, eur: 9950 })
  expect((await tell({ offers })).warned).toEqual([])
})

test('what the shop has sold and 1C has not heard of is not put back on the shelf', async () => {
  const { tell, shelf } = await startExchange()
  const article = 'DR-1042-BUR-R'
  const offers = [anOffer({ quantity: '24' })]
  const untold_sales = [{ article, size: '38 (M)', count: 2 }]

  expect(await tell({ offers, untold_sales })).toMatchObject({ warned: [] })
  expect(await shelf(article)).toMatchObject({ available: 22 })

  const fewer = await tell({ offers: [anOffer({ quantity: '1' })], untold_sales })
  expect(fewer.warned).toEqual([{ article, reason: 'quantity_oversold', detail: '38 (M): 1 < 2' }])
  expect(await shelf(article)).toMatchObject({ available: 0 })
})

test('fewer than are reserved: the reservations stay, nothing is left for sale, and the orders in danger are named', async () => {
  const { tell, shelf, repositories } = await startExchange()
  const [article, size] = ['DR-1042-BUR-R', '38 (M)']
  await repositories.stock.reserve('26-000001', { article, size, count: 3 }, new Date('2026-11-21T10:30:00Z'))

  const outcome = await tell({ offers: [anOffer({ quantity: '1' })] })

  expect(outcome.warned).toEqual([{ article, reason: 'quantity_reserved', detail: '38 (M): 1; 26-000001 (3)' }])
  expect(await shelf(article)).toMatchObject({ available: 0, missing: 2, holds: [{ order: '26-000001', count: 3 }] })
  expect(await tell({ offers: [anOffer({ quantity: '1' })] })).toMatchObject({ changed: 0, unchanged: 1 })
})

test.each([
  ['an unknown article', anOffer({ article: 'NO-SUCH-1' }), 'article_unknown', 'NO-SUCH-1'],
  ['an unknown size', anOffer({ size: '99 (XXL)' }), 'size_unknown', '99 (XXL)'],
  ['no size', anOffer({ id: '1c-0001', characteristics: [] }), 'size_missing', '1c-0001'],
  ['a negative quantity', anOffer({ quantity: '-1' }), 'quantity_negative', '-1'],
  ['a part of an item', anOffer({ quantity: '1.5' }), 'quantity_invalid', '1.5'],
  ['a price type of nobody', anOffer({ prices: [{ type: 'vip', price: '1' }] }), 'price_unmapped', 'vip'],
  ['a price that is no number', anOffer({ prices: [{ type: 'retail', price: 'дорого' }] }), 'not_a_number', 'дорого'],
  [
    'a price with kopiykas',
    anOffer({ prices: [{ type: 'retail', price: '10.5' }] }),
    'whole_hryvnias',
    'price_uah: 10.5',
  ],
])(
  '%s is refused with the reason: of this offer nothing is applied, and the others are',
  async (_, wrong, reason, detail) => {
    const { tell, shelf, articleOf } = await startExchange()
    const [before, stock] = [await articleOf('DR-1042-BUR-R'), await shelf('DR-1042-BUR-R')]

    const other = anOffer({ size: '36 (S)', prices: [], quantity: '7' })
    const outcome = await tell({ offers: [{ ...wrong, quantity: wrong.quantity ?? '5' }, other] })

    expect(outcome.refused).toEqual([expect.objectContaining({ reason, detail })])
    expect(outcome.changed).toBe(1)
    expect(await shelf('DR-1042-BUR-R')).toEqual(stock)
    expect(await articleOf('DR-1042-BUR-R')).toEqual(before)
    expect(await shelf('DR-1042-BUR-R', '36 (S)')).toMatchObject({ available: 7 })
  },
)

test('goods without an article or a title are refused, and new ones while nobody has said which colour they get', async () => {
  const { tell } = await startExchange({ default_color: null })
  const goods = [
    { ...someGoods, id: '1', article: '' },
    { ...someGoods, id: '2', article: 'сукня 1' },
    { ...someGoods, id: '3', title: '' },
    someGoods,
  ]

  expect((await tell({ goods })).refused.map(({ reason }) => reason)).toEqual([
    'article_missing',
    'invalid_article',
    'title_missing',
    'defaults_missing',
  ])
})
