import { Select } from '@shop/ui-kit/fields/Select'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { useFormContext } from 'react-hook-form'
import { TextPair } from '../../forms/TextPair.tsx'
import { useTexts } from '../../use-texts.ts'
import css from './ProductFields.module.css'
import type { CommonDraft } from './product-draft.ts'
import { type Option, useNamed } from './use-named.ts'

type Props = { errorOf: (field: string) => string | undefined }

/** What the articles of a model have in common, but for the sizes. */
export function CommonFields({ errorOf }: Props) {
  const { t } = useTexts()
  const { register, watch } = useFormContext<CommonDraft>()
  const named = useNamed()
  const choice = (name: 'category' | 'collection', options: readonly Option[]) => {
    const value = watch(name)
    const isKnown = value === '' || options.some(option => option.value === value)
    return (
      <Select
        key={`${name} ${options.length}`}
        label={t(`products.${name}`)}
        placeholder={t('bulk.choose')}
        options={isKnown ? options : [...options, { value, label: value }]}
        error={errorOf(name)}
        {...register(name)}
      />
    )
  }
  return (
    <>
      <fieldset className={css.group}>
        <legend className={css.legend}>{t('product.where')}</legend>
        <div className={css.row}>
          <TextField
            label={t('product.model')}
            hint={t('product.modelHint')}
            error={errorOf('model')}
            autoComplete="off"
            maxLength={60}
            {...register('model')}
          />
          {choice('category', named.categories)}
          {choice('collection', named.collections)}
        </div>
      </fieldset>
      <fieldset className={css.group}>
        <legend className={css.legend}>{t('product.texts')}</legend>
        <TextPair label={t('product.title')} name="title" errorOf={errorOf} maxLength={120} />
        <TextPair label={t('product.description')} name="description" errorOf={errorOf} rows={5} maxLength={5000} />
        <TextPair label={t('product.composition')} name="composition" errorOf={errorOf} rows={2} maxLength={1000} />
        <TextPair label={t('product.care')} name="care" errorOf={errorOf} rows={2} maxLength={1000} />
      </fieldset>
      <fieldset className={css.group}>
        <legend className={css.legend}>{t('product.days')}</legend>
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
      </fieldset>
    </>
  )
}
