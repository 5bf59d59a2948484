import { type OutboxKind, outboxKindOf, outboxKinds } from '@shop/contracts/staff/orders/staff-outbox'
import type { HealthCheck } from '@shop/contracts/staff/staff-health'
import type { Outbox } from './outbox.repository.ts'

const names = { email: 'emails', sms: 'sms', task: 'tasks' } as const satisfies Record<OutboxKind, HealthCheck['name']>

/** What of the outbox was given up, by what it is to those who read of it; since when is when the first of it was to be done. */
export async function outboxChecks(outbox: Outbox): Promise<HealthCheck[]> {
  const failures = await outbox.failures()
  return outboxKinds.map(kind => {
    const failed = failures.filter(({ effect }) => outboxKindOf(effect) === kind)
    const [first] = failed.map(({ created_at }) => created_at.toISOString()).toSorted()
    const check = { name: names[kind], count: failed.length, since: first ?? null }
    return first ? { ...check, state: 'broken', problem: 'failed' } : { ...check, state: 'fine', problem: null }
  })
}
