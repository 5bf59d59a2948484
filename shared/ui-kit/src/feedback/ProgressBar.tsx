import { useId } from 'react'
import css from './ProgressBar.module.css'

type ProgressBarProps = {
  /** What is drawn above the bar, such as "24 of 86". */
  label: string
  value: number
  max: number
}

export function ProgressBar({ label, value, max }: ProgressBarProps) {
  const id = useId()
  return (
    <div className={css.progress}>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      <progress id={id} className={css.bar} value={value} max={max} />
    </div>
  )
}
