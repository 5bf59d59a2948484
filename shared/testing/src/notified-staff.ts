import type { BodyOf } from '@shop/contracts/endpoint'
import { internalColleaguesEndpoint } from '@shop/contracts/staff/people/colleagues'
import { internalForgetWrittenEndpoint } from '@shop/contracts/staff/people/forget-written'
import { internalNotifyStaffEndpoint, type StaffEvent } from '@shop/contracts/staff/people/notify-staff'
import { createInternalCalls, handleInternal } from '@shop/service-kit/between-services/internal'
import { createInternalClient, type InternalClient } from '@shop/service-kit/between-services/internal-client'

type Forgotten = BodyOf<typeof internalForgetWrittenEndpoint>
type StubOffice = {
  client: InternalClient
  events: StaffEvent[]
  ids: string[]
  forgotten: Forgotten[]
  /** It forgets nothing for now. */
  isAway: boolean
}

/**
 * The admin service as far as the others report to it: each event once, the ids of all reports, and of what it was asked to forget the
 * details.
 */
export function stubNotifiedStaff(): StubOffice {
  const calls = createInternalCalls()
  const events: StaffEvent[] = []
  const ids: string[] = []
  const forgotten: Forgotten[] = []
  const office = { isAway: false }
  handleInternal(calls, internalNotifyStaffEndpoint, ({ id, event }) => {
    if (!ids.includes(id)) events.push(event)
    ids.push(id)
    return {}
  })
  handleInternal(calls, internalColleaguesEndpoint, () => ({ logins: ['olena', 'taras'] }))
  handleInternal(calls, internalForgetWrittenEndpoint, asked => {
    if (office.isAway) throw new Error('away')
    forgotten.push(asked)
    return {}
  })
  return Object.assign(office, { client: createInternalClient({ calls }), events, ids, forgotten })
}
