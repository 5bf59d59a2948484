import {
  changeSettingsEndpoint,
  internalChangeSettingsEndpoint,
  internalSettingsEndpoint,
  type SettingsForm,
  staffSettingsEndpoint,
} from '@shop/contracts/staff/staff-settings'
import type { InternalClient } from '@shop/service-kit/between-services/internal-client'
import type { Guards } from '@shop/service-kit/calls/guards'
import { handle } from '@shop/service-kit/calls/handle'
import { createRoutes, type Routes } from '@shop/service-kit/calls/routes'
import type { AuditLog } from '../audit/audit-log.ts'
import { handleWrite } from '../audit/handle-write.ts'

/** Settings of the shop for staff. They stay where they are used. */
export function settingsRoutes(guards: Guards, cartCheckout: InternalClient, audit: AuditLog): Routes {
  const routes = createRoutes(guards)
  handle(routes, staffSettingsEndpoint, () => cartCheckout.call(internalSettingsEndpoint, {}))
  handleWrite(routes, audit, changeSettingsEndpoint, async ({ body }, who) => {
    const { before, settings } = await cartCheckout.call(internalChangeSettingsEndpoint, { ...body, who })
    const change = { action: 'settings_change' as const, subject: 'payments' }
    return { answer: { settings }, change: { ...change, before: kept(before), after: kept(settings) } }
  })
  return routes
}

/** What staff chose, without what the audit log records anyway. */
function kept({ payments_enabled, payments_text, eur_mode }: SettingsForm): SettingsForm {
  return { payments_enabled, payments_text, eur_mode }
}
