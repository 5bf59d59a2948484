import type { Order } from '../order/order.ts'
import { finishTasksOrLeave, type TaskDeps } from '../order/run-tasks.ts'
import { CarrierSilence } from '../ports/nova-poshta/carrier-silence.ts'
import type { TrackingStatuses, TrackParcels } from '../ports/nova-poshta/track-parcels.ts'
import { numbersToTrack, withTrackingStatuses } from './tracking-status.ts'

type TrackingDeps = TaskDeps & { track: TrackParcels }

const ORDERS_AT_ONCE = 100
const MOST_QUESTIONS = 5
const AGAIN_MS = 30 * 60_000

/**
 * Asks the carrier for the tracking statuses of parcels on their way, beginning with those it was asked about longest ago.
 * A carrier that is silent is left alone until the next run.
 */
export async function pollTracking(deps: TrackingDeps): Promise<void> {
  for (let asked = 0; asked < MOST_QUESTIONS; asked++) {
    const due = await deps.orders.findDueForTracking(deps.clock.now(), ORDERS_AT_ONCE)
    if (due.length === 0 || !(await queryStatus(deps, due))) return
  }
}

/** False when the carrier is silent, and nothing is known. */
async function queryStatus(deps: TrackingDeps, due: readonly Order[]): Promise<boolean> {
  const { orders, clock } = deps
  const now = clock.now()
  const again = new Date(now.getTime() + AGAIN_MS)
  const numbers = due.map(({ number }) => number)
  // Written first: whatever dies or hangs, the next orders have their turn.
  await orders.postponeTracking(numbers, now, again)
  const statuses = await statusesOf(deps, due.flatMap(numbersToTrack))
  if (!statuses) return false
  for (const number of numbers) {
    const changed = await orders.change(number, order => withTrackingStatuses(order, statuses, clock.now()))
    if (changed) await finishTasksOrLeave(deps, number)
  }
  return true
}

async function statusesOf({ track, log }: TrackingDeps, numbers: readonly string[]): Promise<TrackingStatuses | null> {
  try {
    return await track(numbers)
  } catch (err) {
    if (!(err instanceof CarrierSilence)) throw err
    log.warn({ err, provider: 'nova-poshta' }, 'the carrier does not say where parcels are')
    return null
  }
}
