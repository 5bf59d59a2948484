import { randomUUID } from 'node:crypto'
import { kyivDay } from '@shop/calendar/kyiv-days'
import { ShopError } from '@shop/contracts/errors'
import type { AskedListFile, BegunListFile } from '@shop/contracts/staff/list-file'
import type { Written } from '../between-services/staff-calls.ts'
import type { Download } from '../calls/download.ts'
import type { Clock } from '../process/clock.ts'
import type { ListFiles } from './list-files.repository.ts'
import { listFileName, startListFile } from './start-list-file.ts'
import type { FileTable } from './table.ts'

/** A list that staff may take along; the name of its file begins with its own. */
export type FiledList<Filter, Row> = Pick<FileTable<Row>, 'columns'> & {
  name: string
  /** `more`: there are more than are counted. */
  count: (filter: Filter) => Promise<{ count: number; more?: boolean }>
  batches: (filter: Filter) => FileTable<Row>['batches']
}
export type ListFileDeps = { listFiles: Pick<ListFiles, 'add' | 'find'>; clock: Clock }

const FOR_MS = 5 * 60_000

/** Stores what is asked for, and says it to the audit log as `recorded`; the file itself is made when it is fetched. */
export async function askForFile<Filter, Row>(
  list: Pick<FiledList<Filter, Row>, 'name' | 'count'>,
  { listFiles, clock }: ListFileDeps,
  { action, recorded, ...asked }: AskedListFile<Filter> & { who: string; action: string; recorded: unknown },
): Promise<Written<BegunListFile>> {
  const { filter, language, format, who } = asked
  const id = randomUUID()
  const { count, more = false } = await list.count(filter)
  const expires_at = new Date(clock.now().getTime() + FOR_MS)
  await listFiles.add({ _id: id, list: list.name, who, filter, language, ...(format && { format }), expires_at })
  const subject = listFileName(nameOf(list.name, clock), format)
  return { answer: { id, count, more }, change: { action, subject, asked: recorded, after: { count } } }
}

/** The file that this person asked for. @throws ShopError not_found after five minutes, and for anybody else. */
export async function openListFile<Filter, Row>(
  list: FiledList<Filter, Row>,
  { listFiles, clock }: ListFileDeps,
  { id, who }: { id: string; who: string },
): Promise<Download> {
  const asked = await listFiles.find({ _id: id, list: list.name, who }, clock.now())
  if (!asked) throw new ShopError('not_found')
  // It was checked when it was asked for.
  const table = { columns: list.columns, batches: list.batches(asked.filter as Filter) }
  return startListFile(table, { ...asked, name: nameOf(list.name, clock) })
}

function nameOf(list: string, clock: Clock): string {
  return `${list}-${kyivDay(clock.now())}`
}
