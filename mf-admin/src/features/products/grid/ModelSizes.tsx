import type { ModelSizes as Stored } from '@shop/contracts/staff/goods/staff-model-sizes'
import { Checkbox } from '@shop/ui-kit/choices/Checkbox'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useNamed } from '../../../goods/use-named.ts'
import { textOfCode, useTexts } from '../../../use-texts.ts'
import { derivedEuros } from '../product-draft.ts'
import { AddSize } from './AddSize.tsx'
import { ArticleHead } from './ArticleHead.tsx'
import { CellGrid, type GridColumn } from './CellGrid.tsx'
import { cellKey } from './cells.ts'
import { EuroNotice } from './EuroNotice.tsx'
import css from './ModelSizes.module.css'
import { euroLeftBehind, IS_THERE, type ModelColumn, modelColumns, rowId, THERE, titleOf } from './model-cells.ts'
import { SizesBar } from './SizesBar.tsx'
import { useModelSizes } from './use-model-sizes.ts'

type Props = {
  stored: Stored
  /** The article whose page it is. */
  opened: string
  /** Sizes that there are, in their order. */
  dictionary: readonly string[]
  /** Hears of each save. */
  onSaved: () => unknown
}

const modeOf: Record<ModelColumn, GridColumn['mode']> = {
  uah: 'numeric',
  eur: 'decimal',
  old_uah: 'numeric',
  old_eur: 'decimal',
  weight_kg: 'decimal',
  stock: 'text',
  preorder_limit: 'decimal',
  barcode: 'numeric',
  own_code: 'text',
}

/** Prices, weights, stock and codes of a model: every size of every colour and height in one grid. */
export function ModelSizes({ stored, opened, dictionary, onSaved }: Props) {
  const { t } = useTexts()
  const named = useNamed()
  const frame = useRef<HTMLElement>(null)
  const edit = useModelSizes(stored, opened, dictionary, onSaved)
  const { model, state, dispatch, sizes, changedIn, wrong, follow } = edit
  const { base, texts } = state
  const { articles, rate } = model
  // What other parts of the page saved, or colleagues did: it is read again now and then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => follow(stored), [stored])
  const [unfolded, setUnfolded] = useState<readonly string[]>([])
  const fold = (article: string) => setUnfolded(known => known.filter(one => one !== article))
  const unfold = (article: string) => setUnfolded(known => [...known, article])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each article
  useEffect(() => unfold(opened), [opened])
  const titles = new Map(articles.map(about => [about.article, titleOf(about, named)]))
  const errorAt = (row: string, column: string) => {
    const code = wrong.get(cellKey(row, column))
    return code && textOfCode(t, 'productErrors', code)
  }
  const rows = articles.flatMap(({ article }) => sizes.map(size => rowId(article, size)))
  const behind = new Set(euroLeftBehind(base, texts, rows, rate))
  const columns = useMemo(
    () =>
      modelColumns.map(id => ({
        id,
        label: t(`grid.columns.${id}`),
        mode: modeOf[id],
        isCode: id === 'barcode' || id === 'own_code',
      })),
    [t],
  )
  const groups = articles.map(about => ({
    id: about.article,
    isFolded: !unfolded.includes(about.article),
    head: (
      <ArticleHead
        about={about}
        title={titles.get(about.article) ?? about.article}
        changed={changedIn.get(about.article) ?? 0}
        isFolded={!unfolded.includes(about.article)}
        onFold={unfolded.includes(about.article) ? fold : unfold}
      />
    ),
    rows: sizes.map(size => {
      const row = rowId(about.article, size)
      const label = `${titles.get(about.article)}, ${size}`
      const at = cellKey(row, IS_THERE)
      const isThere = texts[at] === THERE
      const error = errorAt(row, IS_THERE)
      return {
        id: row,
        label,
        open: isThere,
        head: (
          <Checkbox
            label={size}
            aria-label={label}
            data-key={at}
            checked={isThere}
            error={error}
            onChange={() => dispatch({ do: 'put', texts: { [at]: isThere ? '' : THERE } })}
          />
        ),
      }
    }),
  }))
  const placeholder = (row: string, column: string) => {
    if (column === 'eur') return derivedEuros(texts[cellKey(row, 'uah')] ?? '', rate)
    if (column === 'old_eur') return derivedEuros(texts[cellKey(row, 'old_uah')] ?? '', rate)
    if (column === 'stock') return '0'
    return column === 'preorder_limit' ? '∞' : ''
  }
  return (
    <section ref={frame} className={css.section} aria-label={t('grid.title')}>
      <h2>{t('grid.title')}</h2>
      <p className={css.hint}>{t('grid.hint')}</p>
      <CellGrid
        caption={t('grid.cells')}
        rowsLabel={t('product.size')}
        groups={groups}
        columns={columns}
        state={state}
        dispatch={dispatch}
        errorOf={errorAt}
        warningOf={(row, column) =>
          column === 'eur' && behind.has(row) ? t('grid.euroByRate', { sum: placeholder(row, 'eur') }) : undefined
        }
        placeholderOf={placeholder}
      />
      <AddSize
        sizes={dictionary.filter(size => !sizes.includes(size))}
        onAdd={size => {
          const ticked = articles.map(({ article }) => [cellKey(rowId(article, size), IS_THERE), THERE])
          dispatch({ do: 'put', texts: Object.fromEntries(ticked) })
        }}
      />
      <EuroNotice
        keys={[...behind].flatMap(row => [cellKey(row, 'eur'), cellKey(row, 'old_eur')])}
        count={behind.size}
        dispatch={dispatch}
      />
      <SizesBar edit={edit} titles={titles} frame={frame} onShow={unfold} />
    </section>
  )
}
