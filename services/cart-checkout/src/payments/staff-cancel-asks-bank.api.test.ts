import { decide } from '../../test/bank.ts'
import { orderAndBeginPayment } from '../../test/begun-payment.ts'
import { info } from '../../test/shopping.ts'
import { saved, sentEmails, takeStaffAction } from '../../test/staff.ts'
import type { Api } from '../../test/start-api.ts'

const SECOND = 1000

const ask = (api: Api) => api.service.jobs.runNow('ask-bank')
const _lastMail = async (api: Api) => {
  await sentEmails(api)
  return (await api.db.collection('caught_mails').find().sort({ caught_at: -1, _id: -1 }).limit(1).toArray())[0]?.text
}

test('staff who cancel ask the bank first, like customers', async () => {
  const { api, ref, number, fields } = await orderAndBeginPayment()
  await decide(api, fields, 'approve_silently')

  expect(await takeStaffAction(api, number, { action: 'cancel', reason: 'передумала' })).toMatchObject({
    order_status: 'paid',
  })
  expect(await info(api, ref)).toMatchObject({ order_status: 'paid' })
})

test('staff who cancel while the bank is silent leave the reason with the wish', async () => {
  const { api, ref, number, fields } = await orderAndBeginPayment()
  api.bank.isAway = true
  const order = await takeStaffAction(api, number, { action: 'cancel', reason: 'передумала' })
  expect(order).toMatchObject({ order_status: 'awaiting_payment', cancel_requested: true })
  expect(order.actions).not.toContain('cancel')

  await decide(api, fields, 'decline')
  api.bank.isAway = false
  api.wait(5 * SECOND)
  await ask(api)

  const row = { event: 'cancel', who: 'olena', payload: { reason: 'передумала' } }
  expect((await saved(api, ref)).history.findLast(({ event }: { event: string }) => event === 'cancel')).toMatchObject(
    row,
  )
})
