import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { FieldMessage, messageAttributesOf } from '../fields/Field.tsx'
import css from './Checkbox.module.css'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  /** May contain links: they open, the rest of the text ticks the box. */
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
}

export function Checkbox({ label, hint, error, id, className, ...input }: CheckboxProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <div className={className}>
      <div className={css.row}>
        <input
          {...input}
          {...messageAttributesOf(fieldId, { hint, error })}
          type="checkbox"
          id={fieldId}
          className={css.box}
        />
        <label htmlFor={fieldId} className={classNames(css.label, input.disabled && css.disabled)}>
          {label}
        </label>
      </div>
      <FieldMessage id={fieldId} hint={hint} error={error} />
    </div>
  )
}
