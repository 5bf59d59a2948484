import type { ListFileCalls } from '@shop/contracts/staff/list-file'
import type { InternalCalls } from '../between-services/internal.ts'
import { staffDownload, staffWrite } from '../between-services/staff-calls.ts'
import { askForFile, type FiledList, type ListFileDeps, openListFile } from './list-file.ts'

/** Registers a list as a file, beside the list itself. */
export function addListFileCalls<Filter, Row>(
  calls: InternalCalls,
  { action, start, file }: ListFileCalls<Filter>,
  list: FiledList<Filter, Row>,
  deps: ListFileDeps,
): void {
  staffWrite(calls, start, ({ body, who }) =>
    askForFile(list, deps, { ...body, who, action, recorded: { filter: body.filter } }),
  )
  staffDownload(calls, file, ({ params: { id }, who }) => openListFile(list, deps, { id, who }))
}
