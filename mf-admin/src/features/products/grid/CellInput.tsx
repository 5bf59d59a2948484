import { type Dispatch, memo, useId } from 'react'
import { typedNumber } from '../../../numbers.ts'
import { useTexts } from '../../../use-texts.ts'
import css from './CellGrid.module.css'
import type { GridAction } from './grid-state.ts'

type Props = {
  cellKey: string
  /** "row column", by which the keys find it. */
  place: string
  label: string
  /** Beside the cell where the table is shown as cards. */
  shortLabel: string
  mode: 'numeric' | 'decimal' | 'text'
  isCode: boolean | undefined
  required: boolean | undefined
  text: string
  was: string
  selected: boolean
  error: string | undefined
  warning: string | undefined
  placeholder: string | undefined
  dispatch: Dispatch<GridAction>
}

/** One cell. Only those that changed are drawn again: a model may have a thousand. */
export const CellInput = memo(function CellInput(props: Props) {
  const {
    cellKey: key,
    place,
    label,
    shortLabel,
    mode,
    isCode,
    text,
    was,
    selected,
    error,
    warning,
    placeholder,
  } = props
  const { t } = useTexts()
  const id = useId()
  const isChanged = isCode ? text.trim() !== was : isOther(text, was)
  const said = error ?? warning ?? (isChanged && was !== '' ? t('grid.was', { value: was }) : undefined)
  return (
    <td
      className={css.cell}
      data-label={shortLabel}
      data-selected={selected || undefined}
      data-changed={isChanged || undefined}
      data-code={isCode || undefined}
    >
      <input
        type="text"
        className={css.input}
        aria-label={label}
        data-cell={place}
        data-key={key}
        inputMode={mode}
        aria-required={props.required || undefined}
        autoComplete="off"
        maxLength={isCode ? 60 : 20}
        value={text}
        placeholder={placeholder}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={said ? id : undefined}
        onChange={event => props.dispatch({ do: 'type', key, text: event.currentTarget.value })}
        onBlur={() => props.dispatch({ do: 'settle' })}
      />
      {said && (
        <p id={id} className={error ? css.error : warning ? css.warning : css.was}>
          {said}
        </p>
      )}
    </td>
  )
})

/** "4990" and "4 990" are the same. */
export function isOther(text: string, was: string): boolean {
  const [now, before] = [text.trim(), was.trim()]
  if (now === before) return false
  if (/^[+−-]/.test(now)) return true
  return !Object.is(typedNumber(now), typedNumber(before)) || Number.isNaN(typedNumber(now))
}
