import { randomUUID } from 'node:crypto'
import { HOUR_MS } from '@shop/calendar/durations'
import { accountingQueueEndpoint, sendOrderTo1cEndpoint } from '@shop/contracts/staff/exchange/accounting'
import {
  bulkOrdersEndpoint,
  type OrderWhich,
  sendOrdersTo1cEndpoint,
  undoBulkOrdersEndpoint,
} from '@shop/contracts/staff/orders/order-bulk'
import { buy, connected1c, standing } from '../../test/connected-1c.ts'
import { order } from '../../test/shopping.ts'
import { fullOrder, paidOrder, sentEmails, takeStaffAction } from '../../test/staff.ts'
import { type Api, startApi } from '../../test/start-api.ts'

const numbered = (...numbers: string[]): OrderWhich => ({ by: 'numbers', numbers })

function take(api: Api, which: OrderWhich, idempotencyKey = randomUUID()) {
  return api.staff.write(bulkOrdersEndpoint, { body: { which, action: 'take' }, idempotencyKey })
}
function send(api: Api, which: OrderWhich, idempotencyKey = randomUUID()) {
  return api.staff.write(sendOrdersTo1cEndpoint, { body: { which }, idempotencyKey })
}
function undo(api: Api, id: string, numbers: string[]) {
  return api.staff.write(undoBulkOrdersEndpoint, { params: { id }, body: { numbers } })
}

async function threePaid() {
  const api = await startApi()
  const numbers: string[] = []
  for (let count = 0; count < 3; count++) numbers.push((await paidOrder({}, api)).number)
  return { api, numbers }
}

test('many orders are started at once, and of each it is said what happened', async () => {
  const { api, numbers } = await threePaid()
  const [first = '', second = ''] = numbers
  await takeStaffAction(api, second, { action: 'take' })
  const { number: unpaid } = (await order(api)).body.order

  const { orders, change } = await take(api, numbered(...numbers, unpaid, '26-000999'))

  expect(orders).toEqual([
    { number: first, outcome: 'done', why: null, order_status: 'processing' },
    { number: second, outcome: 'left', why: null, order_status: 'processing' },
    { number: numbers[2], outcome: 'done', why: null, order_status: 'processing' },
    { number: unpaid, outcome: 'refused', why: 'illegal_transition', order_status: 'awaiting_payment' },
    { number: '26-000999', outcome: 'refused', why: 'not_found', order_status: null },
  ])
  expect(change).toMatchObject({
    action: 'order_bulk_take',
    subjects: [first, numbers[2]],
    after: { done: 2, left: 1, refused: 2 },
  })
  expect(await fullOrder(api, first)).toMatchObject({ due_on: '2026-11-25', history: expect.any(Array) })
})

test('a repeat under the same key starts nothing twice and answers the same', async () => {
  const { api, numbers } = await threePaid()
  const key = randomUUID()
  const first = await take(api, numbered(...numbers), key)

  const again = await take(api, numbered(...numbers), key)

  expect(again.orders).toEqual(first.orders)
  expect(again.change?.subjects).toEqual(numbers)
  const { history } = await fullOrder(api, numbers[0] ?? '')
  expect(history.filter(({ event }) => event === 'take')).toHaveLength(1)
})

test('all orders of a filter are meant as long as it finds as many as staff have seen', async () => {
  const { api, numbers } = await threePaid()
  await order(api)
  const toPack = (count: number): OrderWhich => ({ by: 'filter', filter: { tab: 'to_pack' }, count })

  await expect(take(api, toPack(4))).rejects.toMatchObject({ code: 'count_changed', details: { count: 3 } })
  const { orders } = await take(api, toPack(3))

  expect(orders.map(({ number, outcome }) => [number, outcome])).toEqual(
    numbers.toReversed().map(number => [number, 'done']),
  )
})

