import type { ChosenProduct } from '@shop/contracts/staff/goods/chosen-products'
import { ChipRadio } from '@shop/ui-kit/choices/ChipRadio'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { useId } from 'react'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { TextPair } from '../../forms/TextPair.tsx'
import { useTexts } from '../../use-texts.ts'
import { BlockArticles } from './BlockArticles.tsx'
import type { HomeDraft } from './draft/home-draft.ts'
import css from './Items.module.css'
import { PictureChoice } from './PictureChoice.tsx'

type Props = {
  index: number
  name: string
  errorOf: (field: string) => string | undefined
  /** What is known of the articles that are chosen already. */
  known: readonly ChosenProduct[]
}

const selections = ['articles', 'newest', 'current'] as const

export function BlockFields({ index, name, errorOf, known }: Props) {
  const { t } = useTexts()
  const { control, register } = useFormContext<HomeDraft>()
  const titleId = useId()
  const at = `blocks.${index}` as const
  const [kind, selection] = useWatch({ control, name: [`${at}.kind`, `${at}.selection`] })
  return (
    <section className={css.fields} aria-labelledby={titleId}>
      <h2 id={titleId} className={css.fieldsTitle}>
        {name}
      </h2>
      {kind === 'banner' && (
        <PictureChoice label={t('homeEditor.bannerImage')} name={`${at}.image`} error={errorOf(`${at}.image`)} />
      )}
      <TextPair label={t('homeEditor.slideTitle')} name={`${at}.title`} errorOf={errorOf} maxLength={80} />
      <TextPair label={t('homeEditor.slideText')} name={`${at}.text`} errorOf={errorOf} rows={3} maxLength={400} />
      <TextField
        label={t('homeEditor.link')}
        hint={t('homeEditor.linkHint')}
        error={errorOf(`${at}.link`)}
        maxLength={300}
        autoComplete="off"
        spellCheck={false}
        {...register(`${at}.link`)}
      />
      {kind === 'products' && (
        <Controller
          control={control}
          name={`${at}.selection`}
          render={({ field: { value, onChange } }) => (
            <ChipRadio
              legend={t('homeEditor.selection')}
              options={selections.map(value => ({ value, label: t(`homeEditor.selections.${value}`) }))}
              value={value}
              onChange={onChange}
              hint={value === 'articles' ? undefined : t(`homeEditor.selectionHints.${value}`)}
            />
          )}
        />
      )}
      {kind === 'products' && selection === 'articles' && (
        <BlockArticles name={`${at}.articles`} known={known} error={errorOf(`${at}.articles`)} />
      )}
    </section>
  )
}
