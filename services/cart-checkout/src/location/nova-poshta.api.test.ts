import { HOUR_MS } from '@shop/calendar/durations'
import { internalHealth } from '@shop/contracts/staff/staff-health'
import { explainQueries } from '@shop/testing/query-plans'
import { Collection } from 'mongodb'
import { aCityRow, aDepartmentRow, ref, refusedWith, startNovaPoshta } from '../../test/nova-poshta-server.ts'
import { oneDress, order, twoDresses } from '../../test/shopping.ts'
import { startApi } from '../../test/start-api.ts'

const kyivArea = ref('a', 1)
const kyiv = ref('c', 1)

async function open() {
  const carrier = await startNovaPoshta()
  const api = await startApi({ novaPoshta: carrier.account })
  const refresh = () => api.service.jobs.runNow('refresh-directory')
  const departments = async () => {
    const { body } = await api.get(`/api/location/city-warehouses?city-ref=${kyiv}`)
    return body.warehouses.map(({ number }: { number: string }) => number)
  }
  const health = async () => {
    const { checks } = await api.internal.call(internalHealth['cart-checkout'], {})
    return checks.find(({ name }) => name === 'directory')
  }
  return { api, carrier, refresh, departments, health }
}

type Shop = Awaited<ReturnType<typeof open>>

/** Everything the carrier says from now on. */
function say({ carrier }: Shop, trouble: Shop['carrier']['state']['trouble']): void {
  carrier.state.trouble = trouble
}

test('before the first copy is there the shop says that the carrier is away, and no empty list', async () => {
  const { api, health } = await open()

  const { status, body } = await api.get('/api/location/all-areas')

  expect([status, body.error.code]).toEqual([503, 'carrier_unavailable'])
  expect(await health()).toMatchObject({ state: 'attention', problem: 'absent', since: null })
})

test('a shopper walks through the carrier’s own places, branches by their numbers', async () => {
  const { api, refresh } = await open()
  await refresh()

  expect((await api.get('/api/location/all-areas')).body.areas).toEqual([
    { ref: ref('a', 2), title: { uk: 'Автономна Республіка Крим', en: 'Autonomous Republic of Crimea' } },
    { ref: kyivArea, title: { uk: 'Київська', en: 'Kyiv' } },
  ])
  expect((await api.get(`/api/location/area-cities?area-ref=${kyivArea}`)).body.cities).toEqual([
    { ref: ref('c', 2), area_ref: kyivArea, title: { uk: 'Бровари', en: 'Brovary' } },
    { ref: kyiv, area_ref: kyivArea, title: { uk: 'Київ', en: 'Kyiv' } },
  ])
  expect((await api.get(`/api/location/city-warehouses?city-ref=${kyiv}`)).body.warehouses).toMatchObject([
    { ref: ref('d', 1), number: '1', type: 'branch', title: { en: 'Branch No. 1: Khreshchatyk, 1' } },
    { ref: ref('d', 12), number: '12' },
  ])
})

test('the departments of a town are read once for all who ask, until there is another copy', async () => {
  const { api, refresh, departments } = await open()
  await refresh()
  const finding = jest.spyOn(Collection.prototype, 'find')
  const readings = () => finding.mock.contexts.filter(({ collectionName }) => /departments/.test(collectionName)).length

  await Promise.all([departments(), departments(), departments()])
  await departments()
  expect(readings()).toBe(1)
  finding.mockClear()
  api.wait(25 * HOUR_MS)
  await refresh()
  const byRefresh = readings()
  await departments()

  expect(readings() - byRefresh).toBe(1)
  finding.mockRestore()
})

test('an order goes to a department of the copy', async () => {
  const { api, refresh } = await open()
  await refresh()
  const there = {
    type: 'ukraine',
    delivery_method_option: 'post',
    area: kyivArea,
    city: kyiv,
    post_office: ref('d', 12),
  }

  const { status, body } = await order(api, { delivery: there })

  expect(status).toBe(201)
  expect(await api.db.collection('orders').findOne({ ref: body.order.ref })).toMatchObject({
    delivery_text: { en: 'Nova Poshta, Kyiv region, Kyiv, Branch No. 12: Khreshchatyk, 12' },
  })
})

test('a department that cannot take the parcel says so before the order, and refuses it then', async () => {
  const { api, carrier, refresh } = await open()
  carrier.state.dictionaries.getWarehouses = [aDepartmentRow(1), aDepartmentRow(12, { PlaceMaxWeightAllowed: '0.5' })]
  await refresh()
  const place = { type: 'ukraine', delivery_method_option: 'post', area: kyivArea, city: kyiv }
  const orderTo = (post_office: string, lines = twoDresses) =>
    order(api, { lines, delivery: { ...place, post_office } })

  const { warehouses } = (await api.get(`/api/location/city-warehouses?city-ref=${kyiv}`)).body
  expect(warehouses.map(({ max_kg }: { max_kg?: number }) => max_kg)).toEqual([undefined, 0.5])
  expect((await orderTo(ref('d', 12))).body.error.fields).toEqual({ 'delivery.post_office': 'too_heavy' })
  expect((await orderTo(ref('d', 12), oneDress)).status).toBe(201)
  expect((await orderTo(ref('d', 1))).status).toBe(201)
})

