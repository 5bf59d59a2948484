import { auditListFile } from '@shop/contracts/staff/people/audit'
import type { Guards } from '@shop/service-kit/calls/guards'
import { createRoutes, type Routes } from '@shop/service-kit/calls/routes'
import { addListFileRoutes, type FileDeps } from '../list-files/list-file.routes.ts'
import { auditList } from './audit-list.ts'

/** The audit log as a file; that it was taken along is an entry as well. */
export function auditFileRoutes(guards: Guards, deps: FileDeps): Routes {
  const routes = createRoutes(guards)
  addListFileRoutes(routes, auditListFile, auditList(deps.audit), deps)
  return routes
}
