import { colorPatterns } from '@shop/contracts/catalog/color-pattern'
import type { DictionaryKind } from '@shop/contracts/staff/storefront/staff-dictionaries'
import { Checkbox } from '@shop/ui-kit/choices/Checkbox'
import { Swatch } from '@shop/ui-kit/choices/Swatch'
import { Select } from '@shop/ui-kit/fields/Select'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { useFormContext, useWatch } from 'react-hook-form'
import { TextPair } from '../../forms/TextPair.tsx'
import { useTexts } from '../../use-texts.ts'
import css from './DictionaryList.module.css'
import { type DictionaryDraft, measures } from './dictionary-draft.ts'

type Props = { kind: DictionaryKind; isNew: boolean; errorOf: (field: string) => string | undefined }

export function DictionaryFields({ kind, isNew, errorOf }: Props) {
  const { t } = useTexts()
  const { register } = useFormContext<DictionaryDraft>()
  // The form holds the fields side by side, the call has them in `fields`.
  const inFields = (field: string) => errorOf(`fields.${field}`)
  return (
    <>
      {kind !== 'size' && <TextPair label={t('dict.fields.title')} name="title" errorOf={inFields} maxLength={60} />}
      {isNew && (
        <TextField
          label={t(kind === 'size' ? 'dict.fields.sizeName' : 'dict.fields.name')}
          hint={t(kind === 'size' ? 'dict.hints.sizeName' : 'dict.hints.name')}
          error={errorOf('name')}
          autoComplete="off"
          spellCheck={false}
          maxLength={50}
          className={css.short}
          {...register('name')}
        />
      )}
      {kind === 'collection' && (
        <Checkbox label={t('dict.fields.is_current')} hint={t('dict.hints.is_current')} {...register('is_current')} />
      )}
      {kind === 'color' && <ColourFields errorOf={inFields} />}
      {kind === 'size' && (
        <>
          <TextField
            label={t('dict.fields.short_name')}
            hint={t('dict.hints.short_name')}
            error={inFields('short_name')}
            autoComplete="off"
            maxLength={10}
            className={css.short}
            {...register('short_name')}
          />
          <div className={css.triple}>
            {measures.map(measure => (
              <TextField
                key={measure}
                label={t(`dict.fields.${measure}`)}
                error={inFields(`body.${measure}`)}
                inputMode="decimal"
                autoComplete="off"
                {...register(`body.${measure}`)}
              />
            ))}
          </div>
        </>
      )}
    </>
  )
}

function ColourFields({ errorOf }: Pick<Props, 'errorOf'>) {
  const { t } = useTexts()
  const { register, control } = useFormContext<DictionaryDraft>()
  const [hex, pattern] = useWatch({ control, name: ['hex', 'pattern'] })
  const isColour = /^#[0-9a-f]{6}$/i.test(hex.trim())
  const patterns = ['', ...colorPatterns] as const
  return (
    <>
      <div className={css.colour}>
        <TextField
          label={t('dict.fields.hex')}
          hint={t('dict.hints.hex')}
          error={errorOf('hex')}
          autoComplete="off"
          spellCheck={false}
          maxLength={7}
          className={css.short}
          {...register('hex')}
        />
        {isColour && <Swatch name={t('dict.looksLike')} colour={hex.trim()} pattern={pattern || null} nameHidden />}
      </div>
      <Select
        label={t('dict.fields.pattern')}
        hint={t('dict.hints.pattern')}
        error={errorOf('pattern')}
        options={patterns.map(value => ({ value, label: t(`dict.patterns.${value || 'plain'}`) }))}
        className={css.short}
        {...register('pattern')}
      />
    </>
  )
}
