import { goodsExchangeEndpoint } from '@shop/contracts/staff/exchange/staff-goods-exchange'
import { anOffer, someGoods, startExchange } from '../../test/goods-of-1c.ts'
import { createWaitingOffers } from './waiting-offers.repository.ts'

const article = 'DR-1042-BUR-R'
const of = (size: string, color?: string) => [
  { name: 'Розмір', value: size },
  ...(color === undefined ? [] : [{ name: 'Колір', value: color }]),
]
const meansM = { kind: 'size' as const, value: 'Розмір M', name: '38 (M)' }

test('a value that nobody has mapped stands on the screen with how many offers wait for it, and what is close', async () => {
  const { tell, seenValues } = await startExchange({ color: 'Колір' })
  await tell({
    offers: [
      anOffer({ id: '1#a', characteristics: of('дитячий') }),
      anOffer({ id: '1#b', characteristics: of('Розмір M') }),
      anOffer({ id: '1#c', characteristics: of('розмір m') }),
      anOffer({ id: '1#d', characteristics: of('Розмір M', 'Бордо у смужку') }),
      anOffer({ id: '1#e', characteristics: of('38 (M)', 'Черный') }),
    ],
  })

  expect(await seenValues()).toEqual([
    { kind: 'size', value: 'Розмір M', count: 3, suggestion: '38 (M)' },
    { kind: 'color', value: 'Бордо у смужку', count: 1, suggestion: 'burgundy' },
    { kind: 'size', value: 'дитячий', count: 1, suggestion: null },
    { kind: 'color', value: 'Черный', count: 1, suggestion: null },
  ])
})

test('what staff map is applied to the offers that waited, without another file, and only once', async () => {
  const { tell, say, retry, shelf, articleOf, seenValues } = await startExchange()
  const offers = [
    anOffer({ characteristics: of('Розмір M'), prices: [{ type: 'retail', price: '4100' }], quantity: '30' }),
  ]
  const refusal = { article, reason: 'size_unknown', detail: 'Розмір M' }
  const before = await shelf(article)
  expect(await tell({ offers })).toMatchObject({ changed: 0, refused: [refusal] })
  expect(await shelf(article)).toEqual(before)
  expect(await retry()).toEqual([])

  const { change, exchange } = await say({ values: [meansM] })
  expect(change).toMatchObject({ action: 'import_mapping', before: { values: [] }, after: { values: [meansM] } })
  expect([exchange.mapping.values, exchange.seen.values]).toEqual([[meansM], []])

  expect(await retry()).toMatchObject([{ outcome: { changed: 1, refused: [] }, settled: [refusal] }])
  expect(await shelf(article)).toMatchObject({ available: 30, received: 30 })
  expect((await articleOf(article)).sizes.find(({ name }) => name === '38 (M)')?.price.uah).toBe(410_000)
  expect(await retry()).toEqual([])
  expect(await seenValues()).toEqual([])
  expect(await tell({ offers })).toMatchObject({ changed: 0, unchanged: 1, refused: [] })
})

test('an offer with two unknown values waits for both: with one of them mapped nothing of it is applied', async () => {
  const { tell, say, retry, repositories, seenValues } = await startExchange({ color: 'Колір' })
  await tell({ goods: [someGoods] })
  const offer = anOffer({
    id: '1c-0002#a',
    article: '',
    characteristics: of('Розмір M', 'Бордо у смужку'),
    quantity: '2',
  })
  await tell({ offers: [offer] })

  const bordeaux = { kind: 'color' as const, value: 'бордо у смужку', name: 'burgundy' }
  await say({ values: [bordeaux] })
  expect(await retry()).toMatchObject([
    { outcome: { created: 0, changed: 0, refused: [{ reason: 'size_unknown', detail: 'Розмір M' }] } },
  ])
  expect(await repositories.articles.variantsAmong([someGoods.article])).toEqual([])
  expect(await seenValues()).toMatchObject([{ value: 'Розмір M', count: 1 }])

  await say({ values: [bordeaux, meansM] })
  expect(await retry()).toMatchObject([{ outcome: { created: 1, changed: 1, refused: [] } }])
  expect(await repositories.articles.variantsAmong([someGoods.article])).toMatchObject([{ color: 'burgundy' }])
})

