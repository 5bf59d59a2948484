import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { controlClass, describedByMessage, Field, type FieldTexts } from './Field.tsx'
import css from './TextField.module.css'

export type TextFieldProps = FieldTexts &
  ComponentProps<'input'> & {
    /** A control inside the field at its end, such as one that shows the password. */
    end?: ReactNode
    /** Marked as wrong by a text that stands elsewhere, such as those about a refused sign-in. */
    invalid?: boolean | undefined
  }

/** Takes what `register()` of a form gives: name, ref, onChange, onBlur. */
export function TextField({
  label,
  labelHidden,
  labelNote,
  hint,
  error,
  end,
  invalid,
  id,
  className,
  ...input
}: TextFieldProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <Field
      label={label}
      labelHidden={labelHidden}
      labelNote={labelNote}
      hint={hint}
      error={error}
      className={className}
      id={fieldId}
    >
      <div className={css.row}>
        <input
          type="text"
          {...input}
          {...describedByMessage(fieldId, { hint, error })}
          {...(invalid && { 'aria-invalid': true })}
          id={fieldId}
          className={classNames(controlClass, end !== undefined && css.withEnd)}
        />
        {end !== undefined && <span className={css.end}>{end}</span>}
      </div>
    </Field>
  )
}
