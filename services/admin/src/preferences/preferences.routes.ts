import { ShopError } from '@shop/contracts/errors'
import { changePreferencesEndpoint, preferencesEndpoint } from '@shop/contracts/staff/people/preferences'
import type { Guards } from '@shop/service-kit/calls/guards'
import { handle } from '@shop/service-kit/calls/handle'
import { createRoutes, type Routes } from '@shop/service-kit/calls/routes'
import type { Db } from 'mongodb'
import type { AuditLog } from '../audit/audit-log.ts'
import { handleWrite } from '../audit/record-write.ts'
import { createPreferences } from './preferences.repository.ts'

const MOST_BYTES = 16 * 1024

/** What the member of staff who asks keeps: saved filters, first steps put away. */
export function preferencesRoutes(guards: Guards, db: Db, audit: AuditLog): Routes {
  const preferences = createPreferences(db)
  const routes = createRoutes(guards)
  handle(routes, preferencesEndpoint, ({ staff }) => preferences.of(staff().id))
  handleWrite(routes, audit, changePreferencesEndpoint, async ({ body, staff }, who) => {
    if (Buffer.byteLength(JSON.stringify(body)) > MOST_BYTES) throw new ShopError('body_too_large')
    const answer = await preferences.change(staff().id, body)
    if (!answer) throw new ShopError('changed_meanwhile', { revision: (await preferences.of(staff().id)).revision })
    const { saved_filters, first_steps_hidden } = body
    const asked = {
      saved_filters: saved_filters.length,
      ...(first_steps_hidden !== undefined && { first_steps_hidden }),
    }
    const change = { action: 'staff_preferences', subject: who, asked } as const
    return { answer, change }
  })
  return routes
}
