import { HOUR_MS } from '@shop/calendar/durations'
import { changeSettingsEndpoint, type SettingsForm, staffSettingsEndpoint } from '@shop/contracts/staff/staff-settings'
import { internalCheckoutStepsEndpoint } from '@shop/contracts/staff/storefront/staff-first-steps'
import { decide } from '../../test/bank.ts'
import { order, orderAndPay } from '../../test/shopping.ts'
import { type Api, startApi } from '../../test/start-api.ts'

const off: SettingsForm = {
  payments_enabled: false,
  payments_text: { uk: 'Банк оновлює систему до вечора.', en: 'The bank is updating until tonight.' },
  eur_mode: 'charge_uah',
}
const on = { ...off, payments_enabled: true }
const set = (api: Api, form: SettingsForm, revision = 0) =>
  api.staff.write(changeSettingsEndpoint, { body: { ...form, revision } })
const availability = async (api: Api) => (await api.get('/api/payments/availability')).body
const pay = (api: Api, ref: string) => api.post('/api/payments/start', { order: ref, method: 'card' })

test('until staff set something payments are as the process was started', async () => {
  expect(await availability(await startApi())).toEqual({
    status: true,
    enabled: true,
    text: null,
    euros_charged_in: 'UAH',
  })
  const api = await startApi({ payments: 'off' })
  expect(await availability(api)).toMatchObject({ enabled: false, text: null })
  expect((await api.staff.read(staffSettingsEndpoint)).settings).toMatchObject({
    payments_enabled: false,
    payments_possible: true,
    revision: 0,
    changed: null,
  })
})

test('staff switch payments off: at once nobody pays, customers read why, and orders are kept for a day', async () => {
  const api = await startApi()
  const { settings, change } = await set(api, off)
  expect(settings).toMatchObject({ payments_enabled: false, revision: 1 })
  expect(change).toEqual({
    action: 'settings_change',
    subject: 'payments',
    after: off,
    before: { payments_enabled: true, payments_text: { uk: '', en: '' }, eur_mode: 'charge_uah' },
  })

  expect(await availability(api)).toMatchObject({ enabled: false, text: off.payments_text })
  const { body } = await order(api)
  const hours = (Date.parse(body.order.reserved_until) - api.now().getTime()) / HOUR_MS
  expect(hours).toBe(24)
  expect((await pay(api, body.order.ref)).body.error.code).toBe('payment_unavailable')

  await set(api, on, 1)
  expect(await availability(api)).toMatchObject({ enabled: true, text: null })
  expect((await pay(api, body.order.ref)).status).toBe(200)
})

test('staff switch payments on in a process that was started without', async () => {
  const api = await startApi({ payments: 'off' })
  await set(api, on)

  expect((await orderAndPay(api)).fields).toBeDefined()
})

test('nothing that staff set opens payments where nobody takes the money', async () => {
  const api = await startApi({ payments: 'impossible' })

  await expect(set(api, on)).rejects.toMatchObject({
    details: { fields: { payments_enabled: 'payments_not_possible' } },
  })
  expect(await availability(api)).toMatchObject({ enabled: false })
})

test('payments are a finished step once a real bank takes money and payments are on', async () => {
  const steps = async (api: Api) => {
    const { payments, payments_mode } = await api.internal.call(internalCheckoutStepsEndpoint, {})
    return [payments, payments_mode]
  }
  expect(await steps(await startApi())).toEqual([false, 'sandbox'])
  expect(await steps(await startApi({ payments: 'impossible' }))).toEqual([false, 'none'])
  const api = await startApi({ payments: 'real' })
  expect(await steps(api)).toEqual([true, 'real'])
  expect((await api.staff.read(staffSettingsEndpoint)).settings).toMatchObject({ payments_mode: 'real' })
  await set(api, off)
  expect(await steps(api)).toEqual([false, 'real'])
})

test('a text in one language only is refused; none at all leaves the words of the shop', async () => {
  const api = await startApi()

  await expect(set(api, { ...off, payments_text: { uk: 'Лише тут', en: '' } })).rejects.toMatchObject({
    details: { fields: { 'payments_text.en': 'text_required' } },
  })
  await set(api, { ...off, payments_text: { uk: '', en: '' } })
  expect(await availability(api)).toMatchObject({ enabled: false, text: null })
})

test('settings that somebody else saved meanwhile are not overwritten', async () => {
  const api = await startApi()
  await set(api, off)

  await expect(set(api, on)).rejects.toMatchObject({ code: 'changed_meanwhile', details: { revision: 1, by: 'olena' } })
})

test('how euros are charged is frozen with the order', async () => {
  const api = await startApi()
  const before = (await order(api, { currency: 'EUR' })).body.order
  await set(api, { ...on, eur_mode: 'charge_eur' })
  expect(await availability(api)).toMatchObject({ euros_charged_in: 'EUR' })

  const after = await orderAndPay(api, { currency: 'EUR', cookie: '__Host-buyer=yyyyyyyyyyyyyyyyyyyyyy' })

  const info = async (ref: string) => (await api.get(`/api/orders/get-info?order=${ref}`)).body.order
  expect(await info(after.ref)).toMatchObject({ currency: 'EUR', charge_uah: null })
  expect((await info(before.ref)).charge_uah).toBeGreaterThan(1000)
  const [attempt] = (await api.db.collection('orders').findOne({ ref: after.ref }))?.attempts ?? []
  expect(attempt).toMatchObject({ charge: { currency: 'EUR' }, alternative: null })
  await decide(api, after.fields, 'approve')
  expect(await info(after.ref)).toMatchObject({ payment_status: 'approved', charge_uah: null })
})
