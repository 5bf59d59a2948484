import { internalNotifyStaffEndpoint, type StaffEvent } from '@shop/contracts/staff/people/notify-staff'
import { createInternalCalls, handleInternal } from '@shop/service-kit/between-services/internal'
import { createInternalClient, type InternalClient } from '@shop/service-kit/between-services/internal-client'

/** The admin service as far as the others report events to it: each event once, and the ids of all reports. */
export function stubNotifiedStaff(): { client: InternalClient; events: StaffEvent[]; ids: string[] } {
  const calls = createInternalCalls()
  const events: StaffEvent[] = []
  const ids: string[] = []
  handleInternal(calls, internalNotifyStaffEndpoint, ({ id, event }) => {
    if (!ids.includes(id)) events.push(event)
    ids.push(id)
    return {}
  })
  return { client: createInternalClient({ calls }), events, ids }
}
