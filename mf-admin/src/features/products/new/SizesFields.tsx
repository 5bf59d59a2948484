import { Checkbox } from '@shop/ui-kit/choices/Checkbox'
import { useFormContext } from 'react-hook-form'
import type { ErrorOf } from '../../../forms/problem-text.ts'
import { useTexts } from '../../../use-texts.ts'
import { CellGrid } from '../grid/CellGrid.tsx'
import { type CellTexts, cellKey } from '../grid/cells.ts'
import { EuroNotice } from '../grid/EuroNotice.tsx'
import { euroBehindIn } from '../grid/euro-behind.ts'
import { useBoundGrid } from '../grid/use-bound-grid.ts'
import css from '../ProductFields.module.css'
import { type CommonDraft, type SizeDraft, sentIndex } from '../product-draft.ts'
import { fieldOf, sizeColumns } from './size-columns.ts'
import { useSizeColumns } from './use-size-columns.ts'

type Props = {
  errorOf: ErrorOf
  /** Hryvnias for one euro. */
  rate: number | undefined
}
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
  const { columns, placeholderOf } = useSizeColumns(sizeColumns, rate)
  const placeholder = (row: string, column: string) => placeholderOf(sizeOf(row), column)
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
        columns={columns}
        state={state}
        dispatch={dispatch}
        marksChanges={false}
        errorOf={(row, column) => {
          const index = sizes.findIndex(({ name }) => name === row)
          return errorOf(`sizes.${sentIndex(sizes, index)}.${fieldOf(column)}`)
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
  return Object.fromEntries(
    sizes.flatMap(size => sizeColumns.map(({ id }) => [cellKey(size.name, id), size[id]] as const)),
  )
}

function cellsOf(size: string, texts: CellTexts): Partial<SizeDraft> {
  return Object.fromEntries(sizeColumns.map(({ id }) => [id, texts[cellKey(size, id)] ?? '']))
}
