import { internalSalesUsesEndpoint } from '@shop/contracts/orders/sales-uses'
import { createApp } from '@shop/service-kit/app/create-app'
import { createInternalClient } from '@shop/service-kit/between-services/internal-client'
import { drawKey, privateKeySchema } from '@shop/service-kit/between-services/internal-keys'
import { internalRoutes } from '@shop/service-kit/between-services/internal-routes'
import { silentLog } from '@shop/service-kit/log/log'
import { asCaller, callersOf } from '@shop/testing/internal-keys'
import { openDoor } from '@shop/testing/open-door'
import { orderAndPay } from '../../test/shopping.ts'
import { type Api, startApi } from '../../test/start-api.ts'

const usesOf = async (api: Api, kind: 'article' | 'category' | 'size', names: string[]) =>
  (await api.internal.call(internalSalesUsesEndpoint, { kind, names })).uses

test('an order names its articles, categories and sizes, and the number that staff open it by', async () => {
  const api = await startApi()
  await orderAndPay(api)
  const order = await api.db.collection('orders').findOne({})
  const [line] = order?.lines ?? []
  const named = { kind: 'order', count: 1, places: [{ name: order?.number, title: null }] }

  expect(await usesOf(api, 'article', [line.article, 'NOBODY-1'])).toContainEqual({ of: line.article, ...named })
  expect(await usesOf(api, 'size', [line.size])).toContainEqual({ of: line.size, ...named })
  expect(await usesOf(api, 'article', ['NOBODY-1'])).toEqual([])
  expect(await usesOf(api, 'article', [])).toEqual([])
})

test('carts and wishes count without saying whose they are, and what was taken off a list of wishes is none', async () => {
  const api = await startApi()
  await api.db.collection('carts').insertOne({ lines: [{ article: 'DR-1', size: 'M' }] })
  await api.db.collection('wishlists').insertMany([
    { customer_id: 'one', items: [{ article: 'DR-1' }, { article: 'DR-2', removed: true }] },
    { customer_id: 'two', items: [{ article: 'DR-1' }] },
  ])

  expect(await usesOf(api, 'article', ['DR-1', 'DR-2'])).toEqual([
    { of: 'DR-1', kind: 'cart', count: 1, places: [] },
    { of: 'DR-1', kind: 'wishlist', count: 2, places: [] },
  ])
})

test('a promo code names the categories that it is for, and of many there are the first five and the count', async () => {
  const api = await startApi()
  const codes = Array.from({ length: 7 }, (_, index) => ({ code: `HATS-${index}`, only_categories: ['hats'] }))
  await api.db.collection('promo_codes').insertMany(codes)

  const [use] = await usesOf(api, 'category', ['hats'])
  expect(use).toMatchObject({ of: 'hats', kind: 'promo_code', count: 7 })
  expect(use?.places).toHaveLength(5)
})

test('a kind that orders do not know is refused as bad input', async () => {
  const { internal } = await startApi()

  const asked = internal.call(internalSalesUsesEndpoint, { kind: 'color' as never, names: ['black'] })
  await expect(asked).rejects.toMatchObject({ code: 'validation', details: { fields: { kind: expect.any(String) } } })
  await expect(
    internal.call(internalSalesUsesEndpoint, { kind: 'article', names: 'DR-1' as never }),
  ).rejects.toMatchObject({ code: 'validation' })
})

test('no service but the catalogue learns what was ordered, and nobody without its key', async () => {
  const { service } = await startApi()
  const routes = [internalRoutes(service.internal, callersOf('cart-checkout'))]
  const app = createApp({ name: 'cart-checkout', log: silentLog, routes, publicOrigin: null, trustedProxies: 0 })
  const url = await openDoor({ app, close: async () => {} })
  const ask = (shown: ReturnType<typeof asCaller>) =>
    createInternalClient({ url, ...shown }).call(internalSalesUsesEndpoint, { kind: 'article', names: ['DR-1'] })
  const catalog = asCaller('catalog', 'cart-checkout')
  const key = privateKeySchema.parse(drawKey().privateKey)

  await expect(ask({ ...catalog, signer: { caller: 'catalog', key } })).rejects.toMatchObject({ code: 'not_found' })
  await expect(ask(asCaller('account', 'cart-checkout'))).rejects.toMatchObject({ code: 'not_found' })
  expect(await ask(catalog)).toEqual({ uses: [] })
})
