import { Icon } from '@shop/ui-kit/Icon'
import { type ReactNode, useId } from 'react'
import css from './Field.module.css'

export type FieldTexts = {
  label: string
  /** The label is for screen readers, not drawn: for a search or a sort. */
  labelHidden?: boolean
  /** Quiet text after the label, such as that the field may stay empty. */
  labelNote?: string
  hint?: ReactNode
  error?: ReactNode
}

export type FieldProps = FieldTexts & { id: string; children: ReactNode; className?: string }

/** The frame of every field: label above, then the control, then its error or its hint. */
export function Field({ id, label, labelHidden, labelNote, hint, error, children, className }: FieldProps) {
  return (
    <div className={className}>
      <label htmlFor={id} className={labelHidden ? css.labelHidden : css.label}>
        {label}
        {labelNote && <span className={css.note}> {labelNote}</span>}
      </label>
      {children}
      <FieldMessage id={id} hint={hint} error={error} />
    </div>
  )
}

export function FieldMessage({ id, hint, error }: { id: string; hint?: ReactNode; error?: ReactNode }) {
  if (error)
    return (
      <p id={`${id}-message`} className={css.error}>
        <Icon name="alert" size={16} className={css.mark} />
        <span>{error}</span>
      </p>
    )
  if (hint)
    return (
      <p id={`${id}-message`} className={css.hint}>
        {hint}
      </p>
    )
  return null
}

/** What ties a control to the message that FieldMessage draws. */
export function messageAttributesOf(id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>) {
  return {
    'aria-describedby': hint || error ? `${id}-message` : undefined,
    'aria-invalid': error ? true : undefined,
  }
}

/** What a field is given, shared out between its frame and its control, which know each other by an id. */
export function useField<Props extends FieldTexts & { id?: string; className?: string }>(props: Props) {
  const ownId = useId()
  const { label, labelHidden, labelNote, hint, error, id = ownId, className, ...own } = props
  return {
    frame: { label, labelHidden, labelNote, hint, error, className, id },
    control: { ...own, ...messageAttributesOf(id, { hint, error }), id },
  }
}

/** The drawing of a text control, shared by inputs, selects and comboboxes. */
export const controlClass = css.control ?? ''
