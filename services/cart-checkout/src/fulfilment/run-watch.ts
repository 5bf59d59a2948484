import type { Catalog } from '../clients/catalog.ts'
import { isPlaced, type Order } from '../order/order.ts'
import { changeAndClaim, finishChanged, type TaskDeps } from '../order/run-tasks.ts'
import { withArrived } from './arrival.ts'
import { itemCount } from './left-to-send.ts'
import { withWatched } from './watch-order.ts'

const AT_ONCE = 100

/**
 * Does what is due for orders by the clock: reminders to pay, late pre-orders, forgotten parcels, the end of the days for returns. After a
 * rush it goes on until it has done them all.
 */
export async function watchOrders(deps: TaskDeps): Promise<void> {
  const { orders, clock } = deps
  let due: Order[]
  do {
    due = await orders.findDueForWatch(clock.now(), AT_ONCE)
    let isAnyChanged = false
    for (const order of due) {
      const changed = await changeAndClaim(deps, order, latest => withWatched(latest, clock.now()))
      if (!changed) continue
      isAnyChanged = true
      await finishChanged(deps, changed)
    }
    if (!isAnyChanged) return
  } while (due.length === AT_ONCE)
}

/** Assigns items that have arrived to paid pre-orders, the oldest first; the rest goes on sale. Answers the orders that got some, by their numbers. */
export async function assignArrivals(deps: TaskDeps & { catalog: Catalog }): Promise<ReadonlyMap<string, Order>> {
  const { catalog, orders, clock } = deps
  const assigned = new Map<string, Order>()
  for (const { article, size, count } of await catalog.fetchArrived()) {
    let left = count
    for (const order of await orders.findWaitingFor({ article, size }, AT_ONCE)) {
      if (left === 0) break
      const changed = await changeAndClaim(deps, order, latest =>
        isPlaced(latest) ? withArrived(latest, { article, size, count: left }, clock.now()) : null,
      )
      if (!changed) continue
      left -= itemCount(changed.order.history.at(-1)?.payload?.lines ?? [])
      assigned.set(order.number, await finishChanged(deps, changed))
    }
    await catalog.freeArrived({ article, size })
  }
  return assigned
}
