import { TextField } from '@shop/ui-kit/fields/TextField'
import { Table } from '@shop/ui-kit/page/Table'
import { useFormContext } from 'react-hook-form'
import { useTexts } from '../../use-texts.ts'
import css from './ProductFields.module.css'
import type { CommonDraft, MeasureDraft } from './product-draft.ts'

const columns = ['chest', 'waist', 'hips', 'volumetric'] as const satisfies readonly (keyof MeasureDraft)[]

/** Measures of this article in centimetres; where they are left out the chart of sizes holds. */
export function MeasuresFields({ errorOf }: { errorOf: (field: string) => string | undefined }) {
  const { t } = useTexts()
  const { register, watch } = useFormContext<CommonDraft>()
  const [sizes, measures] = watch(['sizes', 'measures'])
  // Only sizes that are there and have measures are sent: that is where errors count from.
  const sent = sizes.flatMap(({ isThere }, index) =>
    isThere && Object.values(measures[index] ?? {}).some(value => value.trim() !== '') ? [index] : [],
  )
  return (
    <details className={css.group}>
      <summary>{t('product.measures')}</summary>
      <p className={css.hint}>{t('product.measuresHint')}</p>
      <Table caption={t('product.measures')} captionHidden className={css.sizes}>
        <thead>
          <tr>
            <th scope="col">{t('product.size')}</th>
            {columns.map(name => (
              <th key={name} scope="col">
                {t(`product.measureColumns.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sizes.map(({ name: size, isThere }, index) =>
            isThere ? (
              <tr key={size}>
                <th scope="row">{size}</th>
                {columns.map(name => (
                  <td key={name}>
                    <TextField
                      label={`${size}: ${t(`product.measureColumns.${name}`)}`}
                      labelHidden
                      inputMode="decimal"
                      autoComplete="off"
                      maxLength={6}
                      error={errorOf(`measurements.${sent.indexOf(index)}.${name}`)}
                      {...register(`measures.${index}.${name}`)}
                    />
                  </td>
                ))}
              </tr>
            ) : null,
          )}
        </tbody>
      </Table>
    </details>
  )
}
