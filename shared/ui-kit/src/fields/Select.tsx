import { Icon } from '@shop/ui-kit/Icon'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { controlClass, Field, type FieldTexts, useField } from './Field.tsx'
import css from './Select.module.css'

export type SelectOption = { value: string; label: string; disabled?: boolean }

type SelectProps = FieldTexts &
  Omit<ComponentProps<'select'>, 'children'> & {
    options: readonly SelectOption[]
    /** Shown while nothing is chosen; cannot be chosen back. */
    placeholder?: string
    /** Without a box, for a sort above a list. */
    plain?: boolean
  }

/** The platform's own list: the best one on phones. */
export function Select({ options, placeholder, plain, ...props }: SelectProps) {
  const { frame, control } = useField(props)
  return (
    <Field {...frame}>
      <div className={css.row}>
        <select {...control} className={classNames(controlClass, css.select, plain && css.plain)}>
          {placeholder !== undefined && (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          )}
          {options.map(option => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={20} className={css.arrow} />
      </div>
    </Field>
  )
}
