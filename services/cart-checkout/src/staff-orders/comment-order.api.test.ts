import { randomUUID } from 'node:crypto'
import { addCommentEndpoint, markCommentEndpoint } from '@shop/contracts/staff/orders/order-comments'
import { orderTabsEndpoint, staffOrdersEndpoint } from '@shop/contracts/staff/orders/staff-orders'
import { fullOrder, paidOrder } from '../../test/staff.ts'
import type { Json } from '../../test/start-api.ts'

async function orderWithThread() {
  const { api, number } = await paidOrder()
  return {
    api,
    number,
    add: (body: Json, idempotencyKey: string = randomUUID(), of = number) =>
      api.staff.write(addCommentEndpoint, { params: { number: of }, body, idempotencyKey }),
    mark: (id: string, done: unknown, who = 'taras') =>
      api.staff.write(markCommentEndpoint, { params: { number, id }, body: { is_done: done }, who }),
    async foundFor(assignee: string) {
      const query = { 'filters[assignee]': assignee }
      return (await api.staff.read(staffOrdersEndpoint, { query })).orders.map(order => order.number)
    },
  }
}
const task = { text: 'Передзвонити про розмір', assignee: 'taras' }

test('staff assign a comment to a colleague, who finds the order until it is done', async () => {
  const { api, number, add, mark, foundFor } = await orderWithThread()
  const { order, change } = await add(task)
  const [comment] = order.comments ?? []

  expect(comment).toMatchObject({ ...task, who: 'olena', done: null })
  expect(change).toMatchObject({ action: 'order_comment_add', subject: number, asked: { assignee: 'taras' } })
  expect(JSON.stringify(change)).not.toContain('Передзвонити')
  expect(await foundFor('taras')).toEqual([number])
  expect(await foundFor('olena')).toEqual([])
  expect((await api.staff.read(orderTabsEndpoint, { query: { 'filters[assignee]': 'taras' } })).newest).toEqual([
    number,
  ])

  const marked = await mark(comment?.id ?? '', true)
  expect(marked.order.comments?.[0]?.done).toMatchObject({ who: 'taras' })
  expect(marked.change).toMatchObject({
    action: 'order_comment_done',
    before: { is_done: false },
    after: { is_done: true },
  })
  expect((await mark(comment?.id ?? '', true)).change).toBeNull()
  expect(await foundFor('taras')).toEqual([])

  expect((await mark(comment?.id ?? '', false)).change).toMatchObject({ action: 'order_comment_reopen' })
  expect(await foundFor('taras')).toEqual([number])
})

test('a repeat under the same key is the same comment, and another text under it is refused', async () => {
  const { api, number, add } = await orderWithThread()
  const key = randomUUID()
  await Promise.all([add(task, key), add(task, key)])

  expect((await fullOrder(api, number)).comments).toHaveLength(1)
  await expect(add({ ...task, text: 'Інше' }, key)).rejects.toMatchObject({ code: 'idempotency_conflict' })
})

test.each([
  [{ text: '' }, { text: 'comment_empty' }],
  [{ text: ' \n ' }, { text: 'comment_empty' }],
  [{ text: 'x'.repeat(1001) }, { text: 'too_long' }],
  [{ text: 'так', assignee: 'nobody' }, { assignee: 'colleague_unknown' }],
])('a comment %j is refused by its field', async (body, fields) => {
  const { add } = await orderWithThread()
  await expect(add(body)).rejects.toMatchObject({ code: 'validation', details: { fields } })
})

test('a comment on no order, a mark on no comment and a mark that says nothing are refused', async () => {
  const { add, mark } = await orderWithThread()
  await expect(add(task, randomUUID(), '26-000999')).rejects.toMatchObject({ code: 'not_found' })
  await expect(mark(randomUUID(), true)).rejects.toMatchObject({ code: 'not_found' })
  await expect(mark('first', true)).rejects.toMatchObject({
    code: 'validation',
    details: { fields: { id: 'invalid' } },
  })
  await expect(mark(randomUUID(), undefined)).rejects.toMatchObject({ details: { fields: { is_done: 'required' } } })
})

test('an order is found by the words of any comment', async () => {
  const { api, number, add } = await orderWithThread()
  await add({ text: 'Просить подарункове пакування' })

  const { orders } = await api.staff.read(staffOrdersEndpoint, { query: { search: 'подарункове' } })
  expect(orders.map(order => order.number)).toEqual([number])
})
