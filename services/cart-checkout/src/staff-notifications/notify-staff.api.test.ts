import { armFailpoint } from '@shop/service-kit/process/failpoints'
import { stubNotifiedStaff } from '@shop/testing/notified-staff'
import { decide } from '../../test/bank.ts'
import { order, orderAndPay, twoDresses } from '../../test/shopping.ts'
import { deliveredOrder, paidOrder, takeStaffAction } from '../../test/staff.ts'
import { type Api, startApi } from '../../test/start-api.ts'
import { dress, size } from '../../test/stub-catalog.ts'

async function reported(api: Api) {
  await api.service.jobs.runNow('finish-orders')
  await api.service.jobs.runNow('send-letters')
  return api.notifiedStaff.events
}

test('a paid order is reported to the admin service, once', async () => {
  const { api, number } = await paidOrder({ lines: twoDresses })
  expect(await reported(api)).toMatchObject([
    {
      kind: 'order_paid',
      number,
      items: [{ article: dress, size, count: 2 }],
      total: { currency: 'UAH' },
      is_short: false,
    },
  ])
  expect(await reported(api)).toHaveLength(1)
})

test('an order that is placed and not paid is not reported', async () => {
  const api = await startApi()
  await order(api)

  expect(await reported(api)).toEqual([])
})

test('an order that staff mark as paid is reported, too', async () => {
  const api = await startApi()
  const { number } = (await order(api)).body.order
  await takeStaffAction(api, number, { action: 'manual_paid', means: 'cash', reason: 'Готівка' })

  expect(await reported(api)).toMatchObject([{ kind: 'order_paid', number }])
})

test('a return that is asked for is reported with what is to come back', async () => {
  const { api, number } = await deliveredOrder({ lines: twoDresses })
  await reported(api)
  const lines = [{ article: dress, size, bundle: null, count: 1 }]
  await takeStaffAction(api, number, { action: 'return_request', lines, cause: 'too_small', reason: 'Замала' })

  expect((await reported(api)).at(-1)).toMatchObject({
    kind: 'return_asked',
    number,
    items: [{ article: dress, count: 1 }],
  })
})

test('a process that dies after it enqueued the event reports it once', async () => {
  const api = await startApi()
  const { fields } = await orderAndPay(api)
  const disarm = armFailpoint('notification-enqueued', () => {
    disarm()
    throw new Error('died')
  })
  await decide(api, fields, 'approve')
  api.wait(20_000)

  expect(await reported(api)).toHaveLength(1)
  expect(await api.db.collection('outbox').countDocuments({ effect: 'notify-staff' })).toBe(1)
})

test('an order is paid while the admin service is away, and is reported later under the same id', async () => {
  const staff = stubNotifiedStaff()
  const line = { isDown: true }
  const admin: typeof staff.client = {
    ...staff.client,
    async call(endpoint, body) {
      const answer = await staff.client.call(endpoint, body)
      // It may have arrived, though its answer was lost.
      if (line.isDown) throw new Error('away')
      return answer
    },
  }
  const { api } = await paidOrder({}, await startApi({ admin }))
  await reported(api)
  line.isDown = false
  api.wait(60_000)
  await reported(api)
  await reported(api)

  const [id = ''] = staff.ids
  expect(id).toMatch(/^order_paid 26-000001 \d+$/)
  expect(staff.ids).toEqual([id, id])
  expect(staff.events).toHaveLength(1)
})
