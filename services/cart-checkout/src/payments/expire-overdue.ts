import { inParallel } from '@shop/service-kit/process/limiter'
import { expireIfDue } from '../cancellation/expire-order.ts'
import type { Order } from '../order/order.ts'
import { finishTasksOrLeave } from '../order/run-tasks.ts'
import { isOpen } from '../payment-attempts/poll-schedule.ts'
import { expireIfDue as expireThirdPartyIfDue } from '../third-party-orders/third-party-order.ts'
import { createRound, type PollDeps, QUERIES_AT_ONCE, queryStatus } from './poll-payments.ts'
import { LONGEST_UNPAID_MS } from './start-payment.ts'

const AT_ONCE = 100

/** A silent bank keeps an order open for this long: the items cannot wait for ever, and a late approval still buys them. */
const SILENCE_MS = 15 * 60_000

/**
 * Releases orders that nobody paid in time, a hundred at a time until none is due (docs/rules.md, "Unpaid orders"). The bank is asked first
 * where it may know something: the callback may be lost.
 */
export async function expireOverdue(deps: PollDeps): Promise<void> {
  const { orders, clock, log } = deps
  const round = createRound()
  const left: string[] = []
  for (;;) {
    const due = await orders.findOverdue(clock.now(), AT_ONCE, left)
    if (due.length === 0) return
    await inParallel(due, QUERIES_AT_ONCE, async number => {
      // One order that cannot be expired must not keep the others waiting.
      const isDone = await expire(deps, number, round).catch((error: unknown) => {
        log.error({ err: error, order: number }, 'an overdue order is left to the next round')
      })
      if (!isDone) left.push(number)
    })
  }
}

/** False when the order is left to a later round. */
async function expire(deps: PollDeps, number: string, round: ReturnType<typeof createRound>): Promise<boolean> {
  const { orders, clock } = deps
  const order = await orders.byNumber(number)
  if (!order) return true
  if (order.attempts.some(isOpen)) {
    // A bank that is silent in this round is not waited for again.
    const isAnswered = !round.isOver() && (await queryStatus(deps, order, { asked: clock.now() }))
    round.note({ isAnswered })
    if (!isAnswered && clock.now() < silenceDeadlineOf(order)) return false
  }
  const expired = await orders.change(number, found => expireIfDue(found, clock.now()))
  if (expired) await finishTasksOrLeave(deps, number)
  return expired !== null
}

/**
 * Until when the order of a silent bank is kept: not past the longest time of an unpaid order (docs/rules.md, "Unpaid orders"). Who wants to
 * cancel it waits for the bank no longer than the reservation.
 */
function silenceDeadlineOf({ reserved_until, created_at, cancel_requested }: Order): Date {
  const latest = cancel_requested ? 0 : created_at.getTime() + LONGEST_UNPAID_MS
  return new Date(Math.min(reserved_until.getTime() + SILENCE_MS, Math.max(reserved_until.getTime(), latest)))
}

/** Ends the orders by link that nobody paid in time. The bank is asked first; while it is silent they wait, for nothing is reserved for them. */
export async function expireThirdPartyOrders(deps: PollDeps): Promise<void> {
  const { thirdPartyOrders, clock } = deps
  const round = createRound()
  await inParallel(await thirdPartyOrders.overdue(clock.now(), AT_ONCE), QUERIES_AT_ONCE, async order => {
    if (order.attempts.some(isOpen)) {
      const isAnswered = !round.isOver() && (await queryStatus(deps, order, { asked: clock.now() }))
      round.note({ isAnswered })
      if (!isAnswered) return
    }
    await thirdPartyOrders.change(order.number, order => expireThirdPartyIfDue(order, clock.now()))
  })
}
