import { type ReactNode, useId, useState } from 'react'
import { classNames } from '../class-names.ts'
import { FieldMessage } from '../fields/Field.tsx'
import css from './Chip.module.css'

type Chip = {
  value: string
  label: string
  /** Why it cannot be chosen. It stays reachable, so that the reason can be heard and read. */
  disabledReason?: string
}

type ChipRadioProps = {
  legend: ReactNode
  legendHidden?: boolean
  /** At the end of the legend's line, such as a link to a table of sizes. */
  aside?: ReactNode
  name?: string
  options: readonly Chip[]
  value: string | null
  onChange: (value: string) => void
  /** The customer tried to choose what cannot be chosen. */
  onDisabledPick?: (value: string) => void
  error?: ReactNode
  hint?: ReactNode
  /** For an anchor that moves the focus here. */
  id?: string
  className?: string
}

export function ChipRadio(props: ChipRadioProps) {
  const { legend, legendHidden, aside, name, options, value, onChange, onDisabledPick, error, hint, className } = props
  const ownId = useId()
  const id = props.id ?? ownId
  const [refused, setRefused] = useState<Chip | null>(null)

  function pick(option: Chip) {
    setRefused(option.disabledReason ? option : null)
    if (option.disabledReason) onDisabledPick?.(option.value)
    else onChange(option.value)
  }

  return (
    <fieldset
      id={id}
      className={classNames(css.group, className)}
      aria-describedby={error || hint ? `${id}-message` : undefined}
    >
      <legend className={legendHidden ? css.legendHidden : css.legend}>{legend}</legend>
      {aside && <div className={css.aside}>{aside}</div>}
      <div className={css.chips}>
        {options.map(option => (
          <label key={option.value} className={css.chip} title={option.disabledReason}>
            <input
              type="radio"
              className={css.input}
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              aria-disabled={option.disabledReason ? true : undefined}
              aria-invalid={error ? true : undefined}
              onChange={() => pick(option)}
            />
            {option.label}
          </label>
        ))}
      </div>
      <p role="status" className={css.reason}>
        {refused?.disabledReason}
      </p>
      <FieldMessage id={id} hint={hint} error={error} />
    </fieldset>
  )
}
