import type { StaffAction } from '@shop/contracts/staff/orders/order-actions'
import { armFailpoint } from '@shop/service-kit/process/failpoints'
import { decide } from '../../test/bank.ts'
import { orderAndPay, twoDresses } from '../../test/shopping.ts'
import { fullOrder, saved, sentEmails, takeStaffAction } from '../../test/staff.ts'
import { type Api, startApi } from '../../test/start-api.ts'
import { dress, size } from '../../test/stub-catalog.ts'

const paid: StaffAction = { action: 'manual_paid', means: 'transfer', reason: 'Переказ на рахунок' }

/** Two dresses that nobody paid for, and that are on sale again. */
async function ended(how: 'cancelled' | 'expired') {
  const api = await startApi()
  const placed = await orderAndPay(api, { lines: twoDresses })
  if (how === 'cancelled') await takeStaffAction(api, placed.number, { action: 'cancel', reason: 'Не відповідає' })
  else {
    api.wait(61 * 60_000)
    await api.service.jobs.runNow('expire-orders')
  }
  expect(await saved(api, placed.ref)).toMatchObject({ state: how })
  return { api, ...placed }
}
const shelf = (api: Api) => api.shelves[dress]

test.each(['cancelled', 'expired'] as const)(
  'an order that is %s and was paid after all gets its items again, and its customer an email',
  async how => {
    const { api, number } = await ended(how)

    expect(await takeStaffAction(api, number, paid)).toMatchObject({ order_status: 'paid', is_paid: true })

    expect(shelf(api)).toMatchObject({ available: 3, sold: 2, holds: {} })
    expect(await sentEmails(api)).toContain(`Замовлення № ${number} оплачено`)
    expect((await fullOrder(api, number)).actions).toContain('take')
  },
)

test.each(['cancelled', 'expired'] as const)(
  'an order that is %s is not marked as paid while its items are gone; what lacks is said, and nothing changes',
  async how => {
    const { api, ref, number } = await ended(how)
    Object.assign(shelf(api) ?? {}, { available: 1 })
    const { history, payment_state, attempts } = await saved(api, ref)

    await expect(takeStaffAction(api, number, paid)).rejects.toMatchObject({
      code: 'out_of_stock',
      details: { lines: [{ article: dress, size, requested: 2, available: 1 }] },
    })

    expect(await saved(api, ref)).toMatchObject({ state: how, history, payment_state, attempts, tasks: [] })
    expect(shelf(api)).toMatchObject({ available: 1, sold: 0, holds: {} })
  },
)

test('of two staff who mark a cancelled order as paid at once, one does, and its items are sold once', async () => {
  const { api, ref, number } = await ended('cancelled')

  const answers = await Promise.allSettled([takeStaffAction(api, number, paid), takeStaffAction(api, number, paid)])

  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(
    (await saved(api, ref)).attempts.filter(({ provider }: { provider: string }) => provider === 'manual'),
  ).toHaveLength(1)
  expect(shelf(api)).toMatchObject({ available: 3, sold: 2, holds: {} })
})

test.each(['stock-reserved-to-pay', 'stock-reserved-again'] as const)(
  'when the process dies at %s the order is paid by the job, and its items are sold once',
  async point => {
    const { api, ref, number } = await ended('cancelled')
    const disarm = armFailpoint(point, () => {
      disarm()
      throw new Error('the process died')
    })
    await takeStaffAction(api, number, paid).catch(error =>
      expect(error).toMatchObject({ message: 'the process died' }),
    )
    api.wait(10_000)

    await api.service.jobs.runNow('finish-orders')

    expect(await saved(api, ref)).toMatchObject({ state: 'paid', payment_state: 'approved', tasks: [] })
    expect(shelf(api)).toMatchObject({ available: 3, sold: 2, holds: {} })
  },
)

test('money of the bank that comes while a cancelled order is being marked goes back, and nothing stays reserved', async () => {
  const { api, ref, number, fields } = await ended('cancelled')
  await decide(api, fields, 'approve')

  await expect(takeStaffAction(api, number, paid)).rejects.toMatchObject({ code: 'illegal_transition' })

  expect(await saved(api, ref)).toMatchObject({ state: 'cancelled', payment_state: 'refunded' })
  expect(shelf(api)).toMatchObject({ available: 5, sold: 0, holds: {} })
})
