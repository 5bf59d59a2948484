import { type ComponentProps, useId } from 'react'
import { classNames } from '../class-names.ts'
import { controlClass, describedByMessage, Field, type FieldTexts } from './Field.tsx'
import css from './TextArea.module.css'

type TextAreaProps = FieldTexts & ComponentProps<'textarea'>

export function TextArea({ label, labelHidden, labelNote, hint, error, id, className, ...area }: TextAreaProps) {
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
      <textarea
        rows={3}
        {...area}
        {...describedByMessage(fieldId, { hint, error })}
        id={fieldId}
        className={classNames(controlClass, css.area)}
      />
    </Field>
  )
}
