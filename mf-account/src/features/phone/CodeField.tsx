import { PHONE_CODE_LENGTH } from '@shop/contracts/customers/phone-verification'
import { FieldMessage } from '@shop/ui-kit/fields/Field'
import { type Ref, useEffect, useId, useRef } from 'react'
import css from './CodeField.module.css'

type CodeFieldProps = {
  ref: Ref<HTMLInputElement>
  label: string
  code: string
  onChange: (code: string) => void
  error: string | null
}

const indexes = Array.from({ length: PHONE_CODE_LENGTH }, (_, index) => index)

/** Five cells to the eye, one field to keyboards, to screen readers and to phones that offer the code from the message. */
export function CodeField({ ref, label, code, onChange, error }: CodeFieldProps) {
  const id = useId()
  const own = useRef<HTMLDivElement>(null)
  useEffect(() => own.current?.querySelector('input')?.focus(), [])

  return (
    <div>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      <div ref={own} className={css.field} data-invalid={error ? '' : undefined}>
        {indexes.map(index => (
          <span key={index} aria-hidden="true" className={css.cell} data-next={index === code.length ? '' : undefined}>
            {code[index]}
          </span>
        ))}
        <input
          ref={ref}
          id={id}
          className={css.input}
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          value={code}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-message` : undefined}
          // What is pasted may bring the whole message along.
          onChange={({ currentTarget }) => onChange(currentTarget.value.replace(/\D/g, '').slice(0, PHONE_CODE_LENGTH))}
        />
      </div>
      <div role="alert">
        <FieldMessage id={id} error={error} />
      </div>
    </div>
  )
}
