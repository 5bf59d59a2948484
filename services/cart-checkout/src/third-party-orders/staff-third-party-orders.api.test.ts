import { HOUR_MS } from '@shop/calendar/durations'
import {
  changeThirdPartyOrderEndpoint,
  newThirdPartyOrderEndpoint,
  staffThirdPartyOrdersEndpoint,
  type ThirdPartyChange,
} from '@shop/contracts/orders/third-party-orders'
import { decide } from '../../test/bank.ts'
import { startToPay } from '../../test/shopping.ts'
import { type Api, startApi } from '../../test/start-api.ts'

const entered = { amount: 1000, currency: 'UAH', hours: 72 }
const enter = async (api: Api, note = 'Instagram, Марія') =>
  (await api.staff.write(newThirdPartyOrderEndpoint, { body: { ...entered, note } })).order
const change = (api: Api, number: string, wanted: ThirdPartyChange) =>
  api.staff.write(changeThirdPartyOrderEndpoint, { params: { number }, body: wanted })
const list = (api: Api, search = '') => api.staff.read(staffThirdPartyOrdersEndpoint, { query: { search } })
const status = async (api: Api, ref: string) =>
  (await api.get(`/api/third-party-orders/get-info?order=${ref}`)).body.order

test('staff find an order by link by its number or by a term of the note, newest first', async () => {
  const api = await startApi()
  const { number } = await enter(api)
  api.wait(1000)
  await enter(api, 'Шоурум. (знижка)')

  expect((await list(api)).orders[0]).toMatchObject({ note: 'Шоурум. (знижка)', status: 'unpaid' })
  expect((await list(api, 'марія')).orders).toMatchObject([{ number }])
  expect((await list(api, '. (')).orders).toHaveLength(1)
  expect(await list(api, number)).toMatchObject({ count: 1 })
})

test('money that came another way is marked as paid, and can be marked unpaid again', async () => {
  const api = await startApi()
  const { number, ref } = await enter(api)

  const paid = await change(api, number, { do: 'mark_paid', means: 'transfer', reason: 'Переказ' })
  expect(paid).toMatchObject({
    order: { status: 'approved', actions: ['unmark_paid'] },
    change: {
      action: 'third_party_order_mark_paid',
      subject: number,
      asked: { reason: 'Переказ' },
      before: { status: 'unpaid' },
      after: { status: 'approved' },
    },
  })
  expect(await status(api, ref)).toMatchObject({ status: 'approved', can_pay: false })
  await expect(change(api, number, { do: 'mark_paid', means: 'transfer', reason: 'Ще' })).rejects.toThrow(
    'illegal_transition',
  )

  await change(api, number, { do: 'unmark_paid', reason: 'Не та картка' })
  expect(await status(api, ref)).toMatchObject({ status: 'unpaid', can_pay: true })
})

test('money of a bank cannot be marked unpaid by hand', async () => {
  const api = await startApi()
  const { number, ref } = await enter(api)
  await decide(api, (await startToPay(api, ref)).fields, 'approve')

  await expect(change(api, number, { do: 'unmark_paid', reason: 'Помилка' })).rejects.toThrow('illegal_transition')
})

test('an order by link that was not paid in time gets more time, and one that nobody wants is ended', async () => {
  const api = await startApi()
  const { number, ref } = await enter(api)
  api.wait(73 * HOUR_MS)
  await api.service.jobs.runNow('expire-third-party-orders')
  expect(await status(api, ref)).toMatchObject({ status: 'expired', can_pay: false })

  await change(api, number, { do: 'prolong', hours: 24 })
  expect(await status(api, ref)).toMatchObject({ status: 'unpaid', can_pay: true })
  await change(api, number, { do: 'end' })
  expect(await status(api, ref)).toMatchObject({ status: 'expired', can_pay: false })
})

test('a note is found with whichever apostrophe and hyphen it is typed', async () => {
  const api = await startApi()
  const body = { amount: 4250, currency: 'UAH' as const, note: 'Instagram, Мар’яна Анна-Марія (50%)', hours: 72 }
  await api.staff.write(newThirdPartyOrderEndpoint, { body })

  for (const search of ["мар'яна", 'марʼяна', 'мар`яна', 'МАР′ЯНА', 'анна‐марія', 'Анна–Марія', 'T26‑000001', '(50%)'])
    expect((await list(api, search)).count).toBe(1)
  expect((await list(api, 'мар.яна')).count).toBe(0)
})
