import { randomUUID } from 'node:crypto'
import { armFailpoint, type FailpointName } from '@shop/service-kit/process/failpoints'
import { decide } from '../../test/bank.ts'
import { orderAndPay } from '../../test/shopping.ts'
import { fullOrder as full, sendRefund } from '../../test/staff.ts'
import { type Api, type Json, startApi } from '../../test/start-api.ts'

const half = { comment: 'Повернення', who: 'olena', amount: 500, refunded_so_far: 0 }

async function paidOrder() {
  const api = await startApi()
  const ordered = await orderAndPay(api)
  await decide(api, ordered.fields, 'approve')
  return { api, ...ordered }
}

const refund = (api: Api, number: string, wish: Json = {}) => sendRefund(api, number, { ...half, ...wish })
const givenBack = async (api: Api) => (await api.db.collection('sandbox_payments').findOne({}))?.refunded

/** Dies where the failpoint stands, once. */
function dieAt(point: FailpointName): void {
  const disarm = armFailpoint(point, () => {
    disarm()
    throw new Error('died')
  })
}

test('a refund that is repeated under its key moves the money once, and answers what the first one did', async () => {
  const { api, number } = await paidOrder()
  const key = randomUUID()

  const first = await refund(api, number, { key })
  const repeats = await Promise.all([refund(api, number, { key }), refund(api, number, { key })])

  expect(first).toMatchObject({ payment_status: 'partially_refunded', refund: { amount: 500, state: 'done' } })
  expect(repeats).toEqual([first, first])
  expect(first.change).toMatchObject({
    action: 'order_refund',
    subject: number,
    before: { refunded_so_far: 0 },
    after: { payment_id: `${number}-1`, amount: 500, state: 'done' },
  })
  expect(await givenBack(api)).toBe(50_000)
  expect((await full(api, number)).refunded_so_far).toBe(500)
})

test('the same refund pressed five times at once moves the money once', async () => {
  const { api, number } = await paidOrder()
  const key = randomUUID()

  const answers = await Promise.all(Array.from({ length: 5 }, () => refund(api, number, { key })))

  expect(answers.map(answer => answer.refund.amount)).toEqual([500, 500, 500, 500, 500])
  expect(await givenBack(api)).toBe(50_000)
})

test('of two accountants who saw the same sum exactly one gives money back, the other hears the present sum', async () => {
  const { api, number } = await paidOrder()

  const answers = await Promise.allSettled([refund(api, number), refund(api, number, { who: 'iryna' })])

  const refused = answers.flatMap(answer => (answer.status === 'rejected' ? [answer.reason] : []))
  expect(refused).toMatchObject([{ code: 'refund_changed', details: { refunded_so_far: 500 } }])
  expect(await givenBack(api)).toBe(50_000)
  await expect(refund(api, number)).rejects.toMatchObject({ code: 'refund_changed' })
  expect(await refund(api, number, { refunded_so_far: 500 })).toMatchObject({ refund: { state: 'done' } })
  expect(await givenBack(api)).toBe(100_000)
})

test('a refund that is still under way counts for what the next author must have seen', async () => {
  const { api, number } = await paidOrder()
  api.bank.isAway = true
  await refund(api, number)

  await expect(refund(api, number)).rejects.toMatchObject({
    code: 'refund_changed',
    details: { refunded_so_far: 500 },
  })
  await expect(refund(api, number, { refunded_so_far: 500 })).rejects.toMatchObject({ code: 'illegal_transition' })
})

test('what the bank declined does not count as given back', async () => {
  const { api, number } = await paidOrder()
  api.bank.isGone = true
  expect(await refund(api, number)).toMatchObject({ refund: { state: 'declined' } })
  api.bank.isGone = false

  expect(await refund(api, number)).toMatchObject({ refund: { state: 'done' } })
  expect(await givenBack(api)).toBe(50_000)
})

test.each([
  ['another sum', { amount: 600 }],
  ['another reason', { comment: 'Брак' }],
  ['another person', { who: 'iryna' }],
])('a key is refused with %s', async (_, wish) => {
  const { api, number } = await paidOrder()
  const key = randomUUID()
  await refund(api, number, { key })

  await expect(refund(api, number, { key, ...wish })).rejects.toMatchObject({
    code: 'idempotency_conflict',
    details: { refunded_so_far: 500 },
  })
  expect(await givenBack(api)).toBe(50_000)
})

test.each(['refund-saved', 'refund-answered'] as const)(
  'after the process died at %s a repeat under the key sends nothing a second time',
  async point => {
    const { api, number } = await paidOrder()
    const key = randomUUID()
    dieAt(point)
    await expect(refund(api, number, { key })).rejects.toThrow()

    expect(await refund(api, number, { key })).toMatchObject({ refund: { amount: 500, state: 'sent' } })
    expect(await givenBack(api)).toBe(point === 'refund-saved' ? 0 : 50_000)
  },
)

test('money that staff took by hand is given back in one step, so that nothing hangs when the process dies', async () => {
  const { api, number } = await paidOrder()
  await api.db
    .collection('orders')
    .updateOne({ number }, { $set: { 'attempts.0.provider': 'manual', 'attempts.0.merchant': 'manual' } })
  dieAt('refund-saved')
  await refund(api, number).catch(() => {})

  expect((await full(api, number)).refunds).toMatchObject([{ amount: 500, state: 'done' }])
})

test('a late answer of the bank settles the refund that it is about, not the one that was begun since', async () => {
  const { api, number } = await paidOrder()
  const bankSpeaks = Promise.withResolvers<void>()
  const disarm = armFailpoint('refund-answered', () => {
    disarm()
    return bankSpeaks.promise
  })
  const late = refund(api, number)
  await until(async () => (await givenBack(api)) === 50_000)
  await api.db
    .collection('orders')
    .updateOne(
      { number },
      { $set: { 'refunds.0.state': 'done', payment_state: 'partially_refunded' }, $inc: { version: 1 } },
    )
  api.bank.isAway = true
  await refund(api, number, { refunded_so_far: 500, amount: 70 })
  api.bank.isAway = false
  bankSpeaks.resolve()
  await late

  expect((await full(api, number)).refunds).toMatchObject([
    { amount: 500, state: 'done' },
    { amount: 70, state: 'sent' },
  ])
})

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise(setImmediate)
}
