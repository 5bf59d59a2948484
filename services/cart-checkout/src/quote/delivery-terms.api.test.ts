import { HOUR_MS } from '@shop/calendar/durations'
import { toPost } from '@shop/testing/checkout'
import { changeSettings } from '../../test/change-settings.ts'
import { aCityRow, aDepartmentRow, ref, refusedWith, startNovaPoshta } from '../../test/nova-poshta-server.ts'
import { askQuote, order, orderBody, toWarsaw } from '../../test/shopping.ts'
import { type Api, startApi } from '../../test/start-api.ts'
import { dress, size } from '../../test/stub-catalog.ts'

const lviv = ref('c', 7)
const kyiv = ref('c', 1)
const nowhere = ref('c', 999)
/** What the carrier says of a city that it does not know. */
const unknownCity = refusedWith('CityRecipient is incorrect', '20000200102')

/** The shop sends from Kyiv, has the carrier's places, and staff have switched the carrier's own prices on. */
async function withLivePrices() {
  const getWarehouses = [aDepartmentRow(1), aDepartmentRow(12), aDepartmentRow(3, { CityRef: lviv })]
  const carrier = await startNovaPoshta({ getCities: [aCityRow(1), aCityRow(7)], getWarehouses })
  const api = await startApi({ novaPoshta: { ...carrier.account, senderCity: kyiv } })
  await setTerms(api, { live_price: true })
  await api.service.jobs.runNow('refresh-directory')
  carrier.state.asked.length = 0
  let cost: string | number = '94.50'
  const refused = new Set([nowhere])
  carrier.state.trouble = ({ calledMethod, methodProperties: { CityRecipient } }) => {
    if (calledMethod !== 'getDocumentPrice') return 'answer'
    if (refused.has(CityRecipient ?? '')) return { body: unknownCity }
    return { body: JSON.stringify({ success: true, data: [{ AssessedCost: 4990, Cost: cost }], errors: [] }) }
  }
  const to = (method: string, city?: string) => ({ type: 'ukraine', delivery_method_option: method, city })
  const price = async (method: string, city?: string) =>
    (await askQuote(api, { delivery: to(method, city) })).body.quote.delivery
  const costs = (hryvnias: number) => {
    const sum = { uah: hryvnias * 100, eur: null }
    Object.assign(api.shelves[dress] ?? {}, { list: sum, price: sum })
  }
  return { api, carrier, refused, price, costs, says: (next: string | number) => (cost = next) }
}

async function setTerms(api: Api, terms: object) {
  const set = { free_from_uah: {}, live_price: false, ...terms }
  const stored = api.db.collection<{ _id: string }>('delivery_terms')
  await changeSettings(api, () => stored.updateOne({ _id: 'ukraine' }, { $set: set }, { upsert: true }))
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
      Cost: '5000',
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

  api.wait(25 * HOUR_MS)
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

test('the price of the carrier is kept for goods of about the same value, and asked for again for dearer ones', async () => {
  const { carrier, price, costs, says } = await withLivePrices()
  costs(4501)
  expect(await price('post', lviv)).toBe(95)
  says(120)

  costs(5000)
  expect(await price('post', lviv)).toBe(95)
  costs(5001)
  expect(await price('post', lviv)).toBe(120)
  costs(4500)
  expect(await price('post', lviv)).toBe(120)
  expect(carrier.state.asked.map(({ methodProperties: { Cost } }) => Cost)).toEqual(['5000', '5500', '4500'])
})

test('an invented city is no question for the carrier, and silences its prices for nobody', async () => {
  const { carrier, price } = await withLivePrices()

  expect(await price('post', nowhere)).toBe(80)
  expect(carrier.state.asked).toEqual([])
  expect(await price('post', lviv)).toBe(95)
})

test('a city that the carrier refuses is left alone for an hour, and all others have its prices', async () => {
  const { api, carrier, refused, price } = await withLivePrices()
  refused.add(lviv)

  expect([await price('post', lviv), await price('post', lviv), await price('post', kyiv)]).toEqual([80, 80, 95])
  expect(carrier.state.asked).toHaveLength(2)

  refused.delete(lviv)
  api.wait(HOUR_MS + 1000)
  expect(await price('post', lviv)).toBe(95)
})

test.each([
  ['has no room for more questions', refusedWith('To many requests')],
  ['takes the key no more', refusedWith('API key expired', '20000200068')],
  ['is out of service', refusedWith('Service unavailable', '20000100016')],
  ['does not know from where parcels leave', refusedWith('CitySender is incorrect', '20000200105')],
])('a carrier that %s is left alone for every city', async (_, body) => {
  const { carrier, price } = await withLivePrices()
  carrier.state.trouble = () => ({ body })

  expect([await price('post', lviv), await price('post', kyiv)]).toEqual([80, 80])
  expect(carrier.state.asked).toHaveLength(1)
})

test.each(['0', -5, 'free', 1e9, null])('a price of %p is not believed', async cost => {
  const { price, says } = await withLivePrices()
  says(cost as string)

  expect(await price('post', lviv)).toBe(80)
})

test('an order has the price that was quoted with the city', async () => {
  const { api } = await withLivePrices()
  const there = { ...toPost, area: ref('a', 1), city: kyiv, post_office: ref('d', 12) }
  const quote = await askQuote(api, { delivery: there })

  const placed = await api.post('/api/orders/create', orderBody(quote, { delivery: there }), {
    key: crypto.randomUUID(),
  })

  expect([placed.status, placed.body.order.total.amount]).toEqual([201, 5085])
})
