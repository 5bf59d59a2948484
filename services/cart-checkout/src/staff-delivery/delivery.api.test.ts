import {
  type DeliveryForm,
  type StaffDelivery,
  setDeliveryEndpoint,
  staffDeliveryEndpoint,
} from '@shop/contracts/staff/staff-delivery'
import { internalCheckoutStepsEndpoint } from '@shop/contracts/staff/storefront/staff-first-steps'
import { toPost } from '@shop/testing/checkout'
import { ref, startNovaPoshta } from '../../test/nova-poshta-server.ts'
import { askQuote, order, toWarsaw } from '../../test/shopping.ts'
import { type Api, startApi } from '../../test/start-api.ts'

const read = async (api: Api) => (await api.staff.read(staffDeliveryEndpoint)).delivery

/** Saves what was there before with something changed. */
async function save(api: Api, change: (form: StaffDelivery) => Partial<DeliveryForm>, revision?: number) {
  const now = await read(api)
  const { np_live_price_possible: _, changed: __, revision: known, ...form } = now
  const asked = { ...form, ...change(now), revision: revision ?? known }
  return api.staff.write(setDeliveryEndpoint, { body: asked })
}

const quoted = async (api: Api, delivery: object) => {
  const { status, body } = await askQuote(api, { delivery })
  return status === 200 ? body.quote.delivery : body.error.code
}

test('staff see what the shop came with, and saving it unchanged changes no price', async () => {
  const api = await startApi()
  const before = await read(api)
  expect(before).toMatchObject({
    default_weight_kg: 0.5,
    np_live_price: false,
    np_live_price_possible: false,
    revision: 0,
    changed: null,
    free_from_uah: { post: null, courier: null, self: null },
  })
  expect(before.rows).toContainEqual({
    service: 'nova-poshta',
    zone: 'UA',
    method: 'post',
    weight_to_kg: 1,
    price_uah: 80,
    price_eur: null,
  })

  const { delivery } = await save(api, () => ({}))

  expect(delivery).toMatchObject({ ...before, revision: 1, changed: { by: 'olena' } })
  expect([await quoted(api, toPost), await quoted(api, toWarsaw)]).toEqual([80, 520])
  const root = '/api/cart/checkout/international-delivery'
  const { services } = (await api.get(`${root}/country/by-code/PL/delivery-services`)).body
  expect(services.map(({ slug }: { slug: string }) => slug)).toEqual(['nova-poshta', 'nictarin', 'ukrposhta'])
})

test('a saved table without a tariff leaves the first step of delivery open', async () => {
  const api = await startApi()
  const isDone = async () => (await api.internal.call(internalCheckoutStepsEndpoint, {})).delivery
  expect(await isDone()).toBe(true)

  await save(api, () => ({ rows: [], services: [], zones: [] }))
  expect(await isDone()).toBe(false)
})

test('a new price, weight step and limit count from the next quote on', async () => {
  const api = await startApi()
  await save(api, ({ rows }) => ({
    rows: rows.map(row => (row.method === 'post' ? { ...row, price_uah: row.price_uah + 15 } : row)),
    free_from_uah: { post: null, courier: 4990, self: null },
  }))

  expect(await quoted(api, toPost)).toBe(95)
  expect(await quoted(api, { type: 'ukraine', delivery_method_option: 'courier' })).toBe(0)
  const { rates } = (await api.get('/api/rates/all?type=post-office-delivery')).body
  expect(rates).toContainEqual(expect.objectContaining({ method: 'post', weight_to_kg: 1, price_uah: 95 }))
})

test('a method whose last step is lighter than the parcel is not offered, and never free', async () => {
  const api = await startApi()
  await save(api, ({ rows }) => ({
    rows: rows.map(row => (row.method === 'post' ? { ...row, weight_to_kg: row.weight_to_kg / 1000 } : row)),
  }))

  expect(await quoted(api, toPost)).toBe('delivery_not_available')
})

test('a country that staff take away is not served any more, and one they add is', async () => {
  const api = await startApi()
  await save(api, ({ zones }) => ({
    zones: [...zones.filter(({ country }) => country !== 'PL'), { country: 'IE', service: 'nova-poshta', zone: 'PL' }],
  }))

  expect(await quoted(api, toWarsaw)).toBe('delivery_not_available')
  expect(await quoted(api, { ...toWarsaw, country: 'IE', service: 'nova-poshta' })).toBe(420)
  const { countries } = (await api.get('/api/cart/checkout/international-delivery/countries')).body
  expect(countries.map(({ code }: { code: string }) => code)).not.toContain('PL')
})

test('an article without a weight weighs what staff say', async () => {
  const api = await startApi()
  api.weights.default = null
  expect(await quoted(api, toPost)).toBe(80)

  const { change } = await save(api, () => ({ default_weight_kg: 1.2 }))

  // Of a long table the audit log keeps the parts that changed.
  const [before, after] = [{ default_weight_kg: 0.5 }, { default_weight_kg: 1.2 }]
  expect(change).toEqual({ action: 'delivery_change', subject: 'delivery', before, after })

  expect(await quoted(api, toPost)).toBe(90)
  expect((await order(api, { delivery: toPost })).body.order.total.amount).toBe(5080)
})

test('the price of the carrier itself is switched on where the shop knows from where its parcels leave', async () => {
  const carrier = await startNovaPoshta()
  const api = await startApi({ novaPoshta: { ...carrier.account, senderCity: ref('c', 1) } })
  await api.service.jobs.runNow('refresh-directory')

  const { delivery } = await save(api, () => ({ np_live_price: true }))
  await quoted(api, { ...toPost, city: ref('c', 2) })

  expect(delivery).toMatchObject({ np_live_price: true, np_live_price_possible: true })
  expect(carrier.state.asked.at(-1)?.calledMethod).toBe('getDocumentPrice')
})

test('a table with faults is refused as a whole, each with its row', async () => {
  const api = await startApi()

  const refused = save(api, ({ rows }) => ({ rows: rows.map(row => ({ ...row, weight_to_kg: 1 })) }))

  await expect(refused).rejects.toMatchObject({ code: 'validation', details: { fields: expect.any(Object) } })
  expect((await read(api)).revision).toBe(0)
})

test('a table that somebody else saved meanwhile is not overwritten, and one of two that save at once wins', async () => {
  const api = await startApi()
  await save(api, () => ({ default_weight_kg: 0.6 }))

  await expect(save(api, () => ({}), 0)).rejects.toMatchObject({
    code: 'changed_meanwhile',
    details: { revision: 1, by: 'olena' },
  })
  // Both began with what they had both read.
  const both = await Promise.allSettled([save(api, () => ({}), 1), save(api, () => ({ default_weight_kg: 0.7 }), 1)])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})
