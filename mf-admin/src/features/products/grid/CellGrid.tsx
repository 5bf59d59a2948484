import { Button } from '@shop/ui-kit/Button'
import { Table } from '@shop/ui-kit/page/Table'
import { type Dispatch, type ReactNode, useMemo } from 'react'
import { ObligatoryMark } from '../../../components/ObligatoryLegend.tsx'
import { useTexts } from '../../../use-texts.ts'
import css from './CellGrid.module.css'
import { CellInput } from './CellInput.tsx'
import { cellKey, isOneCell, isWithin } from './cells.ts'
import type { GridAction, GridState } from './grid-state.ts'
import { useGridKeys } from './use-grid-keys.ts'

export type GridRow = {
  id: string
  /** Names the row in the label of each cell: "Black, 36 (S)". */
  label: string
  head: ReactNode
  /** False: it has no cells for now. */
  open: boolean
}
/** Rows that stand together under a line of their own; without `head` they stand alone. */
export type GridGroup = {
  id: string
  head?: ReactNode
  rows: readonly GridRow[]
  /** On a phone, where each row is a card, only the head is in sight. */
  isFolded?: boolean
}
export type GridColumn = {
  id: string
  label: string
  mode: 'numeric' | 'decimal' | 'text'
  /** Codes are no numbers: they stay as they are written, leading zeros and all. */
  isCode?: boolean | undefined
  /** Its cells must not stay empty. */
  required?: boolean
}

type Props = {
  caption: string
  /** Over the heads of the rows. */
  rowsLabel: string
  groups: readonly GridGroup[]
  columns: readonly GridColumn[]
  state: GridState
  dispatch: Dispatch<GridAction>
  /** False where nothing was stored before: all of it is new. */
  marksChanges?: boolean
  errorOf: (row: string, column: string) => string | undefined
  /** What is worth a look, though it may be saved. */
  warningOf?: (row: string, column: string) => string | undefined
  placeholderOf?: (row: string, column: string) => string
  /** The label of a cell, where row and column are not all. */
  labelOf?: (row: GridRow, column: GridColumn) => string
}

/**
 * Cells that are typed into, pasted into from a spreadsheet, filled down and undone. It is a table of fields: arrows and Enter go
 * from cell to cell, Shift selects, Tab goes on as everywhere.
 */
export function CellGrid(props: Props) {
  const { caption, rowsLabel, groups, columns, state, dispatch, errorOf, warningOf, placeholderOf } = props
  const { t } = useTexts()
  const { marksChanges = true, labelOf = (row, column) => `${row.label}: ${column.label}` } = props
  const shape = useMemo(() => ({ rows: groups.flatMap(({ rows }) => rows), columns }), [groups, columns])
  const { range, message, fillDown, handlers, frame } = useGridKeys(shape, state, dispatch)
  const isChosen = range !== null && !isOneCell(range)
  let line = -1
  return (
    <div ref={frame} className={css.grid} role="presentation" {...handlers}>
      <div className={css.tools}>
        <Button
          variant="outline"
          size="small"
          aria-disabled={state.past.length === 0}
          onClick={() => dispatch({ do: 'undo' })}
        >
          {t('grid.undo')}
        </Button>
        <Button
          variant="outline"
          size="small"
          aria-disabled={state.future.length === 0}
          onClick={() => dispatch({ do: 'redo' })}
        >
          {t('grid.redo')}
        </Button>
        <Button variant="outline" size="small" aria-disabled={range === null} onClick={fillDown}>
          {t('grid.fillDown')}
        </Button>
        <details className={css.help}>
          <summary>{t('grid.help')}</summary>
          <p>{t('grid.helpText')}</p>
        </details>
        <p role="status" className={css.message}>
          {message}
        </p>
      </div>
      <Table caption={caption} captionHidden className={css.table}>
        <thead>
          <tr>
            <th scope="col">{rowsLabel}</th>
            {columns.map(({ id, label, required, isCode }) => (
              <th key={id} scope="col" data-code={isCode || undefined}>
                {label}
                {required && <ObligatoryMark />}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ id, head, rows, isFolded }) => (
          <tbody key={id} data-folded={isFolded || undefined}>
            {head !== undefined && (
              <tr className={css.group}>
                <th scope="rowgroup" colSpan={columns.length + 1}>
                  <div className={css.groupHead}>{head}</div>
                </th>
              </tr>
            )}
            {rows.map(row => {
              line += 1
              const at = line
              return (
                <tr key={row.id} className={row.open ? undefined : css.closed}>
                  <th scope="row">{row.head}</th>
                  {row.open ? (
                    columns.map((column, place) => {
                      const key = cellKey(row.id, column.id)
                      const text = state.texts[key] ?? ''
                      return (
                        <CellInput
                          key={column.id}
                          cellKey={key}
                          place={`${at} ${place}`}
                          label={labelOf(row, column)}
                          shortLabel={column.label}
                          mode={column.mode}
                          isCode={column.isCode}
                          required={column.required}
                          text={text}
                          was={marksChanges ? (state.base[key] ?? '') : text}
                          selected={isChosen && isWithin(range, { row: at, column: place })}
                          error={errorOf(row.id, column.id)}
                          warning={warningOf?.(row.id, column.id)}
                          placeholder={placeholderOf?.(row.id, column.id)}
                          dispatch={dispatch}
                        />
                      )
                    })
                  ) : (
                    <td colSpan={columns.length} className={css.none}>
                      —
                    </td>
                  )}
                </tr>
              )
            })}
          </tbody>
        ))}
      </Table>
    </div>
  )
}
