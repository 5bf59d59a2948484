import { ShopError } from '@shop/contracts/errors'
import { internalOutbox, type OutboxService } from '@shop/contracts/staff/orders/staff-outbox'
import { handleInternal, type InternalCalls } from '../between-services/internal.ts'
import type { Clock } from '../process/clock.ts'
import type { Outbox } from './outbox.repository.ts'
import type { OutboxEntry } from './outbox.ts'

/** What staff may ask of the outbox of a service: what is stuck, and to try it again. */
export function addOutboxCalls(calls: InternalCalls, service: OutboxService, outbox: Outbox, clock: Clock): void {
  const { list, page, retry } = internalOutbox[service]
  handleInternal(calls, list, async () => {
    const [entries, counts] = await Promise.all([outbox.undone(), outbox.counts()])
    return { entries: entries.map(rowOf), ...counts }
  })
  handleInternal(calls, page, async ({ state, after }) => {
    const entries = await outbox.undoneAfter(state, after && { due: new Date(after.due), id: after.id })
    return { entries: entries.map(rowOf) }
  })
  handleInternal(calls, retry, async ({ id }) => {
    if (!(await outbox.revive(id, clock.now()))) throw new ShopError('not_found')
    return {}
  })
}

function rowOf({ _id: id, effect, facts, state, attempts, created_at, due, failure }: OutboxEntry) {
  // An address that no record holds any more is personal, and what an email says of an event is its text; all other facts are references.
  const { to: _, person: __, event: ___, ...references } = facts
  const about = Object.fromEntries(Object.entries(references).map(([name, value]) => [name, String(value)]))
  const moments = { created_at: created_at.toISOString(), due: due.toISOString() }
  return {
    id,
    effect,
    about,
    state: state === 'dead' ? ('dead' as const) : ('waiting' as const),
    attempts,
    ...moments,
    failure,
  }
}
