import { randomUUID } from 'node:crypto'
import { HOUR_MS } from '@shop/calendar/durations'
import { fullOrderEndpoint } from '@shop/contracts/staff/orders/staff-orders'
import { toPost } from '@shop/testing/checkout'
import { startNovaPoshta } from '../../test/nova-poshta-server.ts'
import { askQuote, order, orderBody } from '../../test/shopping.ts'
import { type Api, startApi } from '../../test/start-api.ts'

const typed = { type: 'ukraine', typed: true, area: 'Київська', city: 'Київ' }
const toDepartment = { ...typed, delivery_method_option: 'post', post_office: '№ 12' }
const toDoor = { ...typed, delivery_method_option: 'courier', courier_delivery: 'вул. Хрещатик, 1, кв. 5' }

/** A shop whose carrier has been away since it was opened. */
async function withoutCarrier() {
  const carrier = await startNovaPoshta()
  carrier.state.trouble = () => ({ status: 503, body: '' })
  const api = await startApi({ novaPoshta: carrier.account })
  const refresh = () => api.service.jobs.runNow('refresh-directory')
  await refresh()
  return { api, carrier, refresh }
}

type Same = { key?: string; cookie?: string | null }

/** The price is asked for without a city, as by a form that has only typed text for it. */
async function orderTo(api: Api, delivery: Partial<typeof toDepartment> | typeof toDoor, same: Same = {}) {
  const { key = randomUUID(), cookie } = same
  const { delivery_method_option } = delivery
  const quote = await askQuote(api, { delivery: { type: 'ukraine', delivery_method_option } })
  return api.post('/api/orders/create', orderBody(quote, { delivery }), { cookie: cookie ?? quote.cookie, key })
}

const seenByStaff = async (api: Api) =>
  (await api.staff.read(fullOrderEndpoint, { query: { order: '26-000001' } })).order

test('before the first list a parcel goes to the department that the shopper typed, and staff see that it was typed', async () => {
  const { api } = await withoutCarrier()

  const { status, body } = await orderTo(api, toDepartment)

  expect([status, body.order?.total.amount]).toEqual([201, 5070])
  expect(await seenByStaff(api)).toMatchObject({
    delivery_text: {
      uk: 'Нова пошта, Київська, Київ, Відділення № 12',
      en: 'Nova Poshta, Київська, Київ, Department No. 12',
    },
    is_address_typed: true,
    delivery_price: 80,
  })
})

test('a courier order takes the address as the shopper typed it', async () => {
  const { api } = await withoutCarrier()

  expect((await orderTo(api, toDoor)).status).toBe(201)

  expect((await seenByStaff(api)).delivery_text.uk).toBe('Кур’єр Нової пошти, Київська, Київ, вул. Хрещатик, 1, кв. 5')
})

test('as soon as there is a list, nobody gets round it: the form is told to choose again', async () => {
  const { api, carrier, refresh } = await withoutCarrier()
  carrier.state.trouble = () => 'answer'
  api.wait(6 * 60_000)
  await refresh()

  for (const delivery of [toDepartment, toDoor]) {
    const { status, body } = await orderTo(api, delivery)
    expect([status, body.error.fields]).toEqual([400, { 'delivery.area': 'list_is_back' }])
  }
  expect(await api.db.collection('orders').countDocuments()).toBe(0)
})

test('a carrier that goes away again takes no check with it: the last list is still there', async () => {
  const { api, carrier, refresh } = await withoutCarrier()
  carrier.state.trouble = () => 'answer'
  api.wait(6 * 60_000)
  await refresh()
  carrier.state.trouble = () => ({ status: 503, body: '' })
  api.wait(72 * HOUR_MS)
  await refresh()

  expect((await orderTo(api, toDepartment)).body.error.fields).toEqual({ 'delivery.area': 'list_is_back' })
})

test('an order that was placed in time is answered again, though the list has come since', async () => {
  const { api, carrier, refresh } = await withoutCarrier()
  const { cookie } = await askQuote(api, { delivery: null })
  const same = { key: randomUUID(), cookie }
  const place = () => orderTo(api, toDepartment, same)
  const first = await place()
  carrier.state.trouble = () => 'answer'
  api.wait(6 * 60_000)
  await refresh()

  expect((await place()).body).toEqual(first.body)
})

test.each([
  ['area', { area: '  ' }, 'required'],
  ['city', { city: '—' }, 'required'],
  ['city', { city: 'К'.repeat(101) }, 'too_long'],
  ['post_office', { post_office: undefined }, undefined],
  ['post_office', { post_office: 'від\u0000ділення 12' }, 'invalid'],
])('a wrong %s is named: %j', async (field, change, reason = expect.any(String)) => {
  const { api } = await withoutCarrier()

  const { status, body } = await orderTo(api, { ...toDepartment, ...change })

  expect([status, body.error.fields]).toEqual([400, { [`delivery.${field}`]: reason }])
})

test('places chosen from a list that is not there are not taken on trust', async () => {
  const { api } = await withoutCarrier()

  const { status, body } = await order(api, { delivery: toPost })

  expect([status, body.error.code]).toEqual([503, 'carrier_unavailable'])
})

test('an order to a chosen department is placed at once', async () => {
  const api = await startApi()
  await order(api)

  expect((await seenByStaff(api)).is_address_typed).toBe(false)
})
