import { Checkbox } from '@shop/ui-kit/choices/Checkbox'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { Table } from '@shop/ui-kit/page/Table'
import { useFormContext } from 'react-hook-form'
import { useNamed } from '../../../goods/use-named.ts'
import { useTexts } from '../../../use-texts.ts'
import css from '../ProductFields.module.css'
import type { MeasureDraft } from '../product-draft.ts'
import { type ModelDraft, sentMeasures } from './model-draft.ts'

const columns = ['chest', 'waist', 'hips', 'volumetric'] as const satisfies readonly (keyof MeasureDraft)[]

type ErrorOf = (field: string) => string | undefined
type Props = { errorOf: ErrorOf }

/** Measurements of the model in centimetres, and of heights that have others; where they are left out the chart of sizes holds. */
export function ModelMeasures({ errorOf }: Props) {
  const { t } = useTexts()
  const named = useNamed()
  const { register, watch } = useFormContext<ModelDraft>()
  const [heights, sizes] = watch(['heights', 'sizes'])
  const sent = heights.flatMap(({ isOther }, index) => (isOther ? [index] : []))
  if (sizes.length === 0) return <p className={css.hint}>{t('model.noSizes')}</p>
  return (
    <div className={css.measures}>
      <p className={css.hint}>{t('product.measuresHint')}</p>
      <MeasuresTable
        caption={t('product.measures')}
        name="measures"
        at="measurements"
        sizes={sizes}
        errorOf={errorOf}
      />
      {heights.length > 1 &&
        heights.map(({ height, isOther }, index) => {
          const title = height === null ? t('product.noHeight') : named.heightTitle(height)
          return (
            <div key={height} className={css.measures}>
              <Checkbox label={t('model.otherMeasures', { height: title })} {...register(`heights.${index}.isOther`)} />
              {isOther && (
                <MeasuresTable
                  caption={t('model.measuresOf', { height: title })}
                  name={`heights.${index}.measures`}
                  at={`height_measurements.${sent.indexOf(index)}.measurements`}
                  sizes={sizes}
                  errorOf={errorOf}
                />
              )}
            </div>
          )
        })}
    </div>
  )
}

type TableProps = Props & {
  sizes: readonly string[]
  caption: string
  name: 'measures' | `heights.${number}.measures`
  /** How errors of the call name it. */
  at: string
}

function MeasuresTable({ caption, name, at, sizes, errorOf }: TableProps) {
  const { t } = useTexts()
  const { register, watch } = useFormContext<ModelDraft>()
  const sent = sentMeasures(watch(name))
  return (
    <Table caption={caption} captionHidden={name === 'measures'} className={css.sizes}>
      <thead>
        <tr>
          <th scope="col">{t('product.size')}</th>
          {columns.map(column => (
            <th key={column} scope="col">
              {t(`product.measureColumns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sizes.map((size, index) => (
          <tr key={size}>
            <th scope="row">{size}</th>
            {columns.map(column => (
              <td key={column}>
                <TextField
                  label={`${name === 'measures' ? '' : `${caption}, `}${size}: ${t(`product.measureColumns.${column}`)}`}
                  labelHidden
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={6}
                  error={errorOf(`${at}.${sent.indexOf(index)}.${column}`)}
                  {...register(`${name}.${index}.${column}`)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
