import { cleanEmail } from '@shop/forms/clean-email'
import { suggestEmail } from '@shop/forms/suggest-email'
import { useTranslation } from '@shop/shell/i18n'
import { scrollBehavior } from '@shop/shell/scroll'
import { Button } from '@shop/ui-kit/Button'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { LikelyValue } from '@shop/ui-kit/fields/LikelyValue'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { Heading } from '@shop/ui-kit/page/Heading'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import css from './StockAlertForm.module.css'
import { useStockAlert } from './use-stock-alert.ts'

type StockAlertFormProps = { article: string; size: string }

/** Offers one email when a sold-out size is back. Remounted for each size (`key`), so an answer never shows for another. */
export function StockAlertForm({ article, size }: StockAlertFormProps) {
  const { t } = useTranslation('mf-catalog')
  const headingId = useId()
  const { email, type, ask, isSending, refusal, answer } = useStockAlert({ article, size })
  const [wasCleaned, setWasCleaned] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  // A screen reader announces the message together with its field.
  useEffect(() => {
    if (refusal) field.current?.focus()
  }, [refusal])

  function changeEmail(value: string) {
    const { email, removed } = cleanEmail(value)
    setWasCleaned(removed !== '')
    type(email)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    void ask()
  }

  if (answer) {
    const key = answer.confirmed ? 'done' : 'sent'
    return (
      // The form had the focus and is gone: it goes to what took its place.
      <div ref={focusOn} tabIndex={-1}>
        <Notice tone={answer.confirmed ? 'success' : 'info'} announced title={t(`alert.${key}`, { size })}>
          {t(`alert.${key}Text`, { size, email: answer.email })}
        </Notice>
      </div>
    )
  }
  return (
    <form className={css.form} noValidate aria-labelledby={headingId} onSubmit={submit}>
      <Heading level={2} look="h3" id={headingId}>
        {t('alert.title', { size })}
      </Heading>
      <p role="status" className={css.text}>
        {t('alert.text')}
      </p>
      {/* Not type="email": browsers keep the spaces of such a field to themselves. */}
      <LikelyValue suggest={suggestEmail} ask={email => t('alert.likely', { email })}>
        <TextField
          ref={field}
          label={t('alert.email')}
          name="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          onChange={event => changeEmail(event.currentTarget.value)}
          hint={wasCleaned ? t('alert.removed') : undefined}
          error={refusal ?? undefined}
        />
      </LikelyValue>
      <Button type="submit" variant="outline" wide busy={isSending}>
        {t('alert.ask')}
      </Button>
    </form>
  )
}

/** On a phone the answer is shorter than the form, and what stood above may have scrolled away: it is brought into sight. */
function focusOn(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'center', behavior: scrollBehavior() })
}
