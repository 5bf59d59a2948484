import { setDeliveryEndpoint, staffDeliveryEndpoint } from '@shop/contracts/staff/staff-delivery'
import { setCurrencyEndpoint } from '@shop/contracts/staff/staff-rates'
import { changeSettingsEndpoint } from '@shop/contracts/staff/staff-settings'
import { toPost } from '@shop/testing/checkout'
import { askQuote, info, order } from '../../test/shopping.ts'
import { type Api, startApi } from '../../test/start-api.ts'

const buyer = '__Host-buyer=yyyyyyyyyyyyyyyyyyyyyy'

/** Two copies of the service on one database; the other one looks as its job does each second. */
async function startCopies() {
  const one = await startApi()
  const other = await startApi({ db: one.db })
  return { one, other, look: () => other.service.jobs.runNow('settings') }
}

async function setPostPrice(api: Api, price_uah: number) {
  const { np_live_price_possible: _, changed: __, ...form } = (await api.staff.read(staffDeliveryEndpoint)).delivery
  const rows = form.rows.map(row => (row.method === 'post' ? { ...row, price_uah } : row))
  await api.staff.write(setDeliveryEndpoint, { body: { ...form, rows } })
}

test('what staff change through one copy of the shop is charged by the next look of another', async () => {
  const { one, other, look } = await startCopies()
  const delivery = async (api: Api) => (await askQuote(api, { delivery: toPost })).body.quote.delivery
  const inEuros = async (api: Api) => (await askQuote(api, { currency: 'EUR', delivery: null })).body.quote.total
  const arePaid = async (api: Api) => (await api.get('/api/payments/availability')).body.enabled
  expect([await delivery(other), await inEuros(other), await arePaid(other)]).toEqual([80, 111, true])

  await setPostPrice(one, 95)
  await one.staff.write(setCurrencyEndpoint, { body: { currency: 'EUR', rate: 50, revision: 0, confirm: true } })
  const off = { payments_enabled: false, payments_text: { uk: '', en: '' }, eur_mode: 'charge_uah' as const }
  await one.staff.write(changeSettingsEndpoint, { body: { ...off, revision: 0 } })

  expect([await delivery(one), await inEuros(one), await arePaid(one)]).toEqual([95, 100, false])
  await look()
  expect([await delivery(other), await inEuros(other), await arePaid(other)]).toEqual([95, 100, false])
})

test('staff who go on through another copy meet what they have just saved', async () => {
  const { one, other } = await startCopies()
  await setPostPrice(one, 95)
  await setPostPrice(other, 96)

  const { rows } = (await one.staff.read(staffDeliveryEndpoint)).delivery
  expect(new Set(rows.flatMap(({ method, price_uah }) => (method === 'post' ? price_uah : [])))).toEqual(new Set([96]))
})

test('an order keeps the rate and the price of delivery that it was placed with', async () => {
  const { one, other, look } = await startCopies()
  const { ref } = (await order(other, { currency: 'EUR', delivery: toPost, cookie: buyer })).body.order
  const before = await info(other, ref)

  await setPostPrice(one, 95)
  await one.staff.write(setCurrencyEndpoint, { body: { currency: 'EUR', rate: 50, revision: 0, confirm: true } })
  await look()

  expect(await info(other, ref)).toEqual(before)
})
