import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { controlClass, Field, type FieldTexts, useField } from './Field.tsx'
import css from './TextArea.module.css'

type TextAreaProps = FieldTexts & ComponentProps<'textarea'>

export function TextArea(props: TextAreaProps) {
  const { frame, control } = useField(props)
  return (
    <Field {...frame}>
      <textarea rows={3} {...control} className={classNames(controlClass, css.area)} />
    </Field>
  )
}
