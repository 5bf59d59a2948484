import type { DictionaryKind } from '@shop/contracts/staff/storefront/staff-dictionaries'
import { Checkbox } from '@shop/ui-kit/choices/Checkbox'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { useFormContext, useWatch } from 'react-hook-form'
import { type ErrorOf, obligatory, optional } from '../forms/problem-text.ts'
import { addressOf } from '../forms/slug.ts'
import { TextPair } from '../forms/TextPair.tsx'
import { useTexts } from '../use-texts.ts'
import { ColorPicker } from './ColorPicker.tsx'
import css from './DictionaryFields.module.css'
import { type DictionaryDraft, measures } from './dictionary-draft.ts'

type Props = { kind: DictionaryKind; isNew: boolean; existingNames: readonly string[]; errorOf: ErrorOf }

export function DictionaryFields({ kind, isNew, existingNames, errorOf }: Props) {
  const { t } = useTexts()
  const { register, control } = useFormContext<DictionaryDraft>()
  const title = useWatch({ control, name: 'title' })
  // The form holds the fields side by side, the call has them in `fields`.
  const inFields: ErrorOf = (field, label) => errorOf(`fields.${field}`, label)
  return (
    <>
      {kind !== 'size' && (
        <TextPair label={t('dict.fields.title')} name="title" errorOf={inFields} required maxLength={60} />
      )}
      {isNew && (
        <TextField
          {...(kind === 'size'
            ? { ...obligatory(errorOf, 'name', t('dict.fields.sizeName')), hint: t('dict.hints.sizeName') }
            : { ...optional(errorOf, 'name', t('dict.fields.name')), hint: t('dict.hints.name') })}
          placeholder={kind === 'size' ? undefined : addressOf(title, existingNames)}
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
      {kind === 'color' && <ColorPicker errorOf={inFields} />}
      {kind === 'size' && (
        <>
          <TextField
            {...obligatory(inFields, 'short_name', t('dict.fields.short_name'))}
            hint={t('dict.hints.short_name')}
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
                // All three or none: beside one that is filled in, an empty one is named.
                error={inFields(`body.${measure}`, t(`dict.fields.${measure}`))}
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
