import { Button } from '@shop/ui-kit/Button'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { useState } from 'react'
import { useNamed } from '../../../goods/use-named.ts'
import { useTexts } from '../../../use-texts.ts'
import { CellGrid } from '../grid/CellGrid.tsx'
import { useBoundGrid } from '../grid/use-bound-grid.ts'
import css from '../ProductFields.module.css'
import type { VariantDraft } from '../product-draft.ts'
import { fillEmptyCounts, type OpeningDraft, openingOf, rowOf } from './opening-stock.ts'

type Props = {
  variants: readonly VariantDraft[]
  /** Sizes that the new articles come in. */
  sizes: readonly string[]
  typed: OpeningDraft
  onType: (typed: OpeningDraft) => void
  errorOf: (field: string) => string | undefined
}

/** How many items of each new article there are from the beginning, size by size. */
export function OpeningStockFields({ variants, sizes, typed, onType, errorOf }: Props) {
  const { t } = useTexts()
  const named = useNamed()
  const [count, setCount] = useState('')
  const { state, dispatch } = useBoundGrid(typed, onType)
  const fill = () => dispatch({ do: 'put', texts: fillEmptyCounts(variants, sizes, typed, count) })
  const nameOf = ({ color, height }: VariantDraft) =>
    [named.colorTitle(color), height && named.heightTitle(height)].filter(Boolean).join(', ')
  const rows = variants.map(variant => ({
    id: rowOf(variant),
    label: nameOf(variant),
    open: true,
    head: (
      <>
        {nameOf(variant)}
        <span className={css.hint}> {variant.article}</span>
      </>
    ),
  }))
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t('opening.title')}</legend>
      <p className={css.hint}>{t(variants.length > 0 && sizes.length > 0 ? 'opening.hint' : 'opening.nothingYet')}</p>
      {variants.length > 0 && sizes.length > 0 && (
        <>
          <CellGrid
            caption={t('opening.title')}
            rowsLabel={t('product.article')}
            groups={[{ id: 'articles', rows }]}
            columns={sizes.map(size => ({ id: size, label: size, mode: 'numeric' }))}
            state={state}
            dispatch={dispatch}
            marksChanges={false}
            labelOf={(row, { label: size }) => t('opening.of', { name: row.label, size })}
            errorOf={(row, size) => {
              const at = variants.findIndex(variant => rowOf(variant) === row)
              const variant = variants[at]
              const place = variant && openingOf(variant, sizes, typed).findIndex(sent => sent.size === size)
              return errorOf(`articles.${at}.stock.${place}.count`)
            }}
          />
          <div className={css.fill}>
            <TextField
              label={t('opening.same')}
              inputMode="numeric"
              autoComplete="off"
              maxLength={6}
              value={count}
              onChange={event => setCount(event.currentTarget.value)}
              onKeyDown={event => {
                if (event.key !== 'Enter') return
                // It would send the whole form.
                event.preventDefault()
                fill()
              }}
            />
            <Button variant="outline" size="small" aria-disabled={count.trim() === ''} onClick={fill}>
              {t('opening.fill')}
            </Button>
          </div>
        </>
      )}
    </fieldset>
  )
}
