import type { Catalog } from '../clients/catalog.ts'
import { isPlaced } from '../order/order.ts'
import { finishTasksOrLeave, type TaskDeps } from '../order/run-tasks.ts'
import { withArrived } from './arrival.ts'
import { itemCount } from './left-to-send.ts'
import { withWatched } from './watch-order.ts'

const AT_ONCE = 100

/** Does what is due for orders by the clock: late pre-orders, forgotten parcels, the end of the days for returns. */
export async function watchOrders(deps: TaskDeps): Promise<void> {
  const { orders, clock } = deps
  for (const number of await orders.toWatch(clock.now(), AT_ONCE)) {
    const changed = await orders.change(number, order => withWatched(order, clock.now()))
    if (changed) await finishTasksOrLeave(deps, number)
  }
}

/** Assigns items that have arrived to paid pre-orders, the oldest first; the rest goes on sale. */
export async function assignArrivals(deps: TaskDeps & { catalog: Catalog }): Promise<void> {
  const { catalog, orders, clock } = deps
  for (const { article, size, count } of await catalog.arrived()) {
    let left = count
    for (const number of await orders.waitingFor({ article, size }, AT_ONCE)) {
      if (left === 0) break
      const changed = await orders.change(number, order =>
        isPlaced(order) ? withArrived(order, { article, size, count: left }, clock.now()) : null,
      )
      if (!changed) continue
      left -= itemCount(changed.history.at(-1)?.payload?.lines ?? [])
      await finishTasksOrLeave(deps, number)
    }
    await catalog.freeArrived({ article, size })
  }
}
