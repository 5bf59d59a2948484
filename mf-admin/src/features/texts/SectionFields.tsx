import { Button } from '@shop/ui-kit/Button'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { IconButton } from '@shop/ui-kit/IconButton'
import { Controller, useFieldArray, useFormContext } from 'react-hook-form'
import { type ErrorOf, optional } from '../../forms/problem-text.ts'
import { TextPair } from '../../forms/TextPair.tsx'
import { PictureField } from '../../picture-upload/PictureField.tsx'
import { useTexts } from '../../use-texts.ts'
import css from './Texts.module.css'
import { newSection, type TextDraft } from './text-draft.ts'

/** The parts of a page: each has the same place in both languages. */
export function SectionFields({ errorOf }: { errorOf: ErrorOf }) {
  const { t } = useTexts()
  const { control, register } = useFormContext<TextDraft>()
  const { fields, append, remove, move } = useFieldArray({ control, name: 'sections', keyName: 'key' })
  return (
    <>
      {fields.map(({ key, id }, index) => {
        const number = String(index + 1)
        const name = `sections.${index}` as const
        return (
          <fieldset key={key} className={css.section} aria-label={t('texts.section', { number })}>
            <div className={css.head}>
              <span>{t('texts.section', { number })}</span>
              <span>
                <IconButton
                  icon="chevron-up"
                  label={t('texts.sectionUp', { number })}
                  aria-disabled={index === 0 || undefined}
                  onClick={() => index > 0 && move(index, index - 1)}
                />
                <IconButton
                  icon="chevron-down"
                  label={t('texts.sectionDown', { number })}
                  aria-disabled={index === fields.length - 1 || undefined}
                  onClick={() => index < fields.length - 1 && move(index, index + 1)}
                />
                <IconButton icon="trash" label={t('texts.sectionRemove', { number })} onClick={() => remove(index)} />
              </span>
            </div>
            <TextPair
              label={t('texts.fields.heading')}
              name={`${name}.heading`}
              errorOf={errorOf}
              required
              maxLength={200}
            />
            <TextPair label={t('texts.fields.paragraphs')} name={`${name}.paragraphs`} errorOf={errorOf} rows={6} />
            <TextPair label={t('texts.fields.list')} name={`${name}.list`} errorOf={errorOf} rows={3} />
            <Controller
              control={control}
              name={`${name}.image`}
              render={({ field: { value, onChange } }) => (
                <>
                  <PictureField
                    label={t('texts.fields.image')}
                    value={value}
                    onChange={onChange}
                    error={errorOf(`${name}.image`)}
                    optional
                  />
                  {value && (
                    <TextPair label={t('texts.fields.alt')} name={`${name}.alt`} errorOf={errorOf} maxLength={300} />
                  )}
                </>
              )}
            />
            {id !== '' && (
              <TextField
                {...optional(errorOf, `${name}.id`, t('texts.fields.id'))}
                hint={t('texts.hints.id')}
                autoComplete="off"
                spellCheck={false}
                maxLength={60}
                className={css.short}
                {...register(`${name}.id`)}
              />
            )}
          </fieldset>
        )
      })}
      <div>
        <Button variant="outline" size="small" onClick={() => append(newSection)}>
          {t('texts.addSection')}
        </Button>
      </div>
    </>
  )
}
