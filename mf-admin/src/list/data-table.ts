import type { ReactNode } from 'react'
import type { ListTableProps } from './ListTable.tsx'

export type Sorting = { by: string; dir: 'asc' | 'desc' }

export type DataTableProps<Row> = Pick<ListTableProps<Row>, 'caption' | 'columns' | 'rows' | 'idOf' | 'isOld'> & {
  nameOf: (row: Row) => string
  /** What is sorted, and which columns are not drawn. */
  list: { hidden: readonly string[]; sort: string; dir: Sorting['dir']; setSort: (sorting: Sorting) => void }
  /** Both, where rows can be chosen. */
  isChosen?: (id: string) => boolean
  /** With a range: from the row that was chosen last to this one. */
  onChoose?: (ids: readonly string[], isChosen: boolean) => void
  /** Of a row that stands for several: some of them are chosen. */
  isPartlyChosen?: (id: string) => boolean
  /** Rows that lie under the one before, which was opened. */
  isPart?: (row: Row) => boolean
  /** Right opens a row that stands for several, left closes it. */
  onUnfold?: (row: Row, isOpen: boolean) => void
  /** Rows that staff should look at. */
  isWarned?: (row: Row) => boolean
  onOpen: (row: Row) => void
  /** Under which name the widths are kept in this browser. */
  keptAs: string
  /** In place of rows, when there are none. */
  empty?: ReactNode
}
