import { HOUR_MS } from '@shop/calendar/durations'
import {
  changePromoCodeEndpoint,
  type PromoCodeForm,
  staffPromoCodesEndpoint,
  switchOffPromoCodeEndpoint,
} from '@shop/contracts/staff/orders/staff-promo-codes'
import { autumnTerms, enterCode, tryCode } from '../../test/autumn-code.ts'
import { decide } from '../../test/bank.ts'
import { orderAndPay } from '../../test/shopping.ts'
import { type Api, startApi } from '../../test/start-api.ts'

const params = { code: 'OSIN15' }
const change = (api: Api, about: Partial<PromoCodeForm>) =>
  api.staff.write(changePromoCodeEndpoint, { params, body: { ...autumnTerms, ...about } })
const switchOff = (api: Api) => api.staff.write(switchOffPromoCodeEndpoint, { params })

test('a code that staff enter works at once, and staff see how often it was used', async () => {
  const api = await startApi()
  const { change: entry } = await enterCode(api)
  expect(entry).toMatchObject({ action: 'promo_code_enter', subject: 'OSIN15', after: { note: 'Осінь' } })
  expect(await tryCode(api)).toMatchObject({ applied: true })

  const paid = await orderAndPay(api, { promo_code: 'OSIN15' })
  await decide(api, paid.fields, 'approve')
  await orderAndPay(api, { promo_code: 'OSIN15', cookie: '__Host-buyer=yyyyyyyyyyyyyyyyyyyyyy' })

  const { promo_codes } = await api.staff.read(staffPromoCodesEndpoint)
  const entered = promo_codes.find(({ code }) => code === 'OSIN15')
  expect(entered).toMatchObject({ note: 'Осінь', used: 1, held: 1 })
})

test('a code that there is already is not entered over', async () => {
  const api = await startApi()
  await enterCode(api)

  await expect(enterCode(api)).rejects.toMatchObject({ details: { fields: { code: 'code_taken' } } })
})

test('both days belong to the code, in Kyiv', async () => {
  const api = await startApi()
  const { promo_code } = await enterCode(api, { valid_from: '2026-11-21', valid_until: '2026-11-21' })
  expect(promo_code).toMatchObject({ valid_from: '2026-11-21', valid_until: '2026-11-21' })
  expect(await tryCode(api)).toMatchObject({ applied: true })

  // From noon in Kyiv until past its midnight.
  api.wait(12 * HOUR_MS)
  expect(await tryCode(api)).toMatchObject({ applied: false, result: 'promo_expired' })
})

test('sums are entered as people write them and come back the same', async () => {
  const api = await startApi()
  const { promo_code } = await enterCode(api, { gift: { kind: 'fixed', uah: 500, eur: 11.5 }, min_goods_uah: 3000 })

  expect(promo_code).toMatchObject({ gift: { kind: 'fixed', uah: 500, eur: 11.5 }, min_goods_uah: 3000 })
  expect(await tryCode(api)).toMatchObject({ applied: true })
})

test.each([
  [{ gift: { kind: 'fixed', uah: null, eur: null } }, { 'gift.uah': 'sum_required' }],
  [{ gift: { kind: 'fixed', uah: 99.5, eur: null } }, { 'gift.uah': 'whole_hryvnias' }],
  [{ valid_from: '2026-11-22', valid_until: '2026-11-21' }, { valid_until: 'days_invalid' }],
] satisfies [Partial<PromoCodeForm>, object][])('%j is refused with %j', async (about, fields) => {
  const api = await startApi()

  await expect(enterCode(api, about)).rejects.toMatchObject({ details: { fields } })
})

test('a code is switched off and on again; its reservations stay with their orders', async () => {
  const api = await startApi()
  await enterCode(api)
  await orderAndPay(api, { promo_code: 'OSIN15' })

  expect(await switchOff(api)).toMatchObject({
    promo_code: { active: false, held: 1 },
    change: {
      action: 'promo_code_switch_off',
      subject: 'OSIN15',
      before: { active: true },
      after: { active: false },
    },
  })
  expect(await tryCode(api)).toMatchObject({ applied: false })
  expect((await change(api, { usage_limit: 1 })).change).toMatchObject({ action: 'promo_code_change' })
  expect(await tryCode(api)).toMatchObject({ result: 'promo_limit' })
  const nobody = api.staff.write(switchOffPromoCodeEndpoint, { params: { code: 'NOBODY' } })
  await expect(nobody).rejects.toThrow('not_found')
})
