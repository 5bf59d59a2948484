/** What stands in the cells, by `cellKey`; a cell that is not there is empty. */
export type CellTexts = Readonly<Record<string, string>>

/** A place in the grid, counted from 0. */
export type Place = { row: number; column: number }
/** A block of cells between two corners, in any order; one cell is a block, too. */
export type Range = { from: Place; to: Place }

/** What a grid shows: `open` tells which rows can be typed into. */
export type GridShape = {
  rows: readonly { id: string; open: boolean }[]
  columns: readonly { id: string; isCode?: boolean | undefined }[]
}

export function cellKey(row: string, column: string): string {
  return `${row}\n${column}`
}

export function keyAt({ rows, columns }: GridShape, { row, column }: Place): string | null {
  const [line, field] = [rows[row], columns[column]]
  return line?.open && field ? cellKey(line.id, field.id) : null
}

/** Top left and bottom right corner. */
export function cornersOf({ from, to }: Range): { first: Place; last: Place } {
  return {
    first: { row: Math.min(from.row, to.row), column: Math.min(from.column, to.column) },
    last: { row: Math.max(from.row, to.row), column: Math.max(from.column, to.column) },
  }
}

export function isWithin(range: Range | null, { row, column }: Place): boolean {
  if (!range) return false
  const { first, last } = cornersOf(range)
  return row >= first.row && row <= last.row && column >= first.column && column <= last.column
}

export function isOneCell({ from, to }: Range): boolean {
  return from.row === to.row && from.column === to.column
}

/** The keys of a block, row by row; cells that cannot be typed into are left out. */
export function keysIn(shape: GridShape, range: Range): string[] {
  const { first, last } = cornersOf(range)
  return between(first.row, last.row).flatMap(row =>
    between(first.column, last.column).flatMap(column => keyAt(shape, { row, column }) ?? []),
  )
}

/** The next place in a direction that can be typed into; null at the edge. */
export function nextPlace(shape: GridShape, { row, column }: Place, down: number, right: number): Place | null {
  for (let at = { row: row + down, column: column + right }; ; at = { row: at.row + down, column: at.column + right }) {
    if (!shape.rows[at.row] || !shape.columns[at.column]) return null
    if (keyAt(shape, at) !== null) return at
  }
}

export function between(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
}
