import { TextWithLinks } from '@shop/forms/TextWithLinks'
import { useId } from 'react'
import { useTexts } from '../../use-texts.ts'
import css from './Return.module.css'
import { ReturnSteps } from './ReturnSteps.tsx'

/** What she agrees to, before she asks. */
export function ReturnTerms() {
  const { t } = useTexts()
  const id = useId()
  return (
    <aside className={css.terms} aria-labelledby={id}>
      <h2 id={id} className={css.legend}>
        {t('return.next')}
      </h2>
      <ReturnSteps />
      <p>
        <TextWithLinks text={t('return.exchange')} addresses={{ terms: '/exchange-and-return' }} />
      </p>
    </aside>
  )
}
