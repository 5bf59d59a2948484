import type { Locale } from '@shop/contracts/texts/text'
import { yesOrNo } from '@shop/service-kit/list-files/changed-columns'
import type { FiledList } from '@shop/service-kit/list-files/list-file'
import type { AuditLog } from '../audit/audit-log.ts'
import { type HistoryEntry, historyOf, newestFirst, ofProducts } from './history-rows.ts'
import { historyActions, historyFields } from './history-texts.ts'

type Asked = { article: string }
type Deps = {
  audit: Pick<AuditLog, 'countAbout' | 'batchesAbout'>
  /** Prices of 1C that staff must look at. */
  findLeft: (article: string) => Promise<HistoryEntry[]>
}

/** The whole history of a product as a file, the newest change first. */
export function historyList({ audit, findLeft }: Deps): FiledList<Asked, HistoryEntry> {
  return {
    name: 'product-history',
    async count({ article }) {
      const [changes, left] = await Promise.all([audit.countAbout(article, ofProducts), findLeft(article)])
      return { count: changes + left.length }
    },
    async *batches({ article }) {
      let left = await findLeft(article)
      for await (const entries of audit.batchesAbout(article, ofProducts)) {
        const oldest = entries.at(-1)?.at.toISOString() ?? ''
        yield [...historyOf(article, entries), ...left.filter(({ at }) => at > oldest)].toSorted(newestFirst)
        left = left.filter(({ at }) => at <= oldest)
      }
      yield left.toSorted(newestFirst)
    },
    columns: [
      { head: { uk: 'Коли', en: 'When' }, kind: 'moment', of: ({ at }) => new Date(at) },
      { head: { uk: 'Хто', en: 'Who' }, kind: 'text', of: ({ who }) => who },
      {
        head: { uk: 'Що зроблено', en: 'What was done' },
        kind: 'text',
        of: ({ action }, language) => historyActions[language][action] ?? action,
      },
      { head: { uk: 'Причина', en: 'Reason' }, kind: 'text', of: ({ reason }) => reason },
      { head: { uk: 'Було → стало', en: 'Was → is' }, kind: 'text', of: changesText },
      {
        head: { uk: 'Що змінювали в багатьох', en: 'What was changed in many' },
        kind: 'text',
        of: ({ bulk }, language) => (bulk ? valueText(bulk, language) : null),
      },
    ],
  }
}

function changesText({ changes }: HistoryEntry, language: Locale): string {
  return changes
    .map(({ field, before, after }) => {
      const name = historyFields[language][field] ?? field
      return `${name}: ${valueText(before, language) || '—'} → ${valueText(after, language) || '—'}`
    })
    .join('; ')
}

/** A text in the language of the file, a list with commas, and of what has fields each with its name. */
function valueText(value: unknown, language: Locale): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return yesOrNo(value, language)
  if (Array.isArray(value)) return value.map(item => valueText(item, language)).join(', ')
  if (typeof value !== 'object') return String(value)
  if ('uk' in value && 'en' in value) return valueText(value[language], language)
  return Object.entries(value)
    .map(([field, inner]) => `${field} ${valueText(inner, language)}`)
    .join(', ')
}
