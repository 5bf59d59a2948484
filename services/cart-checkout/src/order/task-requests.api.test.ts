import { commitStockEndpoint } from '@shop/contracts/catalog/stock'
import { createLog } from '@shop/service-kit/log/log'
import { signedCallback } from '../../test/bank.ts'
import { orderAndPay } from '../../test/shopping.ts'
import { startApi } from '../../test/start-api.ts'
import { CALLBACK_PATH } from '../payments/payments.routes.ts'
import { TASK_LEASE_MS } from './order-tasks.ts'

const request = '4bf92f3577b34da6a3ce929d0e0e4736'

/** An order that was paid while the catalogue did not sell: its tasks are left to the job. */
async function paidWithoutCatalogue() {
  const lines: { msg: string; request_id?: string }[] = []
  const destination = { write: (line: string) => void lines.push(JSON.parse(line)) }
  const api = await startApi({ log: createLog({ name: 'cart-checkout', destination }) })
  const { number } = await orderAndPay(api)
  const sell = api.calls.get(commitStockEndpoint.path)
  if (!sell) throw new Error('the catalogue sells')
  api.calls.set(commitStockEndpoint.path, { ...sell, run: () => Promise.reject(new Error('the catalogue is away')) })
  await api.post(CALLBACK_PATH, await signedCallback(api, `${number}-1`), { headers: { 'x-request-id': request } })
  const orders = api.db.collection('orders')
  return {
    number,
    orders,
    failures: () => lines.filter(({ msg }) => msg.startsWith('the tasks of an order')),
    tasks: async () => (await orders.findOne({ number }))?.tasks as { do: string; request_id?: string }[],
    async goOn() {
      api.wait(TASK_LEASE_MS + 1)
      await api.service.jobs.runNow('finish-orders')
    },
    reopen: () => api.calls.set(commitStockEndpoint.path, sell),
    outbox: () => api.db.collection('outbox').find().toArray(),
  }
}

test('a task that fails in a job is written under the id of the call that brought it', async () => {
  const shop = await paidWithoutCatalogue()
  expect((await shop.tasks())[0]).toEqual({ do: 'sell_stock', request_id: request })

  await shop.goOn()
  await shop.goOn()
  expect(shop.failures().map(({ request_id }) => request_id)).toEqual([request, request, request])
})

test('what tasks enqueue hours later is of that call too, and the order ends as it would have', async () => {
  const shop = await paidWithoutCatalogue()
  const before = await shop.outbox()
  shop.reopen()
  await shop.goOn()

  expect(await shop.tasks()).toEqual([])
  const later = (await shop.outbox()).filter(entry => !before.some(({ _id }) => String(_id) === String(entry._id)))
  expect(later.length).toBeGreaterThan(0)
  expect(new Set(later.map(({ request_id }) => request_id))).toEqual(new Set([request]))
})

test('tasks from before this was noted are done all the same, and belong to no call', async () => {
  const shop = await paidWithoutCatalogue()
  await shop.orders.updateOne({ number: shop.number }, { $unset: { 'tasks.$[].request_id': '' } })
  await shop.goOn()
  expect(shop.failures().at(-1)).not.toHaveProperty('request_id')

  shop.reopen()
  await shop.goOn()
  expect(await shop.tasks()).toEqual([])
})
