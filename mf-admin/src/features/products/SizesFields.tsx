import { Checkbox } from '@shop/ui-kit/choices/Checkbox'
import { useFormContext } from 'react-hook-form'
import { useTexts } from '../../use-texts.ts'
import { CellGrid } from './grid/CellGrid.tsx'
import { type CellTexts, cellKey } from './grid/cells.ts'
import { EuroNotice } from './grid/EuroNotice.tsx'
import { euroBehindIn } from './grid/euro-behind.ts'
import { useBoundGrid } from './grid/use-bound-grid.ts'
import css from './ProductFields.module.css'
import { type CommonDraft, derivedEuros, type SizeDraft, sentIndex } from './product-draft.ts'

type Props = {
  errorOf: (field: string) => string | undefined
  /** Hryvnias for one euro. */
  rate: number | undefined
}
type Column = { id: Exclude<keyof SizeDraft, 'name' | 'isThere'>; field: string; mode: 'numeric' | 'decimal' }

const columns: readonly Column[] = [
  { id: 'uah', field: 'price.uah', mode: 'numeric' },
  { id: 'eur', field: 'price.eur', mode: 'decimal' },
  { id: 'oldUah', field: 'price_without_discount.uah', mode: 'numeric' },
  { id: 'oldEur', field: 'price_without_discount.eur', mode: 'decimal' },
  { id: 'weight', field: 'weight_kg', mode: 'decimal' },
  { id: 'limit', field: 'preorder_limit', mode: 'numeric' },
]

/** The sizes of new articles with prices, weight and the limit of pre-orders. Euros that are left out follow the rate. */
export function SizesFields({ errorOf, rate }: Props) {
  const { t } = useTexts()
  const { register, watch, getValues, setValue } = useFormContext<CommonDraft>()
  const sizes = watch('sizes')
  const { state, dispatch } = useBoundGrid(textsOf(sizes), texts => {
    const typed = getValues('sizes').map(size => ({ ...size, ...cellsOf(size.name, texts) }))
    setValue('sizes', typed, { shouldDirty: true })
  })
  const sizeOf = (name: string) => sizes.find(size => size.name === name)
  const placeholder = (row: string, column: string) => {
    if (column === 'eur') return derivedEuros(sizeOf(row)?.uah ?? '', rate)
    if (column === 'oldEur') return derivedEuros(sizeOf(row)?.oldUah ?? '', rate)
    return column === 'limit' ? t('product.noLimit') : ''
  }
  const behind = euroBehindIn(sizes, rate)
  const error = errorOf('sizes')
  const rows = sizes.map(({ name, isThere }, index) => ({
    id: name,
    label: name,
    open: isThere,
    head: <Checkbox label={name} {...register(`sizes.${index}.isThere`)} />,
  }))
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t('product.sizes')}</legend>
      <CellGrid
        caption={t('product.sizes')}
        rowsLabel={t('product.size')}
        groups={[{ id: 'sizes', rows }]}
        columns={columns.map(({ id, mode }) => ({ id, mode, label: t(`product.sizeColumns.${id}`) }))}
        state={state}
        dispatch={dispatch}
        marksChanges={false}
        errorOf={(row, column) => {
          const index = sizes.findIndex(({ name }) => name === row)
          const field = columns.find(({ id }) => id === column)?.field
          return errorOf(`sizes.${sentIndex(sizes, index)}.${field}`)
        }}
        warningOf={(row, column) =>
          column === 'eur' && behind.includes(row) ? t('grid.euroByRate', { sum: placeholder(row, 'eur') }) : undefined
        }
        placeholderOf={placeholder}
      />
      {error && (
        <p role="alert" className={css.wrong}>
          {error}
        </p>
      )}
      <EuroNotice
        keys={behind.flatMap(row => [cellKey(row, 'eur'), cellKey(row, 'oldEur')])}
        count={behind.length}
        dispatch={dispatch}
      />
      <p className={css.hint}>{t('product.eurosHint')}</p>
    </fieldset>
  )
}

function textsOf(sizes: readonly SizeDraft[]): CellTexts {
  return Object.fromEntries(sizes.flatMap(size => columns.map(({ id }) => [cellKey(size.name, id), size[id]] as const)))
}

function cellsOf(size: string, texts: CellTexts): Partial<SizeDraft> {
  return Object.fromEntries(columns.map(({ id }) => [id, texts[cellKey(size, id)] ?? '']))
}
