import { importTexts } from '@shop/contracts/staff/goods/import-texts'
import { type ImportSummary, importEndpoint, importItemListFile } from '@shop/contracts/staff/goods/staff-import'
import { keepPreviousData } from '@shop/shell/query'
import { Link, useSearchParams } from '@shop/shell/router'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { Badge } from '@shop/ui-kit/page/Badge'
import { Heading } from '@shop/ui-kit/page/Heading'
import { Failure } from '../../components/Failure.tsx'
import { ExportList } from '../../list/ExportList.tsx'
import look from '../../list/ListScreen.module.css'
import { Pager } from '../../list/Pager.tsx'
import { TableSkeleton } from '../../list/TableSkeleton.tsx'
import { formatDay, formatTime } from '../../moments.ts'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'
import { Causes } from './Causes.tsx'
import css from './Import.module.css'
import { ImportActions } from './ImportActions.tsx'
import { ImportProgress } from './ImportProgress.tsx'
import { ImportTable } from './ImportTable.tsx'
import { ImportUndo } from './ImportUndo.tsx'
import { KindFilter, readKind } from './KindFilter.tsx'
import { stateTones } from './LatestImports.tsx'
import { Questions } from './questions/Questions.tsx'

/** What is asked above is not told once more below. */
function unasked({ questions, has_file }: ImportSummary, causes: NonNullable<ImportSummary['causes']>) {
  if (!has_file) return causes
  const missing: ReadonlySet<string> = new Set(questions.missing)
  const askedNames: ReadonlySet<string> = new Set((questions.named ?? []).map(({ value }) => value))
  const problems = causes.problems.filter(({ code, column, values }) => {
    if (code === 'currency_missing' || code === 'option_unmapped') return false
    if (code === 'required' && column !== null) {
      const isByTitle = column === 'color' && (questions.named ?? []).some(({ kind }) => kind === 'title_color')
      return !missing.has(column) && !isByTitle
    }
    return code !== 'unknown' || !values.every(value => askedNames.has(value))
  })
  return { ...causes, problems }
}

const MOVING: ReadonlySet<string> = new Set(['reading', 'applying', 'pictures'])

function isMoving(read: ImportSummary | undefined): boolean {
  return read !== undefined && (MOVING.has(read.state) || read.undo?.state === 'undoing')
}

/** What an import would do, product by product; then how far it is, and what came of it. */
export function ImportReport({ id }: { id: string }) {
  const { t, locale } = useTexts()
  const [params] = useSearchParams()
  const kind = readKind(params.get('show'))
  const page = Math.max(1, Number(params.get('page')) || 1)
  const { data, error, isFetching, refetch } = useStaffEndpoint(
    importEndpoint,
    { params: { id }, query: { ...(kind && { kind }), page } },
    {
      staleTime: 0,
      placeholderData: keepPreviousData,
      refetchInterval: query => (isMoving(query.state.data?.import) ? 1000 : false),
    },
  )
  if (error && !data)
    return <Failure error={error} title={t('import.reportFailed')} isRetrying={isFetching} onRetry={refetch} />
  if (!data) return <TableSkeleton caption={t('import.title')} />
  const { import: read, items, count, limit } = data
  const { file_name, state, by, at, problem } = read
  return (
    <div className={css.part}>
      <p>
        <Link to={{ search: '' }}>{t('import.back')}</Link>
      </p>
      <Heading level={2} look="h3">
        {file_name || t('import.unnamed')}
      </Heading>
      <p className={css.about}>
        <Badge tone={stateTones[state]}>{t(`import.states.${state}`)}</Badge>{' '}
        {t('import.by', { who: by, when: `${formatDay(at, locale)}, ${formatTime(at, locale)}` })}
      </p>
      {problem && (
        <Notice tone="error" title={t('import.unreadable')}>
          {importTexts[locale].files[problem.code]}
          {problem.line !== null && ` (${t('import.line', { line: problem.line })})`}
        </Notice>
      )}
      <ImportProgress read={read} />
      <ImportUndo read={read} />
      {read.ignored_columns.length > 0 && state === 'planned' && (
        <Notice title={t('import.ignored')}>{read.ignored_columns.join(', ')}</Notice>
      )}
      {/* Another reading asks other questions. */}
      {state === 'planned' && <Questions key={JSON.stringify([read.answers, read.questions])} read={read} />}
      {state === 'planned' && read.causes && <Causes causes={unasked(read, read.causes)} />}
      <ImportActions read={read} />
      {read.format && state !== 'reading' && (
        <>
          <KindFilter read={read} kind={kind} />
          <div className={look.bar}>
            {count > 0 && (
              <ExportList calls={importItemListFile} filter={{ import: id, ...(kind && { fate: kind }) }} />
            )}
          </div>
          <ImportTable items={items} state={state} />
          <Pager
            page={page}
            pages={Math.ceil(count / limit)}
            linkTo={page => ({
              search: `?${new URLSearchParams({ import: id, ...(kind && { show: kind }), page: String(page) })}`,
            })}
          />
        </>
      )}
    </div>
  )
}
