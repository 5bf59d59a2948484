import { callBack, decide } from '../../test/bank.ts'
import { bought, change, shelves, tall, toTall } from '../../test/changed-order.ts'
import { exchange, returned, swapTo } from '../../test/exchanged-order.ts'
import { info, startToPay } from '../../test/shopping.ts'
import { saved, takeStaffAction } from '../../test/staff.ts'
import type { Api, Json } from '../../test/start-api.ts'

const ask = { ask_difference: true as const }
/** The other height costs 300 hryvnias more today. */
const dearer = { uah: 529_000 }

/** The bank gave the whole payment back, and nobody here asked it to. */
async function giveBackAtBank(api: Api, ref: string, payment_id: string) {
  const { attempts } = await saved(api, ref)
  const { charge } = attempts.find((attempt: Json) => attempt.payment_id === payment_id)
  const amount = String(charge.amount / 100)
  expect((await callBack(api, payment_id, { amount, transactionStatus: 'Refunded' })).status).toBe(200)
}

const waits: [string, () => Promise<{ api: Api; ref: string; number: string }>][] = [
  [
    'a change',
    async () => {
      const order = await bought(dearer)
      await change(order.api, order.number, { ...toTall(), ...ask })
      return order
    },
  ],
  [
    'an exchange',
    async () => {
      const order = await returned(dearer)
      await exchange(order.api, order.number, { ...swapTo(tall), ...ask })
      return order
    },
  ],
]

test.each(waits)(
  'when the bank gives the payment of an order back that waits for the difference of %s, nothing is waited for',
  async (_, wait) => {
    const { api, ref, number } = await wait()
    const { fields } = await startToPay(api, ref)

    await giveBackAtBank(api, ref, `${number}-1`)

    const after = await saved(api, ref)
    expect(after).not.toHaveProperty('awaiting_difference')
    expect(after).toMatchObject({ payment_state: 'refunded', tasks: [] })
    expect(after.history.map(({ event }: Json) => event)).toContain('difference_expired')
    expect(shelves(api)[1]).toEqual({ available: 2, sold: 0, holds: {} })
    expect(await info(api, ref)).not.toHaveProperty('difference')
    await decide(api, fields, 'approve')
    expect(await saved(api, ref)).toMatchObject({ alerts: expect.arrayContaining(['double_paid']) })
  },
)

test.each(waits)(
  'when the bank gives the payment of an order back that has the difference of %s, a person is to look at it',
  async (_, wait) => {
    const { api, ref, number } = await wait()
    await decide(api, (await startToPay(api, ref)).fields, 'approve')

    await giveBackAtBank(api, ref, `${number}-1`)

    expect(await saved(api, ref)).toMatchObject({ alerts: ['refund_unclear'], payment_state: 'approved' })
    await giveBackAtBank(api, ref, `${number}-2`)
    expect(await saved(api, ref)).toMatchObject({ payment_state: 'refunded' })
  },
)

test('when the bank gives the difference of a changed order back, a person is to look at it before it is packed', async () => {
  const order = await bought(dearer)
  const { api, ref, number } = order
  await change(api, number, { ...toTall(), ...ask })
  await decide(api, (await startToPay(api, ref)).fields, 'approve')

  await giveBackAtBank(api, ref, `${number}-2`)

  expect(await saved(api, ref)).toMatchObject({ alerts: ['refund_unclear'], payment_state: 'approved' })
  await expect(takeStaffAction(api, number, { action: 'take' })).rejects.toMatchObject({ code: 'illegal_transition' })
})
