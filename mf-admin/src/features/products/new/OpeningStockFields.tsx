import { Button } from '@shop/ui-kit/Button'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { Table } from '@shop/ui-kit/page/Table'
import { useState } from 'react'
import { useTexts } from '../../../use-texts.ts'
import css from '../ProductFields.module.css'
import type { VariantDraft } from '../product-draft.ts'
import { useNamed } from '../use-named.ts'
import { filledAll, type OpeningDraft, openingOf, stockKey } from './opening-stock.ts'

type Props = {
  variants: readonly VariantDraft[]
  /** Those that the new articles come in. */
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
  const fill = () => onType(filledAll(variants, sizes, typed, count))
  const nameOf = ({ color, height }: VariantDraft) =>
    [named.colorTitle(color), height && named.heightTitle(height)].filter(Boolean).join(', ')
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t('opening.title')}</legend>
      <p className={css.hint}>{t(variants.length > 0 && sizes.length > 0 ? 'opening.hint' : 'opening.nothingYet')}</p>
      {variants.length > 0 && sizes.length > 0 && (
        <>
          <Table caption={t('opening.title')} captionHidden className={css.opening}>
            <thead>
              <tr>
                <th scope="col">{t('product.article')}</th>
                {sizes.map(size => (
                  <th key={size} scope="col">
                    {size}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {variants.map((variant, at) => {
                const sent = openingOf(variant, sizes, typed)
                return (
                  <tr key={nameOf(variant)}>
                    <th scope="row">
                      {nameOf(variant)}
                      <span className={css.hint}> {variant.article}</span>
                    </th>
                    {sizes.map(size => {
                      const key = stockKey(variant, size)
                      return (
                        <td key={size}>
                          <TextField
                            label={t('opening.of', { name: nameOf(variant), size })}
                            labelHidden
                            inputMode="numeric"
                            autoComplete="off"
                            maxLength={6}
                            value={typed[key] ?? ''}
                            error={errorOf(`articles.${at}.stock.${sent.findIndex(row => row.size === size)}.count`)}
                            onChange={event => onType({ ...typed, [key]: event.currentTarget.value })}
                          />
                        </td>
                      )
                    })}
                  </tr>
                )
              })}
            </tbody>
          </Table>
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
