import { Icon } from '@shop/ui-kit/Icon'
import { type ReactNode, type Ref, useId, useState } from 'react'
import { classNames } from '../class-names.ts'
import { controlClass, describedByMessage, Field } from './Field.tsx'
import css from './PhoneField.module.css'
import { usePhoneInput } from './phone-input.ts'
import { drawNational, parsePhone, writePhone } from './phone-number.ts'

/** An empty `dial` stands for every country that is not listed. */
export type PhoneCode = { dial: string; name: string }

export type PhoneFieldProps = {
  label: string
  labelNote?: string
  codeLabel: string
  codes: readonly PhoneCode[]
  /** `+380671234567`, as far as it is typed; empty when nothing is. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  name?: string
  ref?: Ref<HTMLInputElement>
  required?: boolean
  disabled?: boolean
  autoComplete?: 'tel' | 'off'
  hint?: ReactNode
  error?: ReactNode
  className?: string
}

export function PhoneField(props: PhoneFieldProps) {
  const {
    label,
    labelNote,
    codeLabel,
    codes,
    value,
    onChange,
    hint,
    error,
    className,
    autoComplete = 'tel',
    ...input
  } = props
  const id = useId()
  const dials = codes.map(code => code.dial)
  const [chosenDial, chooseDial] = useState(dials[0] ?? '')
  const phone = parsePhone(value, dials) ?? { dial: chosenDial, national: '' }
  const field = usePhoneInput({ phone, dials, ref: props.ref, onRead: change })

  function change(next: { dial: string; national: string }) {
    chooseDial(next.dial)
    onChange(writePhone(next))
  }

  return (
    <Field {...{ id, label, labelNote, hint, error, className }}>
      <div className={classNames(controlClass, css.frame)} data-invalid={error ? true : undefined}>
        <span className={css.code}>
          +{phone.dial}
          {codes.length > 1 && <Icon name="chevron-down" size={16} />}
          {codes.length > 1 && (
            <select
              className={css.codes}
              aria-label={codeLabel}
              value={phone.dial}
              disabled={input.disabled}
              onChange={event => change({ ...phone, dial: event.currentTarget.value })}
            >
              {codes.map(code => (
                <option key={code.dial} value={code.dial}>
                  {code.name} {code.dial && `+${code.dial}`}
                </option>
              ))}
            </select>
          )}
        </span>
        <input
          {...input}
          {...describedByMessage(id, { hint, error })}
          ref={field.ref}
          id={id}
          type="tel"
          inputMode="tel"
          autoComplete={autoComplete}
          className={css.number}
          value={drawNational(phone)}
          onChange={field.onChange}
        />
      </div>
    </Field>
  )
}
