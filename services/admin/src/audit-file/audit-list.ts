import type { AuditFilter } from '@shop/contracts/staff/people/audit'
import type { FiledList } from '@shop/service-kit/list-files/list-file'
import { BATCH } from '@shop/service-kit/list-files/newest-first'
import type { StoredEntry } from '../audit/audit-entry.ts'
import type { AuditLog } from '../audit/audit-log.ts'
import type { AuditPlace } from '../audit/audit-search.ts'

/** Beyond so many the log says that there are more. */
const MOST_COUNTED = 10_000

/** The audit log as a file: actions, and what was asked, before and after, stand as they are stored. */
export function auditList(audit: Pick<AuditLog, 'count' | 'find'>): FiledList<AuditFilter, StoredEntry> {
  return {
    name: 'audit',
    async count(filter) {
      const found = await audit.count(filter, MOST_COUNTED + 1)
      return { count: Math.min(found, MOST_COUNTED), more: found > MOST_COUNTED }
    },
    async *batches(filter) {
      let place: AuditPlace | null = null
      do {
        const entries: StoredEntry[] = await audit.find(filter, BATCH, place)
        yield entries
        const last = entries.length < BATCH ? undefined : entries.at(-1)
        place = last ? { at: last.at, id: last._id } : null
      } while (place)
    },
    columns: [
      { head: { uk: 'Коли', en: 'When' }, kind: 'moment', of: ({ at }) => at },
      { head: { uk: 'Точний час (UTC)', en: 'Exact time (UTC)' }, kind: 'text', of: ({ at }) => at.toISOString() },
      { head: { uk: 'Хто', en: 'Who' }, kind: 'text', of: ({ who }) => who },
      { head: { uk: 'Дія', en: 'Action' }, kind: 'text', of: ({ action }) => action },
      { head: { uk: 'З чим', en: 'Subject' }, kind: 'text', of: ({ subject }) => subject ?? null },
      { head: { uk: 'Адреса', en: 'Address' }, kind: 'text', of: ({ address }) => address },
      { head: { uk: 'Запит', en: 'Request' }, kind: 'text', of: ({ request_id }) => request_id },
      { head: { uk: 'Що просили', en: 'Asked' }, kind: 'text', of: ({ asked }) => json(asked) },
      { head: { uk: 'Було', en: 'Before' }, kind: 'text', of: ({ before }) => json(before) },
      { head: { uk: 'Стало', en: 'After' }, kind: 'text', of: ({ after }) => json(after) },
      { head: { uk: 'Спроб', en: 'Tries' }, kind: 'count', of: ({ tries }) => tries ?? null },
      { head: { uk: 'Чим закінчилося', en: 'Outcome' }, kind: 'text', of: ({ outcome }) => outcome ?? null },
    ],
  }
}

function json(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value)
}
