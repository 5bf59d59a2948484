import { type ComponentProps, useId } from 'react'
import { classNames } from '../class-names.ts'
import css from './Swatch.module.css'
import { Swatch, type SwatchColour } from './Swatch.tsx'

type SwatchCheckboxProps = SwatchColour &
  Omit<ComponentProps<'input'>, 'type' | 'children' | 'name' | 'pattern'> & {
    count?: number
    fieldName?: string
  }

export function SwatchCheckbox(props: SwatchCheckboxProps) {
  const { name, colour, pattern, count, fieldName, className, checked, disabled, ...input } = props
  const id = useId()
  return (
    <label className={classNames(css.choice, className)}>
      <input
        {...input}
        type="checkbox"
        name={fieldName}
        className={css.input}
        checked={checked}
        disabled={disabled || (count === 0 && !checked)}
        aria-labelledby={id}
        aria-describedby={count === undefined ? undefined : `${id}-count`}
      />
      <span id={id} className={css.named}>
        <Swatch name={name} colour={colour} pattern={pattern} />
      </span>
      {count !== undefined && (
        <span id={`${id}-count`} className={css.count}>
          {count}
        </span>
      )}
    </label>
  )
}