test.each([
  ['area', { area: ref('a', 9) }],
  ['city', { area: ref('a', 2) }],
  ['post_office', { post_office: ref('d', 3) }],
])('a wrong %s of the carrier is named', async (field, change) => {
  const { api, refresh } = await open()
  await refresh()
  const there = {
    type: 'ukraine',
    delivery_method_option: 'post',
    area: kyivArea,
    city: kyiv,
    post_office: ref('d', 12),
  }

  const { status, body } = await order(api, { delivery: { ...there, ...change } })

  expect([status, body.error.fields]).toEqual([400, { [`delivery.${field}`]: 'invalid' }])
})

test('the copy is a day old before the carrier is asked again, and takes the place of the old one as a whole', async () => {
  const shop = await open()
  await shop.refresh()
  const asked = shop.carrier.state.asked.length
  shop.carrier.state.dictionaries.getWarehouses = [aDepartmentRow(1), aDepartmentRow(7)]

  shop.api.wait(23 * HOUR_MS)
  await shop.refresh()
  expect(shop.carrier.state.asked).toHaveLength(asked)
  expect(await shop.departments()).toEqual(['1', '12'])

  shop.api.wait(2 * HOUR_MS)
  await shop.refresh()
  expect(await shop.departments()).toEqual(['1', '7'])
  expect(await shop.health()).toMatchObject({ state: 'fine', since: shop.api.now().toISOString() })
})

test('while the carrier is down its places are served, and staff can learn how old they are', async () => {
  const shop = await open()
  await shop.refresh()
  say(shop, () => ({ status: 503, body: '' }))

  shop.api.wait(30 * HOUR_MS)
  await shop.refresh()

  expect(await shop.departments()).toEqual(['1', '12'])
  expect(await shop.health()).toMatchObject({ state: 'fine', since: '2026-11-21T10:00:00.000Z' })

  shop.api.wait(30 * HOUR_MS)
  await shop.refresh()
  expect(await shop.health()).toMatchObject({ state: 'broken', problem: 'old', count: 2 })
})

test('a carrier that failed is left alone for a while, and the first good answer ends it', async () => {
  const shop = await open()
  say(shop, () => ({ body: refusedWith('To many requests') }))
  await shop.refresh()
  const asked = shop.carrier.state.asked.length
  await shop.refresh()
  expect(shop.carrier.state.asked).toHaveLength(asked)

  say(shop, () => 'answer')
  shop.api.wait(6 * 60_000)
  await shop.refresh()

  expect(await shop.departments()).toEqual(['1', '12'])
  expect(await shop.health()).toMatchObject({ state: 'fine' })
})

test('a carrier that breaks off in the middle changes nothing', async () => {
  const shop = await open()
  await shop.refresh()
  shop.carrier.state.dictionaries.getCities = [aCityRow(1, { Description: 'Київ' })]
  say(shop, ({ calledMethod }) => (calledMethod === 'getWarehouses' ? 'hang' : 'answer'))

  shop.api.wait(25 * HOUR_MS)
  await shop.refresh()

  expect((await shop.api.get(`/api/location/area-cities?area-ref=${kyivArea}`)).body.cities).toHaveLength(2)
})

test('a carrier that suddenly knows hardly any department is not believed', async () => {
  const shop = await open()
  shop.carrier.state.dictionaries.getWarehouses = [1, 2, 3, 4, 5].map(number => aDepartmentRow(number))
  await shop.refresh()
  shop.carrier.state.dictionaries.getWarehouses = [aDepartmentRow(1)]

  shop.api.wait(25 * HOUR_MS)
  await shop.refresh()

  expect(await shop.departments()).toHaveLength(5)
  expect(await shop.health()).toMatchObject({ since: '2026-11-21T10:00:00.000Z' })
})

test('old copies and what a dead process left behind do not pile up', async () => {
  const shop = await open()
  await shop.api.db.collection('carrier_departments').insertOne({ copy: 'left behind', city_ref: kyiv })
  for (let days = 0; days < 4; days++) {
    await shop.refresh()
    shop.api.wait(25 * HOUR_MS)
  }

  // The copy that is served and the one before it, for requests that began to read that.
  expect(await shop.api.db.collection('carrier_departments').countDocuments()).toBe(6)
})

test('of two copies that are taken at once one is served, and it is whole', async () => {
  const shop = await open()

  await Promise.all([shop.refresh(), shop.refresh()])

  expect(await shop.departments()).toEqual(['1', '12'])
  const rows = await shop.api.db.collection('carrier_departments').distinct('copy')
  expect(rows).toHaveLength(1)
})

test('places are found by an index', async () => {
  const shop = await open()
  await shop.refresh()
  const plan = await explainQueries(shop.api.db)

  for (const found of [
    await plan('carrier_cities', { copy: 'x', area_ref: 'y' }),
    await plan('carrier_departments', { copy: 'x', city_ref: 'y' }),
    await plan('carrier_departments', { copy: 'x', city_ref: 'y', ref: 'z' }),
  ])
    expect(found).toEqual({ scan: false, index: true })
})
