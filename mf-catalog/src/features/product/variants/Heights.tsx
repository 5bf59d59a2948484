import type { Product, Sibling } from '@shop/contracts/products'
import { useTranslation } from '@shop/shell/i18n'
import { IN_PLACE, Link } from '@shop/shell/router'
import { useId } from 'react'
import { heightsOf } from './heights-of.ts'
import { ShortageText } from './ShortageText.tsx'
import type { Shortage } from './shortages.ts'
import css from './Variants.module.css'

type HeightsProps = {
  product: Product
  siblings: readonly Sibling[]
  shortages: ReadonlyMap<string, Shortage>
}

/** One height needs no choice: it is only shown. */
export function Heights({ product, siblings, shortages }: HeightsProps) {
  const { t } = useTranslation('mf-catalog')
  const id = useId()
  const heights = heightsOf(product, siblings)
  const [only] = heights
  if (!only) return null
  const nameOf = (height: string) => t('product.heightName', { height: height.replace('-', '–') })
  if (heights.length === 1) {
    return (
      <p className={css.label}>
        {t('product.height')} <span className={css.value}>{nameOf(only.height)}</span>
      </p>
    )
  }
  return (
    <div className={css.heightChoice}>
      <p id={id} className={css.label}>
        {t('product.height')}
      </p>
      <ul aria-labelledby={id} className={css.heights}>
        {heights.map(({ article, height }) => (
          <li key={article}>
            <Link
              to={`/product/${article}`}
              state={IN_PLACE}
              className={css.height}
              data-shortage={shortages.get(article)}
              aria-current={article === product.article ? 'true' : undefined}
            >
              {nameOf(height)}
              {shortages.get(article) === 'preorder' ? (
                <small className={css.awaited}>{t('badge.preorder')}</small>
              ) : (
                <ShortageText of={shortages.get(article)} />
              )}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