test('what was sold since the file came stays sold when its offers are applied later', async () => {
  const { tell, say, retry, shelf } = await startExchange()
  await tell({ offers: [anOffer({ characteristics: of('Розмір M'), quantity: '24' })] })
  await say({ values: [meansM] })

  await retry([{ article, size: '38 (M)', count: 2 }])

  expect(await shelf(article)).toMatchObject({ available: 22 })
})

test('a newer file takes the place of what waits, and what it brings in known words waits no longer', async () => {
  const { tell, say, retry, seenValues, shelf } = await startExchange()
  const [id, characteristics] = ['1c-0001#a', of('Розмір M')]
  await tell({ offers: [anOffer({ id, characteristics, quantity: '24' })] })
  await tell({ offers: [anOffer({ id, characteristics, quantity: '5' })] })
  expect(await seenValues()).toMatchObject([{ value: 'Розмір M', count: 1 }])
  await say({ values: [meansM] })
  await retry()
  expect(await shelf(article)).toMatchObject({ available: 5 })

  const other = { id: '1c-0001#b', quantity: '7' }
  await tell({ offers: [anOffer({ ...other, characteristics: of('дитячий') })] })
  await tell({ offers: [anOffer({ ...other, size: '36 (S)' })] })
  expect(await seenValues()).toEqual([])
})

test('offers refused for a price type or a colour of nobody are applied, too, once staff have said what it is', async () => {
  const { tell, say, retry } = await startExchange({ price_types: [], default_color: null })
  await tell({ goods: [someGoods] })
  await tell({
    offers: [anOffer({ quantity: '3' }), anOffer({ id: '1c-0002#a', article: '', quantity: '3' })],
  })

  await say({ price_types: [{ id: 'retail', use: 'uah' }] })
  const retried = await retry()
  expect(retried.map(({ outcome }) => [outcome.changed, outcome.refused.map(({ reason }) => reason)])).toEqual([
    [1, ['defaults_missing']],
  ])
  await say({ default_color: 'black' })
  expect(await retry()).toMatchObject([{ outcome: { created: 1, changed: 1, refused: [] } }])
})

test('a mapping saved without a word of values leaves them as they are', async () => {
  const { say } = await startExchange({ values: [meansM] })

  const { exchange } = await say({ values: undefined, language: 'en' })

  expect(exchange.mapping).toMatchObject({ values: [meansM], language: 'en' })
})

test('what 1C says of an offer while it is tried again waits on: only what was tried is closed', async () => {
  const { tell, say, db, seenValues } = await startExchange()
  const waitingOffers = createWaitingOffers(db)
  await tell({ offers: ['1#a', '1#b'].map(id => anOffer({ id, characteristics: of('Розмір M') })) })
  await say({ values: [meansM] })
  const tried = await waitingOffers.readyOf('file 1')
  await tell({ offers: [anOffer({ id: '1#a', characteristics: of('дитячий') })] })
  await waitingOffers.settle(tried, new Map())

  expect(tried).toHaveLength(2)
  expect(await seenValues()).toEqual([{ kind: 'size', value: 'дитячий', count: 1, suggestion: null }])
})

test('names in chunks that come at the same moment all stand on the screen', async () => {
  const { tell, staff } = await startExchange()
  const groups = Array.from({ length: 8 }, (_, at) => ({ id: `g-${at}`, title: `Група ${at}` }))
  await Promise.all(groups.map(group => tell({ groups: [group] })))

  const { exchange } = await staff.read(goodsExchangeEndpoint)
  expect(exchange.seen.groups.map(({ id }) => id).toSorted()).toEqual(groups.map(({ id }) => id))
})
