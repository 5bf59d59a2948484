import { useStore } from '@shop/shell/use-store'
import { Button } from '@shop/ui-kit/Button'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../use-texts.ts'
import css from './PromoCode.module.css'
import { $promoCode, dropPromoCode, tryPromoCode } from './promo-code.ts'

type PromoCodeFormProps = { error: string | undefined; isAsking: boolean }

export function PromoCodeForm({ error, isAsking }: PromoCodeFormProps) {
  const { t } = useTexts()
  const [typed, setTyped] = useState(() => $promoCode.get() ?? '')
  const code = useStore($promoCode)
  const field = useRef<HTMLInputElement>(null)
  // The field was asked for: whoever opened it wants to type. A refusal leads back to it.
  useEffect(() => {
    if (error !== undefined || code === null) field.current?.focus()
  }, [error, code])

  const apply = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim()) tryPromoCode(typed)
    else field.current?.focus()
  }
  const type = (text: string) => {
    setTyped(text)
    // The message about the last code says nothing about the next one.
    if (error !== undefined) dropPromoCode()
  }
  return (
    <form className={css.form} noValidate onSubmit={apply}>
      <TextField
        ref={field}
        label={t('promo.label')}
        name="promo-code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={32}
        enterKeyHint="done"
        value={typed}
        onChange={event => type(event.currentTarget.value)}
        error={error}
        className={css.field}
      />
      <Button type="submit" variant="outline" busy={isAsking}>
        {t('promo.apply')}
      </Button>
    </form>
  )
}
