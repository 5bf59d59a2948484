import { putOnShelf, tall } from '../../test/changed-order.ts'
import { exchange, toTall } from '../../test/exchanged-order.ts'
import { info } from '../../test/shopping.ts'
import { codeIn, deliveredOrder, fullOrder, saved, sentEmails, takeStaffAction } from '../../test/staff.ts'
import type { Api, Json } from '../../test/start-api.ts'
import { dress, size } from '../../test/stub-catalog.ts'

const wanted = { article: tall, size }
const lines = [{ article: dress, size, bundle: null, count: 1, wanted }]
const wish = { lines, cause: 'too_small', reason: '' }

async function askedBy(api: Api, ref: string, body: Json = wish): Promise<{ status: number; body: Json }> {
  await api.post('/api/orders/send-code', { order: ref })
  return api.post('/api/orders/return', { order: ref, code: await codeIn(api), ...body })
}

async function delivered() {
  const order = await deliveredOrder()
  putOnShelf(order.api, { uah: 399_000 })
  return order
}

test('a customer asks for another size, staff find it at the return, and she reads what is exchanged and owed', async () => {
  const { api, ref, number } = await delivered()
  expect((await askedBy(api, ref)).status).toBe(200)
  expect(await info(api, ref)).toMatchObject({ last_return: { state: 'open', is_exchange: true } })

  const accepted = await takeStaffAction(api, number, {
    action: 'return_accept',
    lines: [{ article: dress, size, count: 1, restock: true }],
  })
  expect(accepted.returns).toMatchObject([{ state: 'accepted', lines: [{ wanted }] }])
  expect(await info(api, ref)).toMatchObject({ last_return: { state: 'accepted', is_exchange: true } })
  await exchange(api, number, toTall())

  expect((await info(api, ref)).last_return).toMatchObject({ state: 'exchanged' })
  const subjects = await sentEmails(api)
  expect(subjects).toContain(`Обмін у замовленні № ${number} оформлено`)
  const accepting = await api.db.collection('caught_mails').findOne({ subject: /прийнято/ })
  expect(accepting?.text).toContain('обмін буде оформлено')
})

test('who may read the order sees what was exchanged for what and what still goes back, others nothing of it', async () => {
  const { api, ref, number } = await delivered()
  await askedBy(api, ref)
  await takeStaffAction(api, number, { action: 'return_accept' })
  await exchange(api, number, toTall())
  expect(await info(api, ref)).not.toHaveProperty('last_exchange')

  await api.post('/api/orders/send-code', { order: ref })
  const opened = await api.post('/api/orders/open', { order: ref, code: await codeIn(api) })

  expect(opened.status).toBe(200)
  expect((await fullOrder(api, number)).exchanges).toHaveLength(1)
})

test.each<[string, Json, number, Json]>([
  [
    'a size that is gone',
    { ...wish, lines: [{ ...lines[0], wanted: { article: 'DR-9999-BLK-R', size } }] },
    409,
    { code: 'out_of_stock' },
  ],
  [
    'a size without a name',
    { ...wish, lines: [{ ...lines[0], wanted: { article: tall } }] },
    400,
    { code: 'validation' },
  ],
  ['more than was bought', { ...wish, lines: [{ ...lines[0], count: 2 }] }, 400, { code: 'validation' }],
])('%s is refused, and the order stays as it is', async (_, body, status, error) => {
  const { api, ref } = await delivered()

  const answer = await askedBy(api, ref, body)

  expect([answer.status, answer.body.error]).toMatchObject([status, error])
  expect(await saved(api, ref)).toMatchObject({ state: 'delivered' })
})

test('the address of an order alone exchanges nothing', async () => {
  const { api, ref } = await delivered()

  expect((await api.post('/api/orders/return', { order: ref, ...wish })).status).toBe(403)
})
