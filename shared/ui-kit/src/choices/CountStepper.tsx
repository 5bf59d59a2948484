import { IconButton } from '@shop/ui-kit/IconButton'
import { useId } from 'react'
import css from './CountStepper.module.css'
import { useCountDraft } from './count-draft.ts'

type CountStepperProps = {
  label: string
  fewerLabel: string
  moreLabel: string
  count: number
  min?: number
  max: number
  /** Announced and shown when the customer asks for more than there is. */
  maxText?: string
  busy?: boolean
  /** Called once when the customer has stopped changing. */
  onChange: (count: number) => void
  delayMs?: number
}

export function CountStepper(props: CountStepperProps) {
  const { label, fewerLabel, moreLabel, count, min = 1, max, maxText, busy = false, onChange, delayMs = 300 } = props
  const draft = useCountDraft({ count, min, max, delayMs, onChange })
  const id = useId()

  return (
    <div className={css.stepper} aria-busy={busy || undefined}>
      <div className={css.controls}>
        <IconButton
          icon="minus"
          label={fewerLabel}
          aria-disabled={draft.value <= min || undefined}
          onClick={() => draft.ask(draft.value - 1)}
        />
        <input
          id={id}
          className={css.input}
          inputMode="numeric"
          autoComplete="off"
          role="spinbutton"
          aria-label={label}
          aria-invalid={draft.isRefused || undefined}
          aria-valuenow={draft.value}
          aria-valuemin={min}
          aria-valuemax={max}
          value={draft.text}
          onFocus={event => event.currentTarget.select()}
          onChange={event => draft.type(event.currentTarget.value)}
          onBlur={draft.settle}
          onKeyDown={event => {
            if (event.key === 'Enter') draft.settle()
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
            event.preventDefault()
            draft.ask(draft.value + (event.key === 'ArrowUp' ? 1 : -1))
          }}
        />
        <IconButton
          icon="plus"
          label={moreLabel}
          aria-disabled={draft.value >= max || undefined}
          onClick={() => draft.ask(draft.value + 1)}
        />
      </div>
      <p role="status" className={css.limit}>
        {draft.askedTooMany && maxText}
      </p>
    </div>
  )
}
