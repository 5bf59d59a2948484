import { TextField } from '@shop/ui-kit/fields/TextField'
import { type ReactNode, useId } from 'react'
import { useFormContext } from 'react-hook-form'
import { ObligatoryLegend } from '../../components/ObligatoryLegend.tsx'
import { type ErrorOf, obligatory } from '../../forms/problem-text.ts'
import { TextPair } from '../../forms/TextPair.tsx'
import { useTexts } from '../../use-texts.ts'
import type { HomeDraft } from './draft/home-draft.ts'
import css from './Items.module.css'

type Props = {
  /** Where the item stands in the draft. */
  at: `slider.${number}` | `blocks.${number}`
  name: string
  errorOf: ErrorOf
  /** How much text it has room for. */
  text: { rows: number; maxLength: number }
  pictures: ReactNode
  /** What only this kind of item has. */
  children: ReactNode
}

/** What slides and blocks have in common: a title, a text and a link. */
export function ItemFields({ at, name, errorOf, text, pictures, children }: Props) {
  const { t } = useTexts()
  const { register } = useFormContext<HomeDraft>()
  const titleId = useId()
  return (
    <section className={css.fields} aria-labelledby={titleId}>
      <h2 id={titleId} className={css.fieldsTitle}>
        {name}
      </h2>
      <ObligatoryLegend />
      {pictures}
      <TextPair label={t('homeEditor.slideTitle')} name={`${at}.title`} errorOf={errorOf} required maxLength={80} />
      <TextPair label={t('homeEditor.slideText')} name={`${at}.text`} errorOf={errorOf} {...text} />
      <TextField
        {...obligatory(errorOf, `${at}.link`, t('homeEditor.link'))}
        hint={t('homeEditor.linkHint')}
        maxLength={300}
        autoComplete="off"
        spellCheck={false}
        {...register(`${at}.link`)}
      />
      {children}
    </section>
  )
}
