import { armFailpoint, type FailpointName } from '@shop/service-kit/process/failpoints'
import { startPreorderShop } from '../../test/preorder-shop.ts'
import { twoDresses } from '../../test/shopping.ts'
import { paidOrder, refundOrder, saved, sentEmails, takeStaffAction } from '../../test/staff.ts'
import type { Api } from '../../test/start-api.ts'
import { dress } from '../../test/stub-catalog.ts'

/** The process dies at the point; the next process to look after the lease has ended goes on. */
async function dieAt(api: Api, point: FailpointName, work: () => Promise<unknown>): Promise<void> {
  const disarm = armFailpoint(point, () => {
    disarm()
    throw new Error(`died at ${point}`)
  })
  await work().catch(() => null)
  api.wait(20_000)
  await api.service.jobs.runNow('finish-orders')
}

test('items of a cancelled order are restocked once, though nobody saved that they were', async () => {
  const { api, ref, number } = await paidOrder({ lines: twoDresses })
  await refundOrder(api, number)

  await dieAt(api, 'stock-returned', () => takeStaffAction(api, number, { action: 'cancel', reason: 'Передумала' }))

  expect(api.shelves[dress]).toMatchObject({ available: 5, sold: 0 })
  expect(await saved(api, ref)).toMatchObject({ state: 'cancelled', tasks: [] })
})

test('items that were given to a waiting order are given once', async () => {
  const { api, coat, inAdvance, buy, item } = await startPreorderShop()
  const { ref, number } = await buy(inAdvance())
  const delivery = { action: 'receive' as const, ...coat, count: 2 }

  await dieAt(api, 'arrived-assigned', () => takeStaffAction(api, number, delivery, '1'))
  await api.service.jobs.runNow('assign-arrivals')

  expect(await item()).toMatchObject({ received: 2, available: 1, sold: 1, preorder_promised: 0, holds: [] })
  expect(await saved(api, ref)).toMatchObject({ lines: [{ arrived: 1 }], tasks: [] })
})

test('a parcel has its email though the process died before it was handed to the outbox, and only one', async () => {
  const { api, number } = await paidOrder()
  await takeStaffAction(api, number, { action: 'take' })

  await dieAt(api, 'email-enqueued', () => takeStaffAction(api, number, { action: 'ship', tracking: '20450123456789' }))

  expect((await sentEmails(api)).filter(subject => subject.includes('в дорозі'))).toHaveLength(1)
})
