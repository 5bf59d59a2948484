import type { UseQueryResult } from '@shop/shell/query'
import type { ReactNode } from 'react'
import { Failure } from '../components/Failure.tsx'
import { DataTable } from './DataTable.tsx'
import type { DataTableProps } from './data-table.ts'
import { ListTable, type ListTableProps } from './ListTable.tsx'
import { TableSkeleton } from './TableSkeleton.tsx'

/** What a list was answered. */
export type ListAnswer = Pick<
  UseQueryResult<unknown>,
  'data' | 'error' | 'isFetching' | 'isPlaceholderData' | 'dataUpdatedAt' | 'refetch'
>

type Props<Row> = ListTableProps<Row> & {
  answer: ListAnswer
  /** What is said when the call was refused or did not come. */
  failed: string
  /** In place of rows, when there are none. */
  empty: ReactNode
  /** While the rows are on their way the table's head is there already. */
  headFirst?: boolean
  /** Rows that are walked through by keyboard, columns that can be made wider, hidden and sorted by. */
  grid?: Omit<DataTableProps<Row>, keyof ListTableProps<Row> | 'empty'>
}

/** A list of the back office in every state: on its way, refused, empty, of the question before, and with its rows. */
export function List<Row extends object>({ answer, failed, empty, headFirst, grid, ...table }: Props<Row>) {
  const { data, error, isFetching, isPlaceholderData, refetch } = answer
  if (error && !data) return <Failure error={error} title={failed} isRetrying={isFetching} onRetry={refetch} />
  if (grid) return <DataTable {...table} {...grid} isOld={isPlaceholderData} empty={empty} />
  if (!data && !headFirst) return <TableSkeleton caption={table.caption} />
  if (table.rows?.length === 0) return empty
  return <ListTable {...table} isOld={isPlaceholderData} />
}
