import { Icon } from '@shop/ui-kit/Icon'
import { type ReactNode, type Ref, useId, useState } from 'react'
import { classNames } from '../class-names.ts'
import { controlClass, Field, messageAttributesOf } from './Field.tsx'
import css from './PhoneField.module.css'
import { usePhoneInput } from './phone-input.ts'
import { drawNational, parsePhone, writePhone } from './phone-number.ts'

/** An empty `dial` stands for every country that is not listed; several countries may share one. */
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
  'aria-required'?: true | undefined
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
  const [chosen, choose] = useState(codes[0])
  const phone = parsePhone(value, dials) ?? { dial: chosen?.dial ?? '', national: '' }
  const field = usePhoneInput({ phone, dials, ref: props.ref, onRead: change })

  // Of the countries that share the code of a number, the one that was chosen; else the first.
  const sharing = codes.filter(({ dial }) => dial === phone.dial)
  const country = sharing.find(({ name }) => name === chosen?.name) ?? sharing[0]

  function change(next: { dial: string; national: string }, code?: PhoneCode) {
    // What is read out of a pasted number says which code, not which of its countries.
    if (code || next.dial !== phone.dial) choose(code ?? { dial: next.dial, name: '' })
    onChange(writePhone(next))
  }

  return (
    <Field id={id} label={label} labelNote={labelNote} hint={hint} error={error} className={className}>
      <div className={classNames(controlClass, css.frame)} data-invalid={error ? true : undefined}>
        <span className={css.code}>
          +{phone.dial}
          {codes.length > 1 && <Icon name="chevron-down" size={16} />}
          {codes.length > 1 && (
            <select
              className={css.codes}
              aria-label={codeLabel}
              value={country?.name}
              disabled={input.disabled}
              onChange={event => {
                const code = codes.find(({ name }) => name === event.currentTarget.value)
                if (code) change({ ...phone, dial: code.dial }, code)
              }}
            >
              {codes.map(code => (
                <option key={code.name} value={code.name}>
                  {code.name} {code.dial && `+${code.dial}`}
                </option>
              ))}
            </select>
          )}
        </span>
        <input
          {...input}
          {...messageAttributesOf(id, { hint, error })}
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
