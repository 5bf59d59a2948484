import { useStore } from '@shop/shell/use-store'
import { Button } from '@shop/ui-kit/Button'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { Icon } from '@shop/ui-kit/Icon'
import { IconButton } from '@shop/ui-kit/IconButton'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../use-texts.ts'
import { CodeHolder } from './CodeHolder.tsx'
import css from './PromoCode.module.css'
import { $promoCode, dropPromoCode, isGood, type TriedPromo, tryPromoCode } from './promo-code.ts'

type PromoCodeProps = {
  promo: TriedPromo | undefined
  refusal: Error | null
  isAsking: boolean
  /** Tries the code once more: the order that held it may be over. */
  onAgain: () => void
}

/** A link for those who have a code; the others need not see a field that makes them look for one. */
export function PromoCode({ promo, refusal, isAsking, onAgain }: PromoCodeProps) {
  const { t } = useTexts()
  const code = useStore($promoCode)
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)

  if (code && promo && isGood(promo)) return <GoodCode promo={promo} onDrop={() => setOpen(false)} opener={opener} />
  if (!isOpen && !code)
    return (
      <Button ref={opener} variant="text" size="small" aria-expanded={false} onClick={() => setOpen(true)}>
        {t('promo.open')}
      </Button>
    )
  const message = refusal ? refusal.message : [promo?.text, promo?.note].filter(Boolean).join('\n') || undefined
  const holder = code && !refusal ? promo?.held_by : undefined
  return (
    <>
      <PromoCodeForm error={code ? message : undefined} isAsking={isAsking && code !== null} onAgain={onAgain} />
      {holder && <CodeHolder holder={holder} />}
    </>
  )
}

type GoodCodeProps = { promo: TriedPromo; onDrop: () => void; opener: RefObject<HTMLButtonElement | null> }

function GoodCode({ promo, onDrop, opener }: GoodCodeProps) {
  const { t } = useTexts()
  const isDropped = useRef(false)
  // The button that had the focus is gone with the code: the next one stands in its place.
  useEffect(
    () => () => {
      if (isDropped.current) requestAnimationFrame(() => opener.current?.focus())
    },
    [opener],
  )

  const drop = () => {
    isDropped.current = true
    onDrop()
    dropPromoCode()
  }
  return (
    <div className={css.good} data-applied={promo.applied || undefined}>
      <Icon name={promo.applied ? 'check' : 'info'} size={20} />
      <p role="status" className={css.text}>
        <b className={css.code}>{promo.code}</b> {promo.text}
      </p>
      <IconButton icon="close" label={t('promo.drop', { code: promo.code })} onClick={drop} />
    </div>
  )
}

type PromoCodeFormProps = { error: string | undefined; isAsking: boolean; onAgain: () => void }

function PromoCodeForm({ error, isAsking, onAgain }: PromoCodeFormProps) {
  const { t } = useTexts()
  const [typed, setTyped] = useState(() => $promoCode.get() ?? '')
  const code = useStore($promoCode)
  const field = useRef<HTMLInputElement>(null)
  // A customer who opened the field wants to type. A refusal leads back to it.
  useEffect(() => {
    if (error !== undefined || code === null) field.current?.focus()
  }, [error, code])

  const apply = (event: FormEvent) => {
    event.preventDefault()
    if (code !== null && typed.trim() === code) onAgain()
    else if (typed.trim()) tryPromoCode(typed)
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
