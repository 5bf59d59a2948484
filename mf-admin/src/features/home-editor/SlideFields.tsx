import { ChipRadio } from '@shop/ui-kit/choices/ChipRadio'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { useId } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import { TextPair } from '../../forms/TextPair.tsx'
import { useTexts } from '../../use-texts.ts'
import type { HomeDraft } from './draft/home-draft.ts'
import css from './Items.module.css'
import { PictureChoice } from './PictureChoice.tsx'

type Props = { index: number; name: string; errorOf: (field: string) => string | undefined }

export function SlideFields({ index, name, errorOf }: Props) {
  const { t } = useTexts()
  const { control, register } = useFormContext<HomeDraft>()
  const titleId = useId()
  const at = `slider.${index}` as const
  return (
    <section className={css.fields} aria-labelledby={titleId}>
      <h2 id={titleId} className={css.fieldsTitle}>
        {name}
      </h2>
      <PictureChoice
        label={t('homeEditor.image')}
        hint={t('homeEditor.imageHint')}
        name={`${at}.image`}
        error={errorOf(`${at}.image`)}
      />
      <TextPair label={t('homeEditor.alt')} name={`${at}.alt`} errorOf={errorOf} maxLength={200} />
      <PictureChoice
        label={t('homeEditor.imagePhone')}
        hint={t('homeEditor.imagePhoneHint')}
        name={`${at}.image_mobile`}
        error={errorOf(`${at}.image_mobile`)}
      />
      <TextPair label={t('homeEditor.altPhone')} name={`${at}.alt_mobile`} errorOf={errorOf} maxLength={200} />
      <TextPair label={t('homeEditor.slideTitle')} name={`${at}.title`} errorOf={errorOf} maxLength={80} />
      <TextPair label={t('homeEditor.slideText')} name={`${at}.text`} errorOf={errorOf} rows={2} maxLength={200} />
      <TextField
        label={t('homeEditor.link')}
        hint={t('homeEditor.linkHint')}
        error={errorOf(`${at}.link`)}
        maxLength={300}
        autoComplete="off"
        spellCheck={false}
        {...register(`${at}.link`)}
      />
      <Controller
        control={control}
        name={`${at}.text_area`}
        render={({ field: { value, onChange } }) => (
          <ChipRadio
            legend={t('homeEditor.textArea')}
            options={(['left', 'right'] as const).map(value => ({ value, label: t(`homeEditor.areas.${value}`) }))}
            value={value}
            onChange={onChange}
          />
        )}
      />
    </section>
  )
}
