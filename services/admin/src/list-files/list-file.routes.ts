import type { ListFileCalls } from '@shop/contracts/staff/list-file'
import { handle } from '@shop/service-kit/calls/handle'
import type { Routes } from '@shop/service-kit/calls/routes'
import { askForFile, type FiledList, type ListFileDeps, openListFile } from '@shop/service-kit/list-files/list-file'
import type { AuditLog } from '../audit/audit-log.ts'
import { handleWrite } from '../audit/record-write.ts'

export type FileDeps = ListFileDeps & { audit: AuditLog }

/** A list of this service as a file, beside the list itself. */
export function addListFileRoutes<Filter, Row>(
  routes: Routes,
  { action, start, file }: ListFileCalls<Filter>,
  list: FiledList<Filter, Row>,
  deps: FileDeps,
): void {
  handleWrite(routes, deps.audit, start, ({ body }, who) =>
    askForFile(list, deps, { ...body, who, action, recorded: { filter: body.filter } }),
  )
  handle(routes, file, ({ params: { id }, staff }) => openListFile(list, deps, { id, who: staff().login }))
}
