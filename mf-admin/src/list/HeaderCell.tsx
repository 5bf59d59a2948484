import { Icon } from '@shop/ui-kit/Icon'
import type { KeyboardEvent } from 'react'
import { useTexts } from '../use-texts.ts'
import css from './DataTable.module.css'
import type { Sorting } from './data-table.ts'

type Props = {
  label: string
  number: boolean
  minor: boolean
  sort: string | undefined
  sorting: Sorting
  onSort: (sorting: Sorting) => void
  width: number
  onResizeStart: ((event: unknown) => void) | undefined
  /** By so many pixels, for the keyboard. */
  onResizeBy: (pixels: number) => void
}

const STEP = 16

/** The heading of a column: sorts, where the list can be sorted by it, and is made wider at its end. */
export function HeaderCell({ label, number, minor, sort, sorting, onSort, width, onResizeStart, onResizeBy }: Props) {
  const { t } = useTexts()
  const dir = sort !== undefined && sorting.by === sort ? sorting.dir : null
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    onResizeBy(event.key === 'ArrowLeft' ? -STEP : STEP)
  }
  return (
    <th
      scope="col"
      className={sort === undefined ? css.unsorted : undefined}
      data-number={number || undefined}
      data-minor={minor || undefined}
      aria-sort={dir === null ? undefined : dir === 'asc' ? 'ascending' : 'descending'}
      // By script, which the page's policy allows: no style stands in the markup.
      style={{ inlineSize: width }}
    >
      {sort === undefined ? (
        label
      ) : (
        <button
          type="button"
          className={css.sort}
          data-dir={dir ?? undefined}
          onClick={() => onSort({ by: sort, dir: dir === 'asc' ? 'desc' : 'asc' })}
        >
          {label}
          {dir && <Icon name="chevron-down" size={16} className={css.arrow} />}
        </button>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a rule between columns that is dragged */}
      <span
        role="separator"
        aria-orientation="vertical"
        aria-valuenow={Math.round(width)}
        aria-label={t('table.resize', { name: label })}
        tabIndex={0}
        className={css.resizer}
        onMouseDown={event => onResizeStart?.(event)}
        onTouchStart={event => onResizeStart?.(event)}
        onKeyDown={onKeyDown}
      />
    </th>
  )
}
