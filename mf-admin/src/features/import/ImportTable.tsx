import { importTexts, valueText } from '@shop/contracts/staff/goods/import-texts'
import type { ImportItem, ImportKind, ImportState } from '@shop/contracts/staff/goods/staff-import'
import { Badge, type BadgeTone } from '@shop/ui-kit/page/Badge'
import { ListTable } from '../../list/ListTable.tsx'
import { textOfCode, useTexts } from '../../use-texts.ts'
import css from './ImportTable.module.css'

const tones: Record<ImportKind, BadgeTone> = { created: 'success', changed: 'info', left: 'plain', refused: 'error' }
/** More changes of one product than these are folded away. */
const OPEN_CHANGES = 5

/** Each product of the file: what is to become of it, was and will be, or why not. */
export function ImportTable({ items, state }: { items: readonly ImportItem[]; state: ImportState }) {
  const { t } = useTexts()
  if (items.length === 0) return <p className={css.none}>{t('import.noItems')}</p>
  const label = (id: string) => t(`import.table.${id}`)
  const hasBegun = state !== 'planned' && state !== 'reading'
  return (
    <ListTable
      caption={t('import.products')}
      rows={items}
      idOf={({ article, lines }) => `${article} ${lines[0]}`}
      columns={[
        {
          id: 'article',
          label: label('article'),
          heading: true,
          className: css.article,
          cell: ({ article }) => article || '—',
        },
        { id: 'lines', label: label('lines'), className: css.lines, cell: ({ lines }) => linesText(lines) },
        { id: 'fate', label: label('fate'), cell: item => <Fate item={item} hasBegun={hasBegun} /> },
        {
          id: 'what',
          label: label('what'),
          className: css.what,
          cell: item => (
            <>
              <Problems item={item} />
              <Changes changes={item.changes} />
            </>
          ),
        },
      ]}
    />
  )
}

function Fate({ item: { kind, state }, hasBegun }: { item: ImportItem; hasBegun: boolean }) {
  const { t } = useTexts()
  if (state === 'failed') return <Badge tone="error">{t('import.fates.failed')}</Badge>
  const isDone = hasBegun && state === 'applied' && (kind === 'created' || kind === 'changed')
  return (
    <Badge tone={tones[kind]}>
      {t(`import.fates.${kind}`)}
      {isDone && ' ✓'}
    </Badge>
  )
}

function Problems({ item: { problems, notes, pictures } }: { item: ImportItem }) {
  const { t, locale } = useTexts()
  const texts = importTexts[locale]
  const failed = pictures.filter(({ state }) => state === 'failed')
  if (problems.length + notes.length + failed.length === 0) return null
  return (
    <ul className={css.rows}>
      {grouped(problems).map(({ lines, column, code, value }) => (
        <li key={`${lines[0]} ${column} ${code} ${value}`} className={css.problem}>
          {lines.length > 0 && `${t(lines.length > 1 ? 'import.lines' : 'import.line', { line: linesText(lines) })}: `}
          {column && `${textOfCode(t, 'import.columns', column)} — `}
          {value ? `«${valueText(code, value, locale)}» — ` : ''}
          {texts.problems[code]}
        </li>
      ))}
      {failed.map(({ url, problem }) => (
        <li key={url} className={css.problem}>
          {problem && texts.pictures[problem]}: {url}
        </li>
      ))}
      {notes.map(({ code, value }) => (
        <li key={`${code} ${value}`}>
          {texts.notes[code]} {value && valueText(code, value, locale)}
        </li>
      ))}
    </ul>
  )
}

type Problem = ImportItem['problems'][number]

/** A fault that several rows share is shown once, with all of their lines. */
function grouped(problems: readonly Problem[]): (Omit<Problem, 'line'> & { lines: number[] })[] {
  // Rows that are refused for the sake of others are told by those.
  const own = problems.filter(({ code }) => code !== 'other_row')
  const groups = Map.groupBy(own, ({ column, code, value }) => JSON.stringify([column, code, value]))
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return []
    const { line: _, ...problem } = first
    return [{ ...problem, lines: [first, ...others].flatMap(({ line }) => (line === null ? [] : [line])) }]
  })
}

function Changes({ changes }: Pick<ImportItem, 'changes'>) {
  const { t } = useTexts()
  if (changes.length === 0) return null
  const rest = changes.slice(OPEN_CHANGES)
  return (
    <>
      <ChangeList changes={changes.slice(0, OPEN_CHANGES)} />
      {rest.length > 0 && (
        <details>
          <summary className={css.more}>{t('import.more', { count: rest.length })}</summary>
          <ChangeList changes={rest} />
        </details>
      )}
    </>
  )
}

function ChangeList({ changes }: Pick<ImportItem, 'changes'>) {
  const { t } = useTexts()
  return (
    <ul className={css.changes}>
      {changes.map(({ column, size, was, will }) => (
        <li key={`${column} ${size}`}>
          <span className={css.column}>
            {textOfCode(t, 'import.columns', column)}
            {size !== null && column !== 'size' && ` ${size}`}:
          </span>{' '}
          {was !== '' && <del>{was}</del>} {was !== '' && <span aria-hidden="true">→</span>} <ins>{will || '—'}</ins>
        </li>
      ))}
    </ul>
  )
}

/** `2–5, 9`: neighbours together. */
function linesText(lines: readonly number[]): string {
  const runs: [number, number][] = []
  for (const line of lines) {
    const last = runs.at(-1)
    if (last && line === last[1] + 1) last[1] = line
    else runs.push([line, line])
  }
  return runs.map(([from, to]) => (from === to ? String(from) : `${from}–${to}`)).join(', ')
}
