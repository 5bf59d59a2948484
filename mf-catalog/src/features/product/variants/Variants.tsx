import { heightText } from '@shop/contracts/catalog/height'
import type { Product, Sibling } from '@shop/contracts/catalog/products'
import { useTranslation } from '@shop/shell/i18n'
import { IN_PLACE, Link } from '@shop/shell/router'
import { Swatch, swatchLinkClass } from '@shop/ui-kit/choices/Swatch'
import { VisuallyHidden } from '@shop/ui-kit/VisuallyHidden'
import { useId } from 'react'
import { heightsOf } from './heights-of.ts'
import { type Shortage, shortagesOf } from './shortages.ts'
import css from './Variants.module.css'

type VariantsProps = { product: Product; siblings: readonly Sibling[] }

/** Another colour or height is another article, so each is a link. */
export function Variants({ product, siblings }: VariantsProps) {
  const shortages = shortagesOf(product, siblings)
  return (
    <>
      <Colors product={product} shortages={shortages} />
      <Heights product={product} siblings={siblings} shortages={shortages} />
    </>
  )
}

type ColorsProps = { product: Pick<Product, 'article' | 'color' | 'colors'>; shortages: ReadonlyMap<string, Shortage> }

function Colors({ product, shortages }: ColorsProps) {
  const { t, locale } = useTranslation('mf-catalog')
  const id = useId()
  return (
    <div>
      <p id={id} className={css.label}>
        {t('product.color')} <span className={css.value}>{product.color.title[locale]}</span>
      </p>
      <ul aria-labelledby={id} className={css.colors}>
        {product.colors.map(({ article, hex, pattern, title }) => (
          <li key={article} data-shortage={shortages.get(article)}>
            <Link
              to={`/product/${article}`}
              state={IN_PLACE}
              className={swatchLinkClass()}
              title={title[locale]}
              aria-current={article === product.article ? 'true' : undefined}
            >
              <Swatch name={title[locale]} colour={hex} pattern={pattern} nameHidden />
              <ShortageText of={shortages.get(article)} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

type HeightsProps = {
  product: Product
  siblings: readonly Sibling[]
  shortages: ReadonlyMap<string, Shortage>
}

/** One height needs no choice: it is only shown. */
function Heights({ product, siblings, shortages }: HeightsProps) {
  const { t } = useTranslation('mf-catalog')
  const id = useId()
  const heights = heightsOf(product, siblings)
  const [only] = heights
  if (!only) return null
  const nameOf = (height: string) => t('product.heightName', { height: heightText(height) })
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

/** What the style of a link shows to the eye, in words for screen readers. */
function ShortageText({ of }: { of: Shortage | undefined }) {
  const { t } = useTranslation('mf-catalog')
  if (!of) return null
  return <VisuallyHidden>, {t(of === 'preorder' ? 'badge.preorder' : 'product.soldOutColor')}</VisuallyHidden>
}
