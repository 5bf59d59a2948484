import { ChipRadio } from '@shop/ui-kit/choices/ChipRadio'
import { Controller, useFormContext } from 'react-hook-form'
import type { ErrorOf } from '../../forms/problem-text.ts'
import { TextPair } from '../../forms/TextPair.tsx'
import { useTexts } from '../../use-texts.ts'
import type { HomeDraft } from './draft/home-draft.ts'
import { ItemFields } from './ItemFields.tsx'
import { PictureChoice } from './PictureChoice.tsx'

type Props = { index: number; name: string; errorOf: ErrorOf }

export function SlideFields({ index, name, errorOf }: Props) {
  const { t } = useTexts()
  const { control } = useFormContext<HomeDraft>()
  const at = `slider.${index}` as const
  return (
    <ItemFields
      at={at}
      name={name}
      errorOf={errorOf}
      text={{ rows: 2, maxLength: 200 }}
      pictures={
        <>
          <PictureChoice
            label={t('homeEditor.image')}
            hint={t('homeEditor.imageHint')}
            name={`${at}.image`}
            errorOf={errorOf}
          />
          <TextPair label={t('homeEditor.alt')} name={`${at}.alt`} errorOf={errorOf} required maxLength={200} />
          <PictureChoice
            label={t('homeEditor.imagePhone')}
            hint={t('homeEditor.imagePhoneHint')}
            name={`${at}.image_mobile`}
            errorOf={errorOf}
          />
          <TextPair
            label={t('homeEditor.altPhone')}
            name={`${at}.alt_mobile`}
            errorOf={errorOf}
            required
            maxLength={200}
          />
        </>
      }
    >
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
    </ItemFields>
  )
}
