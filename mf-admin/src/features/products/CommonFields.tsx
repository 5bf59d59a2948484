import { TextField } from '@shop/ui-kit/fields/TextField'
import { useController, useFormContext } from 'react-hook-form'
import { EntryChoice } from '../../dictionaries/EntryChoice.tsx'
import { type ErrorOf, obligatory } from '../../forms/problem-text.ts'
import { TextPair } from '../../forms/TextPair.tsx'
import { useTexts } from '../../use-texts.ts'
import css from './ProductFields.module.css'
import type { CommonDraft } from './product-draft.ts'

type Props = { errorOf: ErrorOf }

/** Texts of a model, as their fields show them. */
export const textFields = [
  { name: 'title', rows: 1, maxLength: 120 },
  { name: 'description', rows: 5, maxLength: 5000 },
  { name: 'composition', rows: 2, maxLength: 1000 },
  { name: 'care', rows: 2, maxLength: 1000 },
] as const

/** What the articles of a model have in common, but for the sizes. */
export function CommonFields({ errorOf }: Props) {
  const { t } = useTexts()
  return (
    <>
      <fieldset className={css.group}>
        <legend className={css.legend}>{t('product.where')}</legend>
        <div className={css.row}>
          <ModelField errorOf={errorOf} />
          <PlaceField name="category" errorOf={errorOf} />
          <PlaceField name="collection" errorOf={errorOf} />
        </div>
      </fieldset>
      <fieldset className={css.group}>
        <legend className={css.legend}>{t('product.texts')}</legend>
        {textFields.map(({ name, rows, maxLength }) => (
          <TextPair
            key={name}
            label={t(`product.${name}`)}
            name={name}
            errorOf={errorOf}
            rows={rows}
            maxLength={maxLength}
          />
        ))}
      </fieldset>
      <fieldset className={css.group}>
        <legend className={css.legend}>{t('product.days')}</legend>
        <DayFields errorOf={errorOf} />
      </fieldset>
    </>
  )
}

export function ModelField({ errorOf }: Props) {
  const { t } = useTexts()
  const { register } = useFormContext<Pick<CommonDraft, 'model'>>()
  return (
    <TextField
      {...obligatory(errorOf, 'model', t('product.model'))}
      hint={t('product.modelHint')}
      autoComplete="off"
      maxLength={60}
      {...register('model')}
    />
  )
}

/** Where the shop shows it. */
export function PlaceField({ name, errorOf }: Props & { name: 'category' | 'collection' }) {
  const { t } = useTexts()
  const { control } = useFormContext<Pick<CommonDraft, 'category' | 'collection'>>()
  const { field } = useController({ control, name })
  return (
    <EntryChoice
      kind={name}
      {...obligatory(errorOf, name, t(`products.${name}`))}
      value={field.value}
      onChange={field.onChange}
    />
  )
}

export function DayFields({ errorOf }: Props) {
  const { t } = useTexts()
  const { register } = useFormContext<Pick<CommonDraft, 'start_sale_date' | 'preorder_on'>>()
  return (
    <div className={css.row}>
      <TextField
        label={t('product.saleFrom')}
        hint={t('product.saleFromHint')}
        type="date"
        error={errorOf('start_sale_date')}
        {...register('start_sale_date')}
      />
      <TextField
        label={t('product.preorderOn')}
        hint={t('product.preorderOnHint')}
        type="date"
        error={errorOf('preorder_on')}
        {...register('preorder_on')}
      />
    </div>
  )
}
