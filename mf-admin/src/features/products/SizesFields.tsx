import { Button } from '@shop/ui-kit/Button'
import { Checkbox } from '@shop/ui-kit/choices/Checkbox'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { Table } from '@shop/ui-kit/page/Table'
import { useFormContext } from 'react-hook-form'
import { useTexts } from '../../use-texts.ts'
import css from './ProductFields.module.css'
import { type CommonDraft, derivedEuros, likeFirst, type SizeDraft, sentIndex } from './product-draft.ts'

type Props = {
  errorOf: (field: string) => string | undefined
  /** Hryvnias for one euro. */
  rate: number | undefined
}
type Column = { name: Exclude<keyof SizeDraft, 'name' | 'isThere'>; field: string; mode: 'numeric' | 'decimal' }

const columns: readonly Column[] = [
  { name: 'uah', field: 'price.uah', mode: 'numeric' },
  { name: 'eur', field: 'price.eur', mode: 'decimal' },
  { name: 'oldUah', field: 'price_without_discount.uah', mode: 'numeric' },
  { name: 'oldEur', field: 'price_without_discount.eur', mode: 'decimal' },
  { name: 'weight', field: 'weight_kg', mode: 'decimal' },
  { name: 'limit', field: 'preorder_limit', mode: 'numeric' },
]

/** The sizes of an article with prices, weight and the limit of pre-orders. Euros that are left out follow the rate. */
export function SizesFields({ errorOf, rate }: Props) {
  const { t } = useTexts()
  const { register, watch, setValue } = useFormContext<CommonDraft>()
  const sizes = watch('sizes')
  const placeholder = (size: SizeDraft, column: Column['name']) => {
    if (column === 'eur') return derivedEuros(size.uah, rate)
    if (column === 'oldEur') return derivedEuros(size.oldUah, rate)
    return column === 'limit' ? t('product.noLimit') : ''
  }
  const error = errorOf('sizes')
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t('product.sizes')}</legend>
      <Table caption={t('product.sizes')} captionHidden className={css.sizes}>
        <thead>
          <tr>
            <th scope="col">{t('product.size')}</th>
            {columns.map(({ name }) => (
              <th key={name} scope="col">
                {t(`product.sizeColumns.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sizes.map((size, index) => (
            <tr key={size.name}>
              <th scope="row">
                <Checkbox label={size.name} {...register(`sizes.${index}.isThere`)} />
              </th>
              {columns.map(({ name, field, mode }) => (
                <td key={name}>
                  {size.isThere && (
                    <TextField
                      label={`${size.name}: ${t(`product.sizeColumns.${name}`)}`}
                      labelHidden
                      inputMode={mode}
                      autoComplete="off"
                      maxLength={12}
                      placeholder={placeholder(size, name)}
                      error={errorOf(`sizes.${sentIndex(sizes, index)}.${field}`)}
                      {...register(`sizes.${index}.${name}`)}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      {error && (
        <p role="alert" className={css.wrong}>
          {error}
        </p>
      )}
      <div className={css.tools}>
        <Button
          variant="outline"
          size="small"
          onClick={() => setValue('sizes', likeFirst(sizes), { shouldDirty: true })}
        >
          {t('product.likeFirst')}
        </Button>
        <p className={css.hint}>{t('product.eurosHint')}</p>
      </div>
    </fieldset>
  )
}
