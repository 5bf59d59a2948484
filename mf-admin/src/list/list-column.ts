import type { ReactNode } from 'react'

export type ListColumn<Row> = {
  id: string
  label: string
  cell: (row: Row) => ReactNode
  /** Of its cells. */
  className?: string | undefined
  number?: boolean
  /** Names the row; cannot be hidden. */
  heading?: boolean
  /** Holds what is done to the row; cannot be hidden either. */
  stays?: boolean
  /** Drawn only where there is room for all columns. */
  minor?: boolean
  /** What the list can be sorted by. */
  sort?: string
  /** Pixels, until staff choose another: of lists whose columns can be made wider. */
  width?: number
}
