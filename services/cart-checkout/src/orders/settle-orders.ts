import { expireIfDue } from './expire-order.ts'
import type { TaskDeps } from './perform-task.ts'
import { finishTasksOrLeave } from './run-tasks.ts'

const AT_ONCE = 100

/** Gives the pieces of orders back that nobody paid in time. */
export async function expireOverdue(deps: TaskDeps): Promise<void> {
  for (const number of await deps.orders.overdue(deps.clock.now(), AT_ONCE)) {
    const expired = await deps.orders.change(number, order => expireIfDue(order, deps.clock.now()))
    if (expired) await finishTasksOrLeave(deps, number)
  }
}

/** Goes on where a process died or another service did not answer: every order ends all done or all undone. */
export async function finishUnfinished(deps: TaskDeps): Promise<void> {
  for (const number of await deps.orders.unfinished(deps.clock.now(), AT_ONCE)) await finishTasksOrLeave(deps, number)
}
