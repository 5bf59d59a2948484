import { type AskDeps, askAbout } from '../payments/ask-bank.ts'
import { isOpen } from '../payments/ask-schedule.ts'
import { LONGEST_UNPAID_MS } from '../payments/start-payment.ts'
import { expireIfDue } from './expire-order.ts'
import type { Order } from './order.ts'
import type { TaskDeps } from './perform-task.ts'
import { finishTasksOrLeave } from './run-tasks.ts'

const AT_ONCE = 100
/** Orders that are expired side by side: each waits for stock and database, and one may wait for the bank. */
const SIDE_BY_SIDE = 8

/** A silent bank keeps an order open for this long: the pieces cannot wait for ever, and a late approval still buys them. */
const SILENCE_MS = 15 * 60_000

/**
 * Releases orders that nobody paid in time, a hundred after the other until none is due (rules §9.6). The bank is asked first
 * where it may know something: the callback may be lost.
 */
export async function expireOverdue(deps: AskDeps): Promise<void> {
  const { orders, clock, log } = deps
  // A bank that was silent once in this round is not waited for again.
  const bank = { isSilent: false }
  const left: string[] = []
  for (;;) {
    const due = await orders.overdue(clock.now(), AT_ONCE, left)
    if (due.length === 0) return
    await sideBySide(due, async number => {
      // One order that cannot be expired must not keep the others waiting.
      const isDone = await expire(deps, number, bank).catch((error: unknown) => {
        log.error({ err: error, order: number }, 'an overdue order is left to the next round')
      })
      if (!isDone) left.push(number)
    })
  }
}

/** False when the order is left to a later round. */
async function expire(deps: AskDeps, number: string, bank: { isSilent: boolean }): Promise<boolean> {
  const order = await deps.orders.byNumber(number)
  if (!order) return true
  if (order.attempts.some(isOpen)) {
    if (!bank.isSilent && !(await askAbout(deps, order))) bank.isSilent = true
    if (bank.isSilent && deps.clock.now() < latestFor(order)) return false
  }
  const expired = await deps.orders.change(number, found => expireIfDue(found, deps.clock.now()))
  if (expired) await finishTasksOrLeave(deps, number)
  return expired !== null
}

/** Until when the reservation waits for a silent bank: not past the longest time of an unpaid order (rules §8.1). */
function latestFor({ created_at, reserved_until }: Order): Date {
  const longest = Math.max(created_at.getTime() + LONGEST_UNPAID_MS, reserved_until.getTime())
  return new Date(Math.min(reserved_until.getTime() + SILENCE_MS, longest))
}

async function sideBySide(numbers: readonly string[], work: (number: string) => Promise<void>): Promise<void> {
  const waiting = [...numbers]
  const worker = async () => {
    for (let number = waiting.shift(); number !== undefined; number = waiting.shift()) await work(number)
  }
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, worker))
}

/** Goes on where a process died or another service did not answer: every order ends all done or all undone. */
export async function finishUnfinished(deps: TaskDeps): Promise<void> {
  for (const number of await deps.orders.unfinished(deps.clock.now(), AT_ONCE)) await finishTasksOrLeave(deps, number)
}
