import { aCityRow, ref, refusedWith, startNovaPoshta } from '../../test/nova-poshta-server.ts'
import { askQuote, order, orderBody, toPost, toWarsaw } from '../../test/shopping.ts'
import { startApi } from '../../test/start-api.ts'
import { dress, size } from '../../test/stub-catalog.ts'

const HOUR = 60 * 60_000
const lviv = ref('c', 7)
const kyiv = ref('c', 1)

/** The shop sends from Kyiv, and staff have switched the carrier's own prices on. */
async function withLivePrices() {
  const carrier = await startNovaPoshta({ getCities: [aCityRow(1), aCityRow(7)] })
  const api = await startApi({ novaPoshta: { ...carrier.account, senderCity: kyiv } })
  await setTerms(api, { live_price: true })
  let cost: string | number = '94.50'
  carrier.state.trouble = ({ calledMethod }) =>
    calledMethod === 'getDocumentPrice'
      ? { body: JSON.stringify({ success: true, data: [{ AssessedCost: 4990, Cost: cost }], errors: [] }) }
      : 'answer'
  const to = (method: string, city?: string) => ({ type: 'ukraine', delivery_method_option: method, city })
  const price = async (method: string, city?: string) =>
    (await askQuote(api, { delivery: to(method, city) })).body.quote.delivery
  return { api, carrier, price, says: (next: string | number) => (cost = next) }
}

async function setTerms({ db }: Pick<Awaited<ReturnType<typeof startApi>>, 'db'>, terms: object) {
  const set = { free_from_uah: {}, live_price: false, ...terms }
  await db.collection<{ _id: string }>('delivery_terms').updateOne({ _id: 'ukraine' }, { $set: set }, { upsert: true })
}

test('a method is free from its own limit on, compared with the goods, and not a hryvnia earlier', async () => {
  const api = await startApi()
  const delivery = async (method: string) =>
    (await askQuote(api, { delivery: { type: 'ukraine', delivery_method_option: method } })).body.quote.delivery

  await setTerms(api, { free_from_uah: { post: 499_000 } })
  expect([await delivery('post'), await delivery('courier')]).toEqual([0, 125])
  await setTerms(api, { free_from_uah: { post: 499_001 } })
  expect(await delivery('post')).toBe(80)
})

test('what is free for the shopper is free in the order', async () => {
  const api = await startApi()
  await setTerms(api, { free_from_uah: { post: 499_000 } })

  expect((await order(api, { delivery: toPost })).body.order.total.amount).toBe(4990)
})

test('abroad nothing becomes free by a limit of Ukraine', async () => {
  const api = await startApi()
  await setTerms(api, { free_from_uah: { post: 0, courier: 0, self: 0 } })

  expect((await askQuote(api, { delivery: toWarsaw })).body.quote.delivery).toBe(520)
})

test('the carrier is asked for its price to the city of the shopper, in whole hryvnias', async () => {
  const { carrier, price } = await withLivePrices()

  expect(await price('post', lviv)).toBe(95)

  expect(carrier.state.asked.at(-1)).toMatchObject({
    modelName: 'InternetDocument',
    calledMethod: 'getDocumentPrice',
    methodProperties: {
      CitySender: kyiv,
      CityRecipient: lviv,
      Weight: '1',
      ServiceType: 'WarehouseWarehouse',
      Cost: '4990',
    },
  })
})

test('until a city is chosen, and for pick-up, the table counts', async () => {
  const { carrier, price } = await withLivePrices()

  expect([await price('post'), await price('courier'), await price('self', lviv)]).toEqual([80, 125, 0])
  expect(carrier.state.asked).toEqual([])
})

test('the price of the carrier is kept for a day, for each city, method and kilogram', async () => {
  const { api, price, says } = await withLivePrices()
  await price('post', lviv)
  says(120)

  expect(await price('post', lviv)).toBe(95)
  expect(await price('post', kyiv)).toBe(120)
  expect(await price('courier', lviv)).toBe(120)
  const heavier = { lines: [{ article: dress, size, count: 3 }], delivery: { ...toPost, city: lviv } }
  expect((await askQuote(api, heavier)).body.quote.delivery).toBe(120)

  api.wait(25 * HOUR)
  expect(await price('post', lviv)).toBe(120)
})

test('a carrier that gives no price costs nobody an order: the table counts, and the carrier is left alone for a minute', async () => {
  const { api, carrier, price } = await withLivePrices()
  carrier.state.trouble = () => ({ body: refusedWith('To many requests') })

  expect(await price('post', lviv)).toBe(80)
  expect(await price('post', lviv)).toBe(80)
  expect(carrier.state.asked).toHaveLength(1)

  api.wait(61_000)
  await price('post', lviv)
  expect(carrier.state.asked).toHaveLength(2)
})

test.each(['0', -5, 'free', 1e9, null])('a price of %p is not believed', async cost => {
  const { price, says } = await withLivePrices()
  says(cost as string)

  expect(await price('post', lviv)).toBe(80)
})

test('an order has the price that was quoted with the city', async () => {
  const { api } = await withLivePrices()
  await api.service.jobs.runNow('refresh-directory')
  const there = { ...toPost, area: ref('a', 1), city: kyiv, post_office: ref('d', 12) }
  const quote = await askQuote(api, { delivery: there })

  const placed = await api.post('/api/orders/create', orderBody(quote, { delivery: there }), {
    key: crypto.randomUUID(),
  })

  expect([placed.status, placed.body.order.total.amount]).toEqual([201, 5085])
})
