import { useScrolls } from '@shop/ui-kit/page/use-scrolls'
import { Skeleton } from '@shop/ui-kit/Skeleton'
import {
  type ColumnDef,
  type ColumnSizingState,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  functionalUpdate,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useId, useRef, useState } from 'react'
import { useTexts } from '../use-texts.ts'
import { readWidths, saveWidths } from './column-widths.ts'
import css from './DataTable.module.css'
import type { DataTableProps } from './data-table.ts'
import { HeaderCell } from './HeaderCell.tsx'
import { useRowKeys } from './use-row-keys.ts'

const features = tableFeatures({ columnVisibilityFeature, columnSizingFeature, columnResizingFeature })
const skeletonRows = Array.from({ length: 8 }, (_, row) => row)
/** In pixels, of a column that asks for none. */
const WIDTH = 160
const NONE: never[] = []

/**
 * A list of staff: a real table whose head stays in sight, sorted by its headings, with columns that can be hidden and made
 * wider, and rows that are walked through by keyboard (j, k or arrows; Enter opens, x chooses, Shift chooses a range).
 * On a phone each row is a card that names its values, and the headings that sort stand above the cards.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { caption, columns, rows, idOf, nameOf, list, isChosen, isPartlyChosen, onChoose, isPart, isWarned } = props
  const { isOld, keptAs, empty } = props
  const { hidden, sort, dir, setSort } = list
  const { t } = useTexts()
  const captionId = useId()
  const [widths, setWidths] = useState<ColumnSizingState>(() => readWidths(keptAs))
  const place = useRef<HTMLElement>(null)
  const scrolls = useScrolls(place)
  const body = useRef<HTMLTableSectionElement>(null)
  const { active, onKeyDown, onFocusRow, choose } = useRowKeys({ ...props, body })

  const definitions = columns.map(
    ({ id, label, width = WIDTH }): ColumnDef<typeof features, Row> => ({
      id,
      header: label,
      size: width,
      minSize: 64,
    }),
  )
  const table = useTable({
    features,
    columns: definitions,
    data: rows ?? NONE,
    columnResizeMode: 'onChange',
    state: {
      columnVisibility: Object.fromEntries(hidden.map(id => [id, false])),
      columnSizing: widths,
    },
    onColumnSizingChange: update => {
      const next = functionalUpdate(update, widths)
      setWidths(next)
      saveWidths(keptAs, next)
    },
  })
  const shown = columns.filter(({ id, heading }) => heading || !hidden.includes(id))
  const ids = rows?.map(idOf) ?? []
  const chosenHere = isChosen ? ids.filter(isChosen).length : 0
  const columnCount = shown.length + Number(onChoose !== undefined)
  const headers = new Map(table.getHeaderGroups().flatMap(group => group.headers.map(header => [header.id, header])))

  return (
    <div className={css.place}>
      <section
        ref={place}
        className={css.scroll}
        aria-labelledby={captionId}
        tabIndex={scrolls ? 0 : undefined}
        data-old={isOld || undefined}
      >
        <table className={css.table} aria-busy={!rows || isOld} aria-describedby={`${captionId}-keys`}>
          <caption id={captionId} className={css.caption}>
            {caption} <span id={`${captionId}-keys`}>{t(onChoose ? 'table.keys' : 'table.keysWithoutChoice')}</span>
          </caption>
          <thead>
            <tr>
              {onChoose && (
                <th scope="col" className={css.choice}>
                  <input
                    type="checkbox"
                    aria-label={t('table.chooseAll')}
                    checked={chosenHere > 0 && chosenHere === ids.length}
                    ref={box => {
                      if (box) box.indeterminate = chosenHere > 0 && chosenHere < ids.length
                    }}
                    disabled={ids.length === 0}
                    onChange={event => onChoose(ids, event.currentTarget.checked)}
                  />
                </th>
              )}
              {shown.map(column => {
                const header = headers.get(column.id)
                return (
                  <HeaderCell
                    key={column.id}
                    label={column.label}
                    number={column.number ?? false}
                    minor={column.minor ?? false}
                    sort={column.sort}
                    sorting={{ by: sort, dir }}
                    onSort={setSort}
                    width={header?.getSize() ?? WIDTH}
                    onResizeStart={header?.getResizeHandler()}
                    onResizeBy={by => {
                      const next = { ...widths, [column.id]: Math.max(64, (header?.getSize() ?? WIDTH) + by) }
                      setWidths(next)
                      saveWidths(keptAs, next)
                    }}
                  />
                )
              })}
            </tr>
          </thead>
          <tbody ref={body} onKeyDown={onKeyDown}>
            {!rows &&
              skeletonRows.map(row => (
                <tr key={row}>
                  <td colSpan={columnCount}>
                    <Skeleton shape="control" />
                  </td>
                </tr>
              ))}
            {rows?.length === 0 && (
              <tr>
                <td colSpan={columnCount} className={css.empty}>
                  {empty}
                </td>
              </tr>
            )}
            {rows?.map((row, index) => {
              const id = idOf(row, index)
              return (
                <tr
                  key={id}
                  tabIndex={index === active ? 0 : -1}
                  data-row={index}
                  data-chosen={isChosen?.(id) || undefined}
                  data-part={isPart?.(row) || undefined}
                  data-warned={isWarned?.(row) || undefined}
                  onFocus={() => onFocusRow(index)}
                >
                  {isChosen && (
                    <td className={css.choice}>
                      <input
                        type="checkbox"
                        tabIndex={-1}
                        aria-label={t('table.choose', { name: nameOf(row) })}
                        checked={isChosen(id)}
                        ref={box => {
                          if (box) box.indeterminate = isPartlyChosen?.(id) ?? false
                        }}
                        onChange={() => {}}
                        onClick={event => choose(index, event)}
                      />
                    </td>
                  )}
                  {shown.map(({ id: column, label, heading, stays, number, minor, cell }) =>
                    heading ? (
                      <th key={column} scope="row">
                        {cell(row)}
                      </th>
                    ) : (
                      <td
                        key={column}
                        data-number={number || undefined}
                        data-minor={minor || undefined}
                        data-label={stays ? undefined : label}
                      >
                        {cell(row)}
                      </td>
                    ),
                  )}
                </tr>
              )
            })}
          </tbody>
        </table>
      </section>
    </div>
  )
}
