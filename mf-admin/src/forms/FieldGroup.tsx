import { type ReactNode, useId } from 'react'
import { ObligatoryGroupMark } from '../components/ObligatoryLegend.tsx'
import css from './FieldGroup.module.css'

type Props = {
  legend: string
  /** Something in it must be chosen. */
  required?: boolean | undefined
  /** What is wrong with all of it; an empty text: what is wrong is said inside. */
  error?: string | undefined
  /** Its fields have labels of their own. */
  wide?: boolean
  children: ReactNode
}

/** Fields that belong together, under one name. */
export function FieldGroup({ legend, required = false, error, wide = false, children }: Props) {
  const id = useId()
  return (
    <fieldset
      className={css.group}
      data-wide={wide || undefined}
      data-wrong={error !== undefined || undefined}
      aria-describedby={error ? id : undefined}
    >
      <legend className={css.legend}>
        {legend}
        {required && <ObligatoryGroupMark />}
      </legend>
      {children}
      {error && (
        <p role="alert" id={id} className={css.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
