import { Table } from '@shop/ui-kit/page/Table'
import { Skeleton } from '@shop/ui-kit/Skeleton'
import type { ReactNode } from 'react'
import css from './ListTable.module.css'
import type { ListColumn } from './list-column.ts'

export type ListTableProps<Row> = {
  caption: string
  columns: readonly ListColumn<Row>[]
  /** Without rows: they are on their way. */
  rows: readonly Row[] | undefined
  idOf: (row: Row, index: number) => string
  /** The rows of another question stay until the new ones are here. */
  isOld?: boolean
  /** `plain` stands within a form or a panel: no paper of its own, and no cards on a phone. */
  look?: 'paper' | 'plain'
  captionShown?: boolean
  /** In place of the kit's own: of a list whose cards are drawn otherwise. */
  classes?: { place?: string | undefined; table?: string | undefined; row?: string | undefined }
}

const skeletonRows = Array.from({ length: 8 }, (_, row) => row)

/** The rows of a list as a table; on a phone each of them is a card. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { caption, columns, rows, idOf, isOld = false, look = 'paper', captionShown = false, classes = {} } = props
  const table = (
    <Table caption={caption} captionHidden={!captionShown} {...(classes.table && { className: classes.table })}>
      <thead>
        <tr>
          {columns.map(({ id, label, number }) => (
            <th key={id} scope="col" data-number={number || undefined}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows?.map((row, index) => (
          <tr key={idOf(row, index)} className={classes.row}>
            {columns.map(column => (
              <Cell key={column.id} {...column}>
                {column.cell(row)}
              </Cell>
            ))}
          </tr>
        ))}
        {!rows &&
          skeletonRows.map(row => (
            <tr key={row}>
              {columns.map(({ id }) => (
                <td key={id}>
                  <Skeleton />
                </td>
              ))}
            </tr>
          ))}
      </tbody>
    </Table>
  )
  if (look === 'plain') return table
  return (
    <div className={classes.place ?? css.place} data-old={isOld || undefined} aria-busy={!rows || isOld}>
      {table}
    </div>
  )
}

type CellProps = Pick<ListColumn<never>, 'heading' | 'number' | 'className'> & { children: ReactNode }

function Cell({ heading, number, className, children }: CellProps) {
  return heading ? (
    <th scope="row" className={className}>
      {children}
    </th>
  ) : (
    <td data-number={number || undefined} className={className}>
      {children}
    </td>
  )
}
