import type { StaffMeans } from '@shop/contracts/orders/payment-means'
import { TextWithLinks } from '@shop/forms/TextWithLinks'
import { useFormat } from '@shop/shell/format'
import { usePageMeta } from '@shop/shell/page-meta'
import { Link } from '@shop/shell/router'
import { buttonClass } from '@shop/ui-kit/Button'
import { useEffect, useId, useRef } from 'react'
import { useTexts } from '../../use-texts.ts'
import { ORDER_RETURN } from './OrderReturn.tsx'
import css from './Return.module.css'
import { ReturnSteps } from './ReturnSteps.tsx'
import { ReturnWork } from './ReturnWork.tsx'

type Props = {
  orderRef: string
  number: string
  until: string
  isYours: boolean
  takenBy: StaffMeans | undefined
  /** The order is another one now: asked for, or changed elsewhere. */
  onChanged: () => Promise<void>
}

/** Choose what comes back and say why; what happens next stands beside it. */
export function ReturnScreen({ orderRef, number, until, isYours, takenBy, onChanged }: Props) {
  const { t } = useTexts()
  const { day } = useFormat()
  const heading = useRef<HTMLHeadingElement>(null)
  usePageMeta({ title: t('return.pageTitle', { number }) })
  useEffect(() => {
    heading.current?.focus()
    return () => void requestAnimationFrame(() => document.getElementById(ORDER_RETURN)?.focus())
  }, [])

  return (
    <div className={css.screen}>
      <header className={css.head}>
        <h1 ref={heading} tabIndex={-1} className={css.heading}>
          {t('return.heading')}
        </h1>
        <p className={css.about}>{t('return.about', { number, day: day(until) })}</p>
      </header>
      <ReturnWork orderRef={orderRef} isYours={isYours} onChanged={onChanged} />
      <ReturnTerms takenBy={takenBy} />
      <Link to="?" replace className={buttonClass({ variant: 'text' })}>
        {t('return.back')}
      </Link>
    </div>
  )
}

/** What the customer agrees to, before asking. */
function ReturnTerms({ takenBy }: Pick<Props, 'takenBy'>) {
  const { t } = useTexts()
  const id = useId()
  return (
    <aside className={css.terms} aria-labelledby={id}>
      <h2 id={id} className={css.legend}>
        {t('return.next')}
      </h2>
      <ReturnSteps takenBy={takenBy} />
      <p>
        <TextWithLinks text={t('return.exchange')} addresses={{ terms: '/exchange-and-return' }} />
      </p>
    </aside>
  )
}
