import {
  bankRateEndpoint,
  previewRateEndpoint,
  setCurrencyEndpoint,
  staffRateEndpoint,
} from '@shop/contracts/staff/staff-rates'
import { changeSettings } from '../../test/change-settings.ts'
import { startNationalBank } from '../../test/national-bank-server.ts'
import { askQuote, order, toWarsaw } from '../../test/shopping.ts'
import { type Api, startApi } from '../../test/start-api.ts'
import { createBankGovUa } from '../ports/national-bank/bank-gov-ua.ts'

const set = (api: Api, rate: number, about: { revision?: number; confirm?: boolean } = {}) =>
  api.staff.write(setCurrencyEndpoint, { body: { currency: 'EUR', revision: 0, ...about, rate } })
const inEuros = async (api: Api) => (await askQuote(api, { currency: 'EUR', delivery: toWarsaw })).body.quote

test('a new rate counts from the next quote on, and the history says what it was, since when and by whom', async () => {
  const api = await startApi()
  expect(await inEuros(api)).toMatchObject({ subtotal: 111, delivery: 11.56 })

  await set(api, 50)
  api.wait(60_000)
  const { rate, change } = await set(api, 52.5, { revision: 1 })

  expect(await inEuros(api)).toMatchObject({ subtotal: 96, delivery: 9.91 })
  expect(change).toMatchObject({
    action: 'rate_change',
    subject: 'EUR',
    before: { rate: 50 },
    after: { rate: 52.5 },
  })
  expect(rate).toEqual({
    currency: 'EUR',
    rate: 52.5,
    since: '2026-11-21T10:01:00.000Z',
    history: [
      { rate: 50, since: '2026-11-21T10:00:00.000Z', by: 'olena' },
      { rate: 45, since: '2026-11-21T10:00:00.000Z', by: null },
    ],
    revision: 2,
    changed: { by: 'olena', at: '2026-11-21T10:01:00.000Z' },
  })
})

test('an order that was placed keeps the rate that it froze', async () => {
  const api = await startApi()
  const placed = await order(api, { currency: 'EUR', delivery: toWarsaw })
  const { ref, total } = placed.body.order

  await set(api, 50)

  const { body } = await api.get(`/api/orders/get-info?order=${ref}`)
  expect(body.order).toMatchObject({ total: total.amount, charge_uah: Math.round(total.amount * 45) })
})

test('a rate that is more than a fifth off is refused until it is confirmed', async () => {
  const api = await startApi()

  await expect(set(api, 4.5)).rejects.toMatchObject({
    code: 'confirmation_needed',
    details: { change_percent: -90 },
  })
  expect((await set(api, 54.01, { confirm: true })).rate.rate).toBe(54.01)
})

test('staff who did not see the latest rate do not overwrite it', async () => {
  const api = await startApi()
  await set(api, 46)

  await expect(set(api, 47)).rejects.toMatchObject({ code: 'changed_meanwhile', details: { revision: 1, by: 'olena' } })
  const both = await Promise.allSettled([set(api, 47, { revision: 1 }), set(api, 48, { revision: 1 })])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('the first rate of a shop needs no confirmation, and is entered once', async () => {
  const api = await startApi()
  await changeSettings(api, () => api.db.collection('currency_rates').deleteMany({}))
  expect((await api.staff.read(staffRateEndpoint)).rate).toMatchObject({ rate: null, revision: 0 })

  expect(await set(api, 45)).toMatchObject({
    rate: { rate: 45, revision: 1, history: [] },
    change: { before: { rate: null }, after: { rate: 45 } },
  })
  await expect(set(api, 46)).rejects.toMatchObject({ code: 'changed_meanwhile' })
})

test('staff see what five carts will cost before they change the rate; euro prices that were entered stay', async () => {
  const api = await startApi()

  const preview = await api.staff.read(previewRateEndpoint, { body: { rate: 56.25 } })

  expect(preview).toMatchObject({ was: 45, will_be: 56.25, change_percent: 25, needs_confirm: true })
  expect(preview.carts).toHaveLength(5)
  expect(preview.carts[0]).toMatchObject({
    lines: [{ article: 'DR-1042-BUR-L', count: 1 }],
    was: { goods: 111, delivery: 11.56, total: 122.56 },
    will_be: { goods: 89, delivery: 9.25, total: 98.25 },
    goods_follow: 'all',
  })
  expect(preview.carts[4]).toMatchObject({ was: { goods: 158 }, will_be: { goods: 136 }, goods_follow: 'some' })
  expect((await inEuros(api)).subtotal).toBe(111)
})

test('the rate of the National Bank is shown beside the present one and applied by nobody but staff', async () => {
  const bank = await startNationalBank({ 20261121: 48.7351, 20261120: 60 })
  const api = await startApi({ nationalBank: createBankGovUa(bank.address) })
  const ask = (date?: string) => api.staff.read(bankRateEndpoint, { query: date ? { date } : {} })
  expect(bank.state.asked).toEqual([])

  expect(await ask()).toEqual({
    day: '2026-11-21',
    rate: 48.74,
    reason: null,
    change_percent: 8.3,
    needs_confirm: false,
  })
  expect(await ask('2026-11-20')).toMatchObject({ rate: 60, needs_confirm: true })
  expect(await ask('2026-11-22')).toMatchObject({ rate: null, reason: 'no_such_day' })
  bank.state.reply = { status: 500, body: '' }
  expect(await ask()).toMatchObject({ rate: null, reason: 'not_available' })
  expect((await inEuros(api)).subtotal).toBe(111)
})

test('a shop that does not ask the National Bank says so', async () => {
  const api = await startApi()

  expect(await api.staff.read(bankRateEndpoint)).toMatchObject({ rate: null, reason: 'off' })
})
