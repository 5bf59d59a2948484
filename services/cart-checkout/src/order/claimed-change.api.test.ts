import { silentLog } from '@shop/service-kit/log/log'
import { freshDatabase } from '@shop/testing/database'
import { anOrder, noon } from '../../test/an-order.ts'
import { createOrderRepository } from './order.repository.ts'
import type { Order } from './order.ts'
import { leaseFrom, TASK_LEASE_MS, withTask } from './order-tasks.ts'
import { changeAndClaim, finishChanged, finishTasks, runTasks } from './run-tasks.ts'

const { number } = anOrder()
const withSale = (order: Order) => withTask(order, { do: 'sell_stock' }, noon)

/** A stored order, and what its tasks were done by. */
async function started(about: Partial<Order> = {}) {
  const orders = createOrderRepository(await freshDatabase())
  await orders.createIndexes()
  const order = anOrder(about)
  await orders.add(order)
  const done: string[] = []
  const as = (name: string) => ({
    orders,
    clock: { now: () => noon },
    log: silentLog,
    performTasks: async () => {
      done.push(name)
      return { isDone: true }
    },
  })
  return { orders, order, done, as }
}

test('who changes an order holds the tasks that the change brings: nobody else begins them', async () => {
  const { orders, order, done, as } = await started()

  const changed = await changeAndClaim(as('us'), order, withSale)
  await finishTasks(as('another'), number)
  if (changed) await finishChanged(as('us'), changed)

  expect(done).toEqual(['us'])
  expect(await orders.byNumber(number)).toMatchObject({ tasks: [], tasks_lease_until: null })
})

test('tasks that somebody works on already stay with them', async () => {
  const { order, done, as } = await started({ tasks: [{ do: 'use_promo' }], tasks_lease_until: leaseFrom(noon) })

  const changed = await changeAndClaim(as('us'), order, withSale)
  if (changed) await finishChanged(as('us'), changed)

  expect([changed?.isClaimed, changed?.order.tasks.length, done]).toEqual([false, 2, []])
})

test('a process that was slower than its lease takes it again where nobody else did', async () => {
  const late = { tasks: [{ do: 'use_promo' as const }], tasks_lease_until: leaseFrom(noon) }
  const { orders, order, done, as } = await started(late)
  const past = { now: () => new Date(noon.getTime() + TASK_LEASE_MS) }

  await runTasks({ ...as('us'), clock: past }, order)

  expect(done).toEqual(['us'])
  expect(await orders.byNumber(number)).toMatchObject({ tasks: [], tasks_lease_until: null })
})

test('a process that was slower than its lease leaves the tasks to the one that has taken them', async () => {
  const late = { tasks: [{ do: 'use_promo' as const }], tasks_lease_until: leaseFrom(noon) }
  const { orders, order, done, as } = await started(late)
  const now = new Date(noon.getTime() + TASK_LEASE_MS)
  await orders.claimTasks(number, now, leaseFrom(now))

  const { order: written } = await runTasks({ ...as('us'), clock: { now: () => now } }, order)

  expect([written, done]).toEqual([null, []])
})

test('a change that was judged by an order of before is judged again by the one that a rival has written', async () => {
  const { orders, order, as } = await started()
  await orders.change(number, latest => ({ ...latest, comment: 'a rival was here' }))
  const seen: string[] = []

  await changeAndClaim(as('us'), order, latest => {
    seen.push(latest.comment)
    return withSale(latest)
  })

  expect(seen).toEqual(['', 'a rival was here'])
  expect(await orders.byNumber(number)).toMatchObject({
    comment: 'a rival was here',
    tasks: [{ do: 'sell_stock' }],
  })
})
