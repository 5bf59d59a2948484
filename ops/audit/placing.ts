import { MINUTE_MS } from '@shop/calendar/durations'
import { isPlaced, type Order } from '@shop/cart-checkout/order/order'
import { createFindings, type Invariant } from './invariant.ts'

type Lease = { _id: string; until: Date }
type Unfinished = { number: string; since: Date }

/** What a dead process left is completed or undone within this time. */
const REPAIRED_WITHIN_MS = MINUTE_MS

/** Every order ends all done or all undone, and one request made one order. */
export function placingInvariant(): Invariant {
  const { list, add } = createFindings()
  const requests = new Map<string, string>()
  const unfinished: Unfinished[] = []
  let checked = 0

  function orderGoesBy(order: Order): void {
    checked += 1
    const { number, ref, buyer, idempotency_key, tasks, tasks_lease_until } = order
    for (const request of [`${buyer} ${idempotency_key}`, `number ${number}`, `ref ${ref}`]) {
      const other = requests.get(request)
      if (other) add(`${number} ${other} twice`, `${number} and ${other} were made by one request`)
      requests.set(request, number)
    }
    if (tasks.length > 0 && !tasks_lease_until) add(`${number} lost tasks`, `${number}: nobody will come for its tasks`)
    if (tasks.length === 0 && !isPlaced(order)) add(`${number} half`, `${number}: is ${order.state} for ever`)
    if (tasks_lease_until) unfinished.push({ number, since: tasks_lease_until })
  }

  return {
    order: orderGoesBy,
    async verdict(databases) {
      const leases = databases('cart-checkout').collection<Lease>('job_leases')
      const job = await leases.findOne({ _id: 'finish-orders' })
      // An order is late only if the job has come by since: a shop that is closed finishes nothing.
      for (const { number, since } of unfinished)
        if (job && since.getTime() + REPAIRED_WITHIN_MS < job.until.getTime())
          add(`${number} unfinished`, `${number}: left unfinished for more than a minute`)
      return { invariant: 'A2 placing', checked, findings: list }
    },
  }
}
