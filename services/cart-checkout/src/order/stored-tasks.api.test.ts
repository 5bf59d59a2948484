import { freshDatabase } from '@shop/testing/database'
import { anOrder, noon } from '../../test/an-order.ts'
import { createOrderRepository } from './order.repository.ts'

const later = new Date(noon.getTime() + 1000)
const former = [
  { do: 'hold_stock' },
  { do: 'hold_promo' },
  { do: 'put_back', key: '26-000001 return 1', pieces: [] },
  { do: 'send_letter', letter: 'paid', row: 2 },
  { do: 'forget' },
]
const todays = [
  { do: 'reserve_stock' },
  { do: 'reserve_promo' },
  { do: 'restock', key: '26-000001 return 1', pieces: [] },
  { do: 'send_email', email: 'paid', row: 2 },
  { do: 'forget' },
]

test('what an order of an earlier release still has to do goes by the names of today, and is saved by them', async () => {
  const db = await freshDatabase()
  const orders = createOrderRepository(db)
  const stored = db.collection('orders')
  await stored.insertOne({ ...anOrder({ number: '26-000001' }), tasks: former, tasks_lease_until: noon })

  expect(await orders.byNumber('26-000001')).toMatchObject({ tasks: todays })
  expect(await orders.claimTasks('26-000001', later, later)).toMatchObject({ tasks: todays })
  await orders.change('26-000001', order => ({ ...order, tasks: order.tasks.slice(1) }))

  expect(await stored.findOne({ number: '26-000001' })).toMatchObject({ tasks: todays.slice(1) })
})
