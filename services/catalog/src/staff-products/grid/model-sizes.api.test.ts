import { productByArticleEndpoint } from '@shop/contracts/catalog/products'
import { staffGoodsEndpoint } from '@shop/contracts/staff/goods/staff-goods'
import { staffProductsEndpoint } from '@shop/contracts/staff/goods/staff-products'
import {
  article,
  change,
  model,
  otherArticles,
  read,
  send,
  size,
  sizeOf,
  sizesOf,
  stockOf,
  who,
} from '../../../test/model-sizes.ts'
import { startApi } from '../../../test/start-api.ts'
import { reserveStock } from '../../stock/reserve-stock.ts'

test('a model is shown whole: each size of each colour and height, in the order of the dictionaries', async () => {
  const api = await startApi()
  const { articles, sizes, rate } = await read(api)

  expect(sizes).toEqual(
    ['34 (XS)', '36 (S)', '38 (M)', '40 (L)', '42 (XL)', '44 (XXL)'].filter(name => sizes.includes(name)),
  )
  expect(articles.length).toBeGreaterThan(1)
  expect(articles.every(row => row.article.startsWith('DR-1042-'))).toBe(true)
  expect(rate).toBe(45)
  const { product } = await api.staff.read(staffGoodsEndpoint, { params: { article } })
  const own = articles.find(row => row.article === article)
  expect(own?.sizes.map(({ stock: _, ...rest }) => rest)).toEqual(product.sizes)
  expect(own?.sizes.map(({ stock }) => stock)).toEqual(product.stock)
  await expect(api.staff.read(staffGoodsEndpoint, { params: { article: 'NO-SUCH' } })).rejects.toMatchObject({
    code: 'not_found',
  })
})

test('cells of several articles are changed at once, all others stay, and shop and list show it', async () => {
  const api = await startApi()
  const [other = ''] = await otherArticles(api)
  const before = await sizesOf(api)
  const { change: entry } = await change(api, {
    [article]: [{ size, uah: 4000, old_uah: 5000, weight_kg: 0.7 }],
    [other]: [{ size, eur: 99.5 }],
  })

  const after = await sizesOf(api)
  expect(after.filter(({ name }) => name !== size)).toEqual(before.filter(({ name }) => name !== size))
  expect(after.find(({ name }) => name === size)).toMatchObject({
    price: { uah: 4000 },
    price_without_discount: { uah: 5000 },
    weight_kg: 0.7,
  })
  expect((await sizeOf(api, other))?.price.eur).toBe(99.5)
  const { body } = await api.get(`${productByArticleEndpoint.path}?article=${article}`)
  expect(body.product.sizes.find((row: { name: string }) => row.name === size).price.uah).toBe(4000)
  const query = { 'search[article]': article }
  expect((await api.staff.read(staffProductsEndpoint, { query })).products[0]?.changed?.by).toBe(who)
  expect(entry).toMatchObject({
    action: 'product_sizes',
    subject: model,
    subjects: [article, other],
    before: { [article]: { uah: { [size]: expect.any(Number) } }, [other]: { eur: { [size]: 111 } } },
    after: {
      [article]: { uah: { [size]: 4000 }, old_uah: { [size]: 5000 }, weight_kg: { [size]: 0.7 } },
      [other]: { eur: { [size]: 99.5 } },
    },
  })
})

test('every cell that is wrong is named, and none of the others is changed', async () => {
  const api = await startApi()
  const [other = ''] = await otherArticles(api)
  const before = await read(api)
  const wrong = change(
    api,
    {
      [article]: [
        { size, uah: 3000, old_uah: 2000 },
        { size: '38 (M)', old_uah: null, old_eur: 90 },
        { size: '99', uah: 100 },
      ],
      [other]: [
        { size, weight_kg: 0.4 },
        { size: '38 (M)', stock_by: -9999 },
      ],
      'NO-SUCH': [{ size, uah: 100 }],
    },
    { reason: 'Перелік' },
  )

  await expect(wrong).rejects.toMatchObject({
    code: 'validation',
    details: {
      fields: {
        'articles.0.sizes.0.old_uah': 'not_above',
        'articles.0.sizes.1.old_uah': 'old_price_required',
        'articles.0.sizes.2.size': 'unknown',
        'articles.1.sizes.1.stock_by': 'more_than_there',
        'articles.2.article': 'unknown',
      },
    },
  })
  expect(await read(api)).toEqual(before)
})

