import type { ExchangeRow } from '@shop/contracts/staff/exchange/accounting'
import type { ListFileCalls } from '@shop/contracts/staff/list-file'
import { keepPreviousData } from '@shop/shell/query'
import { EmptyState } from '@shop/ui-kit/feedback/EmptyState'
import { ScreenPart } from '../components/ScreenPart.tsx'
import { ExportList } from '../list/ExportList.tsx'
import { List, type ListAnswer } from '../list/List.tsx'
import type { ListColumn } from '../list/list-column.ts'
import { Pager } from '../list/Pager.tsx'
import type { List as ListOfAddress } from '../list/use-list.ts'
import { formatDay, formatTime } from '../moments.ts'
import { useTexts } from '../use-texts.ts'
import css from './Exchange.module.css'
import { ExchangeFiles } from './ExchangeFiles.tsx'

type Logged = Pick<ExchangeRow, 'id' | 'at' | 'files' | 'ignored'>

type Props<Row extends Logged> = {
  answer: ListAnswer & { data: { exchanges: readonly Row[]; count: number } | undefined }
  columns: readonly ListColumn<Row>[]
  list: Pick<ListOfAddress, 'page' | 'linkToPage'>
  failed: string
  /** What will stand here, said while there is nothing. */
  emptyText: string
  file: ListFileCalls<object>
}

/** The log has no filter. */
const nothingAsked = {}

/** How many exchanges a page of the log has. */
export const LOG_PAGE = 10

/** How lists about 1C are asked: what it does while they are looked at is seen in them. */
export const followed = { placeholderData: keepPreviousData, staleTime: 0, refetchInterval: 15_000 }

/** The log of exchanges with 1C, the newest first; its page stands in the address. */
export function ExchangeList<Row extends Logged>({ answer, columns, list, failed, emptyText, file }: Props<Row>) {
  const { t } = useTexts()
  const { data } = answer
  const pages = data ? Math.ceil(data.count / LOG_PAGE) : 1
  return (
    <ScreenPart title={t('accounting.log')} isList>
      {data && data.count > 0 && (
        <div>
          <ExportList calls={file} filter={nothingAsked} title={t('accounting.log')} />
        </div>
      )}
      <List
        caption={t('accounting.log')}
        columns={columns}
        answer={answer}
        rows={data?.exchanges}
        idOf={({ id }) => id}
        failed={failed}
        empty={<EmptyState title={t('accounting.noExchanges')}>{emptyText}</EmptyState>}
      />
      <Pager page={list.page} pages={pages} linkTo={list.linkToPage} label={t('accounting.log')} />
    </ScreenPart>
  )
}

/** Columns of every log; the note stands below the time. */
export function useLogColumns<Row extends Logged>(noteOf?: (row: Row) => string) {
  const { t, locale } = useTexts()
  const label = (id: string) => t(`accounting.columns.${id}`)
  const when: ListColumn<Row> = {
    id: 'when',
    label: label('when'),
    heading: true,
    cell: row => (
      <>
        <span className={css.whole}>{`${formatDay(row.at, locale)}, ${formatTime(row.at, locale)}`}</span>
        {noteOf && <span className={css.note}>{noteOf(row)}</span>}
      </>
    ),
  }
  const files: ListColumn<Row> = {
    id: 'files',
    label: label('files'),
    cell: ({ files }) => <ExchangeFiles files={files} />,
  }
  return { when, files, label }
}

/** Kinds of documents and elements that were left aside. */
export function Ignored({ names }: { names: readonly string[] }) {
  const { t } = useTexts()
  return names.length > 0 && <span className={css.ignored}>{t('accounting.ignored', { names: names.join(', ') })}</span>
}
