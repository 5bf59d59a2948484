import { internalNotifyStaffEndpoint } from '@shop/contracts/staff/people/notify-staff'
import { handleInternal, type InternalCalls } from '@shop/service-kit/between-services/internal'
import type { Outbox } from '@shop/service-kit/outbox/outbox.repository'
import type { Clock } from '@shop/service-kit/process/clock'
import type { StaffRepository } from '../staff/staff.repository.ts'
import type { Notifications } from './notifications.repository.ts'
import { mayRead } from './reader.ts'

type NotifyDeps = { staff: StaffRepository; notifications: Notifications; outbox: Outbox; clock: Clock }

/** The outbox's effect that `sendNotification` does. */
export const NOTIFICATION_EFFECT = 'notification'

/**
 * What the other services report: an email for each member of staff who chose it waits in the outbox. The key names event and person, so
 * what is reported again, after a process died or an answer was lost, reaches nobody twice.
 */
export function addNotifyStaffCalls(calls: InternalCalls, deps: NotifyDeps): void {
  const { staff, notifications, outbox, clock } = deps
  handleInternal(calls, internalNotifyStaffEndpoint, async ({ id, event }) => {
    const choosers = await notifications.choosersOf(event.kind)
    if (choosers.length === 0) return {}
    const readers = (await staff.byIds(choosers)).filter(person => mayRead(person, event.kind))
    // Which email it is, as staff see it in the list of failed emails.
    const about = { letter: event.kind, ...('number' in event && { order: event.number }) }
    const entries = readers.map(({ id: person }) => {
      const facts = { staff: person, ...about, event }
      return { key: `notification ${id} ${person}`, effect: NOTIFICATION_EFFECT, facts, now: clock.now() }
    })
    await outbox.enqueueAll(entries)
    return {}
  })
}
