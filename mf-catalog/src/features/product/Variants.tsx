import type { Product, Sibling } from '@shop/contracts/products'
import { useTranslation } from '@shop/shell/i18n'
import { IN_PLACE, Link } from '@shop/shell/router'
import { Swatch, swatchLinkClass } from '@shop/ui-kit/Swatch'
import { VisuallyHidden } from '@shop/ui-kit/VisuallyHidden'
import { useId } from 'react'
import { heightsOf } from './heights-of.ts'
import css from './Variants.module.css'

type VariantsProps = { product: Product; siblings: readonly Sibling[] }

/** Another colour or height is another article, so each is a link. */
export function Variants({ product, siblings }: VariantsProps) {
  return (
    <>
      <Colors product={product} siblings={siblings} />
      <Heights product={product} siblings={siblings} />
    </>
  )
}

function Colors({ product, siblings }: VariantsProps) {
  const { t, locale } = useTranslation('mf-catalog')
  const id = useId()
  const isSoldOut = (article: string) => siblings.some(sibling => sibling.article === article && !sibling.in_stock)
  return (
    <div>
      <p id={id} className={css.label}>
        {t('product.color')} <span className={css.value}>{product.color.title[locale]}</span>
      </p>
      <ul aria-labelledby={id} className={css.colors}>
        {product.colors.map(({ article, hex, title }) => (
          <li key={article} data-sold-out={isSoldOut(article) || undefined}>
            <Link
              to={`/product/${article}`}
              state={IN_PLACE}
              className={swatchLinkClass()}
              title={title[locale]}
              aria-current={article === product.article ? 'true' : undefined}
            >
              <Swatch name={title[locale]} colour={hex} nameHidden />
              {isSoldOut(article) && <VisuallyHidden>, {t('product.soldOutColor')}</VisuallyHidden>}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Heights({ product, siblings }: VariantsProps) {
  const { t } = useTranslation('mf-catalog')
  const id = useId()
  const heights = heightsOf(product, siblings)
  const [first] = heights
  if (!first) return null
  const nameOf = (height: string) => t('product.heightName', { height: height.replace('-', '–') })
  if (heights.length === 1) {
    return (
      <p className={css.label}>
        {t('product.height')} <span className={css.value}>{nameOf(first.height)}</span>
      </p>
    )
  }
  return (
    <div>
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
              aria-current={article === product.article ? 'true' : undefined}
            >
              {nameOf(height)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
