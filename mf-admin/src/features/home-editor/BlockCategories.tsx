import { MOST_CATEGORIES } from '@shop/contracts/staff/storefront/staff-home'
import { Button } from '@shop/ui-kit/Button'
import { Controller, useFieldArray, useFormContext } from 'react-hook-form'
import { EntryChoice } from '../../dictionaries/EntryChoice.tsx'
import type { ErrorOf } from '../../forms/problem-text.ts'
import { useTexts } from '../../use-texts.ts'
import css from './BlockCategories.module.css'
import type { HomeDraft } from './draft/home-draft.ts'
import { PictureChoice } from './PictureChoice.tsx'

type Props = { at: `blocks.${number}`; errorOf: ErrorOf }

/** The categories of a block, each with the picture that leads into it. */
export function BlockCategories({ at, errorOf }: Props) {
  const { t } = useTexts()
  const { control } = useFormContext<HomeDraft>()
  const name = `${at}.categories` as const
  const { fields, append, remove } = useFieldArray({ control, name })
  const error = errorOf(name)
  return (
    <fieldset className={css.categories}>
      <legend className={css.legend}>{t('homeEditor.categories')}</legend>
      {fields.map(({ id }, index) => (
        <div key={id} className={css.category}>
          <Controller
            control={control}
            name={`${name}.${index}.name`}
            render={({ field: { value, onChange } }) => (
              <EntryChoice
                kind="category"
                label={t('homeEditor.category', { place: index + 1 })}
                value={value}
                onChange={onChange}
                error={errorOf(`${name}.${index}.name`, t('homeEditor.category', { place: index + 1 }))}
                aria-required
                canCreate={false}
              />
            )}
          />
          <PictureChoice
            label={t('homeEditor.categoryImage', { place: index + 1 })}
            name={`${name}.${index}.image`}
            errorOf={errorOf}
          />
          <Button variant="text" size="small" className={css.remove} onClick={() => remove(index)}>
            {t('homeEditor.removeCategory', { place: index + 1 })}
          </Button>
        </div>
      ))}
      {error && (
        <p className={css.error} data-wrong>
          {error}
        </p>
      )}
      {fields.length < MOST_CATEGORIES && (
        <Button variant="outline" className={css.add} onClick={() => append({ name: '', image: '' })}>
          {t('homeEditor.addCategory')}
        </Button>
      )}
    </fieldset>
  )
}
