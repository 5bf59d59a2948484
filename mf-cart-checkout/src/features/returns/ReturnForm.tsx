import type { ShopError } from '@shop/contracts/errors'
import { Button } from '@shop/ui-kit/Button'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { type FormEvent, useRef, useState } from 'react'
import { useTexts } from '../../use-texts.ts'
import css from './Return.module.css'
import { ReturnItems } from './ReturnItems.tsx'
import { ReturnReason } from './ReturnReason.tsx'
import { choiceErrors, chosenLines, firstChoice } from './return-choice.ts'
import { SumBack } from './SumBack.tsx'
import { useAskReturn } from './use-ask-return.ts'
import type { Returnable } from './use-returnable.ts'

type Props = {
  orderRef: string
  offer: Returnable
  code: string | null
  /** Another code is asked for meanwhile: what was chosen stays. */
  isHidden: boolean
  onDone: () => Promise<void>
  onRefused: (refusal: ShopError) => void
}

export function ReturnForm({ orderRef, offer, code, isHidden, onDone, onRefused }: Props) {
  const { t } = useTexts()
  const form = useRef<HTMLFormElement>(null)
  const [choice, setChoice] = useState(() => firstChoice(offer))
  const [isTried, setTried] = useState(false)
  const { isBusy, refusal, ask } = useAskReturn(onDone, onRefused)
  const errors = isTried ? choiceErrors(offer, choice) : {}
  const isOfLines = refusal?.code === 'validation'
  const linesError = errors.lines ?? (isOfLines ? 'return.linesChanged' : undefined)

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (Object.keys(choiceErrors(offer, choice)).length > 0) return focusOnFirstError(form.current)
    const { cause, reason } = choice
    const lines = chosenLines(offer, choice)
    void ask({ order: orderRef, ...(code !== null && { code }), lines, ...(cause && { cause }), reason })
  }
  return (
    <form ref={form} className={css.step} noValidate hidden={isHidden} onSubmit={onSubmit}>
      <ReturnItems
        lines={offer.lines}
        currency={offer.currency}
        choice={choice}
        isTried={isTried}
        error={linesError && t(linesError)}
        onChoice={chosen => setChoice({ ...choice, ...chosen })}
      />
      <ReturnReason
        choice={choice}
        causeError={errors.cause && t(errors.cause)}
        reasonError={errors.reason && t(errors.reason)}
        onChange={setChoice}
      />
      <SumBack offer={offer} choice={choice} />
      {refusal && !isOfLines && !isHidden && (
        <Notice tone="error" announced>
          {t(refusalText[refusal.code] ?? 'return.again')}
        </Notice>
      )}
      <Button type="submit" variant="primary" wide busy={isBusy}>
        {t('return.ask')}
      </Button>
    </form>
  )
}

const refusalText: Readonly<Record<string, 'return.later' | 'return.sizeGone'>> = {
  too_many_requests: 'return.later',
  out_of_stock: 'return.sizeGone',
}

/** Once the errors are drawn. */
function focusOnFirstError(form: HTMLFormElement | null): void {
  requestAnimationFrame(() =>
    form?.querySelector<HTMLElement>('fieldset[aria-describedby] input, [aria-invalid="true"]')?.focus(),
  )
}
