import { type AskDeps, askAbout } from '../payments/ask-bank.ts'
import { isOpen } from '../payments/ask-schedule.ts'
import { expireIfDue } from './expire-order.ts'
import type { TaskDeps } from './perform-task.ts'
import { finishTasksOrLeave } from './run-tasks.ts'

const AT_ONCE = 100

/** A silent bank keeps an order open for this long: the pieces cannot wait for ever, and a late approval still buys them. */
const SILENCE_MS = 15 * 60_000

/** Gives the pieces of orders back that nobody paid in time. The bank is asked first: the callback may be lost. */
export async function expireOverdue(deps: AskDeps): Promise<void> {
  let isSilent = false
  for (const number of await deps.orders.overdue(deps.clock.now(), AT_ONCE)) {
    const order = await deps.orders.byNumber(number)
    if (!order) continue
    // A bank that was silent once in this round is not waited for again.
    if (!isSilent) isSilent = !(await askAbout(deps, order))
    const mayBePaid = isSilent && order.attempts.some(isOpen)
    if (mayBePaid && deps.clock.now().getTime() < order.reserved_until.getTime() + SILENCE_MS) continue
    const expired = await deps.orders.change(number, order => expireIfDue(order, deps.clock.now()))
    if (expired) await finishTasksOrLeave(deps, number)
  }
}

/** Goes on where a process died or another service did not answer: every order ends all done or all undone. */
export async function finishUnfinished(deps: TaskDeps): Promise<void> {
  for (const number of await deps.orders.unfinished(deps.clock.now(), AT_ONCE)) await finishTasksOrLeave(deps, number)
}