test('stock goes up and down as differences, once under a key, and a repeat tells what the first one changed', async () => {
  const api = await startApi()
  await stockOf(api, 5)
  const cells = { [article]: [{ size, stock_by: -2, uah: 4321 }] }
  const { revision = 0 } = (await read(api)).articles.find(row => row.article === article) ?? {}
  const body = { articles: [{ article, revision, sizes: cells[article] ?? [] }], reason: 'Перелік' }
  const { change: first } = await send(api, body)
  const { change: repeated } = await send(api, body)

  expect((await sizeOf(api))?.stock.available).toBe(3)
  expect(first).toMatchObject({
    asked: { reason: 'Перелік' },
    before: { [article]: { stock: { [size]: 5 } } },
    after: { [article]: { stock: { [size]: 3 } } },
  })
  expect(repeated).toEqual(first)
  await change(api, { [article]: [{ size, stock_by: 4 }] }, { key: 'two', reason: 'Постачання' })
  expect((await sizeOf(api))?.stock.available).toBe(7)
  await expect(send(api, { ...body, reason: 'Інше' })).rejects.toMatchObject({ code: 'idempotency_conflict' })
})

test('orders that would lack items are listed first, and nothing moves until they are confirmed', async () => {
  const api = await startApi()
  await stockOf(api, 5)
  const { stock, version } = api.repositories
  const until = new Date('2099-01-01T00:00:00Z')
  const reserving = { stock, version, findAwaited: async () => new Set<string>() }
  await reserveStock(reserving, { order: '26-000001', items: [{ article, size, count: 4 }], until })
  const cells = { [article]: [{ size, uah: 4321, stock_by: -3 }] }

  await expect(change(api, cells, { reason: 'Перелік' })).rejects.toMatchObject({
    code: 'stock_reserved',
    details: { orders: [{ order: '26-000001', article, size, count: 4 }] },
  })
  expect((await sizeOf(api))?.price.uah).not.toBe(4321)
  await change(api, cells, { reason: 'Перелік', confirm: true })
  expect(await sizeOf(api)).toMatchObject({ price: { uah: 4321 }, stock: { available: 0, reserved: 4, missing: 2 } })
})

test('a size is added with its price and first items, and left out once it is free', async () => {
  const api = await startApi()
  const name = 'One size'
  await api.db.collection('sizes').insertOne({ name, short_name: name, order: 99 })
  await expect(change(api, { [article]: [{ size: name, is_there: true }] })).rejects.toMatchObject({
    details: { fields: { 'articles.0.sizes.0.uah': 'price_required' } },
  })
  const { change: entry } = await change(
    api,
    { [article]: [{ size: name, is_there: true, uah: 1500, stock_by: 2 }] },
    { reason: 'Перше постачання' },
  )

  expect((await read(api)).sizes.at(-1)).toBe(name)
  expect(await sizeOf(api, article, name)).toMatchObject({ price: { uah: 1500 }, stock: { available: 2 } })
  expect(entry).toMatchObject({ after: { [article]: { is_there: { [name]: true }, uah: { [name]: 1500 } } } })
  const leaveOut = (key: string) => change(api, { [article]: [{ size: name, is_there: false }] }, { key })
  await expect(leaveOut('two')).rejects.toMatchObject({
    details: { fields: { 'articles.0.sizes.0.is_there': 'size_in_stock' } },
  })
  await change(api, { [article]: [{ size: name, stock_by: -2 }] }, { key: 'three', reason: 'Брак' })
  await leaveOut('four')
  expect(await sizeOf(api, article, name)).toBeUndefined()
})

test('cells that hold the value already change nothing and leave no entry', async () => {
  const api = await startApi()
  const { price, weight_kg } = (await sizeOf(api)) ?? {}
  const { revision } = (await read(api)).articles.find(row => row.article === article) ?? {}
  const { change: entry, articles } = await change(api, { [article]: [{ size, uah: price?.uah, weight_kg }] })

  expect(entry).toBe(null)
  expect(articles.find(row => row.article === article)?.revision).toBe(revision)
})
