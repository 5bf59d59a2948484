import { type ComponentProps, useId } from 'react'
import { classNames } from '../class-names.ts'
import css from './Chip.module.css'

type ChipCheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: string
  /** How many things it would leave; with none it cannot be chosen, only taken back. */
  count?: number
}

export function ChipCheckbox({ label, count, className, checked, disabled, ...input }: ChipCheckboxProps) {
  const id = useId()
  return (
    <label className={classNames(css.chip, className)}>
      <input
        {...input}
        type="checkbox"
        className={css.input}
        checked={checked}
        disabled={disabled || (count === 0 && !checked)}
        aria-labelledby={id}
        aria-describedby={count === undefined ? undefined : `${id}-count`}
      />
      <span id={id}>{label}</span>
      {count !== undefined && (
        <span id={`${id}-count`} className={css.count}>
          {count}
        </span>
      )}
    </label>
  )
}
