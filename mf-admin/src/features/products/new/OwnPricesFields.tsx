import { useState } from 'react'
import { useNamed } from '../../../goods/use-named.ts'
import { useTexts } from '../../../use-texts.ts'
import { CellGrid } from '../grid/CellGrid.tsx'
import { cellKey } from '../grid/cells.ts'
import { EuroNotice } from '../grid/EuroNotice.tsx'
import { euroBehindIn } from '../grid/euro-behind.ts'
import { useBoundGrid } from '../grid/use-bound-grid.ts'
import css from '../ProductFields.module.css'
import type { SizeDraft, VariantDraft } from '../product-draft.ts'
import { type OwnPrices, ownRow, ownRows, ownSize, ownTexts, typedOwn } from './own-prices.ts'
import { fieldOf, ownColumns } from './size-columns.ts'
import { useSizeColumns } from './use-size-columns.ts'

type Props = {
  variants: readonly VariantDraft[]
  /** The ticked sizes. */
  sizes: readonly SizeDraft[]
  own: OwnPrices
  onOwn: (own: OwnPrices) => void
  /** Hryvnias for one euro. */
  rate: number | undefined
  errorOf: (field: string) => string | undefined
}

/** Codes of each colour and height, and its prices, weights and limits: until something else is typed these are those of all. */
export function OwnPricesFields({ variants, sizes, own, onOwn, rate, errorOf }: Props) {
  const { t } = useTexts()
  const named = useNamed()
  const [isOpen, setOpen] = useState(false)
  const texts = ownTexts(variants, sizes, own)
  const { state, dispatch } = useBoundGrid(texts, next => onOwn(typedOwn(variants, sizes, own, next)))
  const { columns, placeholderOf } = useSizeColumns(ownColumns, rate)
  const places = new Map(
    variants.flatMap((variant, article) =>
      sizes.map((size, index) => [ownRow(variant, size.name), { variant, size, article, index }] as const),
    ),
  )
  const ownPricesOf = (row: string) => {
    const place = places.get(row)
    return place && ownSize(place.variant, place.size, own)
  }
  const differing = ownRows(variants, sizes, own)
  const isBehind = (row: string) => euroBehindIn([ownPricesOf(row) ?? []].flat(), rate).length > 0
  const behind = new Set([...places.keys()].filter(isBehind))
  const ofTheirOwn = [...behind].filter(row => differing.includes(row))
  const error = (row: string, column: string) => {
    const place = places.get(row)
    return place && errorOf(`articles.${place.article}.sizes.${place.index}.${fieldOf(column)}`)
  }
  const isWrong = [...places.keys()].some(row => ownColumns.some(({ id }) => error(row, id)))
  const isShown = isOpen || isWrong
  if (places.size === 0) return null
  const groups = variants.map(variant => {
    const { color, height, article } = variant
    const name = [named.colorTitle(color), height && named.heightTitle(height)].filter(Boolean).join(', ')
    return {
      id: `${color} ${height}`,
      head: (
        <>
          {name} <span className={css.hint}>{article}</span>
        </>
      ),
      rows: sizes.map(size => ({
        id: ownRow(variant, size.name),
        label: `${name}, ${size.name}`,
        head: size.name,
        open: true,
      })),
    }
  })
  return (
    <details className={css.group} open={isShown} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>
        {t('ownPrices.title')}{' '}
        <span className={css.hint}>
          {differing.length > 0 ? t('ownPrices.count', { count: differing.length }) : t('ownPrices.none')}
        </span>
      </summary>
      {isShown && (
        <div className={css.folded}>
          <p className={css.hint}>{t('ownPrices.hint')}</p>
          <CellGrid
            caption={t('ownPrices.title')}
            rowsLabel={t('product.size')}
            groups={groups}
            columns={columns}
            state={state}
            dispatch={dispatch}
            marksChanges={false}
            errorOf={error}
            warningOf={(row, column) =>
              column === 'eur' && behind.has(row)
                ? t('grid.euroByRate', { sum: placeholderOf(ownPricesOf(row), 'eur') })
                : undefined
            }
            placeholderOf={(row, column) => placeholderOf(ownPricesOf(row), column)}
          />
          <EuroNotice
            keys={ofTheirOwn.flatMap(row => [cellKey(row, 'eur'), cellKey(row, 'oldEur')])}
            count={ofTheirOwn.length}
            dispatch={dispatch}
          />
        </div>
      )}
    </details>
  )
}