test('a start of many orders is taken back where nothing has happened since; nobody gets an email about it', async () => {
  const { api, numbers } = await threePaid()
  const [first = '', second = ''] = numbers
  const key = randomUUID()
  await take(api, numbered(first, second), key)
  await takeStaffAction(api, second, { action: 'ship', tracking: '20450123456789' })
  const emails = await sentEmails(api)

  const { orders, change } = await undo(api, key, numbers)

  expect(orders).toEqual([
    { number: first, outcome: 'done', why: null, order_status: 'paid' },
    { number: second, outcome: 'refused', why: 'illegal_transition', order_status: 'shipped' },
    { number: numbers[2], outcome: 'refused', why: 'illegal_transition', order_status: 'paid' },
  ])
  expect(change).toMatchObject({ action: 'order_bulk_undo', subjects: [first] })
  expect(await fullOrder(api, first)).toMatchObject({ due_on: null, actions: expect.arrayContaining(['take']) })
  expect(await sentEmails(api)).toEqual(emails)
  expect((await undo(api, key, [first])).orders).toMatchObject([{ outcome: 'done', order_status: 'paid' }])
})

test('what another call or one by one was started is not taken back, nor after an hour', async () => {
  const { api, numbers } = await threePaid()
  const [first = '', second = ''] = numbers
  const key = randomUUID()
  await take(api, numbered(first), key)
  await takeStaffAction(api, second, { action: 'take' })

  expect((await undo(api, randomUUID(), [first, second])).change).toBeNull()
  api.wait(HOUR_MS + 1000)

  expect((await undo(api, key, [first])).orders).toMatchObject([{ outcome: 'refused', order_status: 'processing' }])
})

test('of two staff who start the same orders at once, each order is started by one', async () => {
  const { api, numbers } = await threePaid()

  const answers = await Promise.all([take(api, numbered(...numbers)), take(api, numbered(...numbers))])

  for (const number of numbers) {
    const outcomes = answers.map(({ orders }) => orders.find(one => one.number === number)?.outcome)
    expect(outcomes.toSorted()).toEqual(['done', 'left'])
  }
})

test('many orders are sent to 1C at once, and of each it is said what happened', async () => {
  const { api, numbers } = await threePaid()
  const [first = '', second = '', third = ''] = numbers
  await api.staff.write(sendOrderTo1cEndpoint, { body: { order: second } })

  const { orders, change } = await send(api, numbered(...numbers, '26-000999'))

  expect(orders).toEqual([
    { number: first, outcome: 'done', why: null, order_status: 'paid' },
    { number: second, outcome: 'left', why: null, order_status: 'paid' },
    { number: third, outcome: 'done', why: null, order_status: 'paid' },
    { number: '26-000999', outcome: 'refused', why: 'not_found', order_status: null },
  ])
  expect(change).toMatchObject({
    action: 'order_bulk_send_to_1c',
    subjects: [first, third],
    after: { done: 2, left: 1, refused: 1 },
  })
  const queue = await api.staff.read(accountingQueueEndpoint, { query: { state: 'queued' } })
  expect(queue.orders.map(({ number }) => number).toSorted()).toEqual(numbers.toSorted())
})

test('a repeat of sending many to 1C queues nothing twice, not even what 1C has taken since', async () => {
  const { api, client } = await connected1c({ connection: { queuesPaid: false } })
  const number = await buy(api)
  const key = randomUUID()
  const first = await send(api, numbered(number), key)
  await client.takeOrders()

  const again = await send(api, numbered(number), key)

  expect(again.orders).toEqual(first.orders)
  expect(await standing(api, number)).toEqual(['taken', 'paid', 'approved'])
  expect((await send(api, numbered(number))).orders).toMatchObject([{ outcome: 'done' }])
  expect(await standing(api, number)).toEqual(['queued', 'paid', 'approved'])
})

test('all orders of a filter are sent to 1C as long as it finds as many as staff have seen', async () => {
  const { api, numbers } = await threePaid()
  const toPack = (count: number): OrderWhich => ({ by: 'filter', filter: { tab: 'to_pack' }, count })

  await expect(send(api, toPack(2))).rejects.toMatchObject({ code: 'count_changed', details: { count: 3 } })
  const { orders } = await send(api, toPack(3))

  expect(orders.map(({ number, outcome }) => [number, outcome])).toEqual(
    numbers.toReversed().map(number => [number, 'done']),
  )
  await expect(send(api, numbered('DROP TABLE'))).rejects.toMatchObject({ code: 'validation' })
})
