import { ShopError } from '@shop/contracts/errors'
import { type AuditRow, auditEndpoint, auditEntryEndpoint } from '@shop/contracts/staff/people/audit'
import { invalid } from '@shop/service-kit/calls/fields'
import type { Guards } from '@shop/service-kit/calls/guards'
import { handle } from '@shop/service-kit/calls/handle'
import { createRoutes, type Routes } from '@shop/service-kit/calls/routes'
import type { StoredEntry } from './audit-entry.ts'
import type { AuditLog } from './audit-log.ts'
import { nameOf } from './audit-name.ts'
import { placeOf, readPlace } from './audit-search.ts'

const PAGE = 50
/** Articles of a change of several: in a row of the log, and in an entry. */
const NAMED_IN_ROW = 3
const MOST_NAMED = 1000

/** The audit log, for the owner. */
export function auditRoutes(guards: Guards, audit: AuditLog): Routes {
  const routes = createRoutes(guards)
  handle(routes, auditEndpoint, async ({ query: { after, ...filter } }) => {
    const place = after ? readPlace(after) : null
    if (after && !place) throw invalid('after')
    const found = await audit.find(filter, PAGE + 1, place)
    const entries = found.slice(0, PAGE)
    const last = entries.at(-1)
    return {
      entries: entries.map(entry => rowView(entry, NAMED_IN_ROW)),
      next: found.length > PAGE && last ? placeOf(last) : null,
    }
  })
  handle(routes, auditEntryEndpoint, async ({ params }) => {
    const found = await audit.byId(params.id)
    if (!found) throw new ShopError('not_found')
    const { asked, before, after } = found
    return { entry: { ...rowView(found, MOST_NAMED), asked, before, after } }
  })
  return routes
}

function rowView(entry: StoredEntry, named: number): AuditRow {
  const { subjects = [] } = entry
  const name = nameOf(entry)
  const { _id, at, subject, asked, before, after, who, action, address, request_id, outcome, tries } = entry
  const has_details = [asked, before, after].some(part => part !== undefined && part !== null)
  const about = { who, action, subject: subject ?? null, address, request_id }
  return {
    id: _id,
    at: at.toISOString(),
    ...about,
    ...(name && { name }),
    ...(subjects.length > 0 && { subjects: subjects.slice(0, named), subject_count: subjects.length }),
    ...(outcome && { outcome }),
    ...(tries && { tries }),
    has_details,
  }
}
