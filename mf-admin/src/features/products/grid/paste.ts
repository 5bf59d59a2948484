import { between, type CellTexts, cornersOf, type GridShape, keyAt, keysIn, type Range } from './cells.ts'
import { blockOf, blockText, plainNumber } from './spreadsheet-text.ts'

/** What a paste puts where, and how much of the block found no place. */
export type Pasted = { texts: CellTexts; leftOut: { rows: number; columns: number } }

/**
 * Puts a copied block at the top left of what is selected. One value fills the whole selection; a block is repeated where the
 * selection is so many times as large. What would stand outside of the grid is left out and counted.
 */
export function pasted(shape: GridShape, range: Range, text: string): Pasted {
  const block = blockOf(text)
  const [height, width] = [block.length, Math.max(...block.map(cells => cells.length))]
  const { first, last } = cornersOf(range)
  const rows = repeated(last.row - first.row + 1, height)
  const columns = repeated(last.column - first.column + 1, width)
  // Rows that cannot be typed into take no line of the block: the person who copied the block did not see them.
  const open = between(first.row, shape.rows.length - 1).filter(row => shape.rows[row]?.open)
  const texts: Record<string, string> = {}
  for (const down of between(0, rows - 1)) {
    for (const right of between(0, columns - 1)) {
      const row = open[down]
      const key = row === undefined ? null : keyAt(shape, { row, column: first.column + right })
      const value = block[down % height]?.[right % width]
      const { isCode } = shape.columns[first.column + right] ?? {}
      if (key !== null && value !== undefined) texts[key] = isCode ? value : plainNumber(value)
    }
  }
  return {
    texts,
    leftOut: {
      rows: Math.max(0, rows - open.length),
      columns: Math.max(0, first.column + columns - shape.columns.length),
    },
  }
}

function repeated(selected: number, copied: number): number {
  return selected % copied === 0 ? selected : copied
}

/** The selected block as a spreadsheet takes it. */
export function copiedText(shape: GridShape, texts: CellTexts, range: Range): string {
  const { first, last } = cornersOf(range)
  const rows = between(first.row, last.row).filter(row => shape.rows[row]?.open)
  return blockText(
    rows.map(row => between(first.column, last.column).map(column => texts[keyAt(shape, { row, column }) ?? ''] ?? '')),
  )
}

export function cleared(shape: GridShape, range: Range): CellTexts {
  return Object.fromEntries(keysIn(shape, range).map(key => [key, '']))
}

/**
 * Fills down, column by column, and no other column. Of several selected rows the first one fills the others; from one cell those
 * below it are filled that are empty. What was typed elsewhere stays (docs/rules.md, "Products by staff").
 */
export function fillColumnsDown(shape: GridShape, texts: CellTexts, range: Range): CellTexts {
  const { first, last } = cornersOf(range)
  const isChosen = last.row > first.row
  const end = isChosen ? last.row : shape.rows.length - 1
  const filled: Record<string, string> = {}
  for (const column of between(first.column, last.column)) {
    const [source, ...below] = between(first.row, end).flatMap(row => keyAt(shape, { row, column }) ?? [])
    const value = texts[source ?? ''] ?? ''
    if (value.trim() === '') continue
    for (const key of below) if (isChosen || (texts[key] ?? '').trim() === '') filled[key] = value
  }
  return filled
}
