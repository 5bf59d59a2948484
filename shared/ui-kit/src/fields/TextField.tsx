import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { controlClass, Field, type FieldTexts, useField } from './Field.tsx'
import css from './TextField.module.css'

export type TextFieldProps = FieldTexts &
  ComponentProps<'input'> & {
    /** A control inside the field at its end, such as one that shows the password. */
    end?: ReactNode
    /** Marked as wrong by a text that stands elsewhere, such as those about a refused sign-in. */
    invalid?: boolean | undefined
  }

/** Takes what `register()` of a form gives: name, ref, onChange, onBlur. */
export function TextField({ end, invalid, ...props }: TextFieldProps) {
  const { frame, control } = useField(props)
  return (
    <Field {...frame}>
      <div className={css.row}>
        <input
          type="text"
          {...control}
          {...(invalid && { 'aria-invalid': true })}
          className={classNames(controlClass, end !== undefined && css.withEnd)}
        />
        {end !== undefined && <span className={css.end}>{end}</span>}
      </div>
    </Field>
  )
}
