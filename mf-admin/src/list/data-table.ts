import type { ReactNode } from 'react'

export type DataColumn<Row> = {
  id: string
  label: string
  cell: (row: Row) => ReactNode
  /** Pixels, until staff choose another. */
  width: number
  /** What the list can be sorted by. */
  sort?: string
  number?: boolean
  /** Names the row; cannot be hidden. */
  heading?: boolean
}
export type Sorting = { by: string; dir: 'asc' | 'desc' }

export type DataTableProps<Row> = {
  caption: string
  columns: readonly DataColumn<Row>[]
  /** Without rows: they are on their way. */
  rows: readonly Row[] | undefined
  idOf: (row: Row) => string
  nameOf: (row: Row) => string
  /** Columns that are not drawn. */
  hidden: readonly string[]
  sorting: Sorting
  onSort: (sorting: Sorting) => void
  /** Both, where rows can be chosen. */
  isChosen?: (id: string) => boolean
  /** With a range: from the row that was chosen last to this one. */
  onChoose?: (ids: readonly string[], isChosen: boolean) => void
  /** Rows that staff should look at. */
  isWarned?: (row: Row) => boolean
  onOpen: (row: Row) => void
  /** The rows of another question stay until the new ones are here. */
  isOld?: boolean
  /** Under which name the widths are kept in this browser. */
  keptAs: string
  /** In place of rows, when there are none. */
  empty?: ReactNode
}
