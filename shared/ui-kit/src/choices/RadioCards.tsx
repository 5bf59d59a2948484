import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { FieldMessage, messageAttributesOf } from '../fields/Field.tsx'
import css from './RadioCards.module.css'

export type RadioCard = {
  value: string
  label: ReactNode
  description?: ReactNode
  /** At the end of the card, such as a price. */
  aside?: ReactNode
  disabled?: boolean
}

type RadioCardsProps = {
  legend: string
  legendHidden?: boolean
  name?: string
  options: readonly RadioCard[]
  value: string | null
  onChange: (value: string) => void
  onBlur?: () => void
  error?: ReactNode
  hint?: ReactNode
  className?: string
}

export function RadioCards(props: RadioCardsProps) {
  const { legend, legendHidden, name, options, value, onChange, onBlur, error, hint, className } = props
  const id = useId()
  return (
    <fieldset
      className={classNames(css.group, className)}
      {...messageAttributesOf(id, { hint, error })}
      onBlur={onBlur}
    >
      <legend className={legendHidden ? css.legendHidden : css.legend}>{legend}</legend>
      <div className={css.cards}>
        {options.map(option => (
          <label key={option.value} className={css.card}>
            <input
              type="radio"
              className={css.dot}
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              aria-invalid={error ? true : undefined}
              aria-labelledby={`${id}-${option.value}`}
              aria-describedby={option.description || option.aside ? `${id}-${option.value}-more` : undefined}
              onChange={() => onChange(option.value)}
            />
            <span id={`${id}-${option.value}`} className={css.label}>
              {option.label}
            </span>
            <span id={`${id}-${option.value}-more`} className={css.more}>
              {option.aside && <span className={css.aside}>{option.aside}</span>}
              {option.description && <span className={css.description}>{option.description}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldMessage id={id} hint={hint} error={error} />
    </fieldset>
  )
}
