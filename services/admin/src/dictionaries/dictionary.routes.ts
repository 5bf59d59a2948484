import {
  changeHeightsEndpoint,
  changeShortSizesEndpoint,
  type DictionaryKind,
  dictionaryCalls,
  dictionaryKinds,
} from '@shop/contracts/staff/storefront/staff-dictionaries'
import type { InternalClient } from '@shop/service-kit/between-services/internal-client'
import type { Guards } from '@shop/service-kit/calls/guards'
import { handle } from '@shop/service-kit/calls/handle'
import { createRoutes, type Routes } from '@shop/service-kit/calls/routes'
import type { AuditLog } from '../audit/audit-log.ts'
import { handleWrite } from '../audit/handle-write.ts'
import { changeHeights, changeShortSizes } from './change-labels.ts'

/** Collections, colours, sizes and heights for staff. They stay with the goods that have them. */
export function dictionaryRoutes(guards: Guards, catalog: InternalClient, audit: AuditLog): Routes {
  const routes = createRoutes(guards)
  for (const kind of dictionaryKinds) addRoutesOf(routes, kind, catalog, audit)

  handleWrite(routes, audit, changeShortSizesEndpoint, async ({ body }, who) => {
    const { before, after } = await changeShortSizes(catalog, body.short_sizes, who)
    return { answer: { short_sizes: after }, change: { action: 'size_change', subject: 'short-sizes', before, after } }
  })
  handleWrite(routes, audit, changeHeightsEndpoint, async ({ body }, who) => {
    const { before, after } = await changeHeights(catalog, body.heights, who)
    return { answer: { heights: after }, change: { action: 'height_change', subject: 'heights', before, after } }
  })
  return routes
}

function addRoutesOf<Kind extends DictionaryKind>(
  routes: Routes,
  kind: Kind,
  catalog: InternalClient,
  audit: AuditLog,
): void {
  const calls = dictionaryCalls[kind]

  handle(routes, calls.list, () => catalog.call(calls.internalList, {}))
  handleWrite(routes, audit, calls.add, async ({ body: { name, fields } }, who) => {
    const answer = await catalog.call(calls.internalAdd, { name, fields, who })
    return { answer, change: { action: `${kind}_add`, subject: name, after: fields } }
  })
  handleWrite(routes, audit, calls.change, async ({ params: { name }, body: { fields, revision } }, who) => {
    const { row, before } = await catalog.call(calls.internalChange, { name, fields, revision, who })
    return { answer: { row }, change: { action: `${kind}_change`, subject: name, before, after: fields } }
  })
  handleWrite(routes, audit, calls.remove, async ({ params: { name }, body: { revision } }, who) => {
    const { before } = await catalog.call(calls.internalRemove, { name, revision, who })
    return { answer: {}, change: { action: `${kind}_remove`, subject: name, before } }
  })
  handleWrite(routes, audit, calls.order, async ({ body }) => {
    const { rows, before } = await catalog.call(calls.internalOrder, body)
    return { answer: { rows }, change: { action: `${kind}_order`, subject: 'all', before, after: body.names } }
  })
}
