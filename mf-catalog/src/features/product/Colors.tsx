import type { Product } from '@shop/contracts/products'
import { useTranslation } from '@shop/shell/i18n'
import { IN_PLACE, Link } from '@shop/shell/router'
import { Swatch, swatchLinkClass } from '@shop/ui-kit/Swatch'
import { VisuallyHidden } from '@shop/ui-kit/VisuallyHidden'
import { useId } from 'react'
import css from './Variants.module.css'

type ColorsProps = { product: Pick<Product, 'article' | 'color' | 'colors'>; soldOut: ReadonlySet<string> }

export function Colors({ product, soldOut }: ColorsProps) {
  const { t, locale } = useTranslation('mf-catalog')
  const id = useId()
  return (
    <div>
      <p id={id} className={css.label}>
        {t('product.color')} <span className={css.value}>{product.color.title[locale]}</span>
      </p>
      <ul aria-labelledby={id} className={css.colors}>
        {product.colors.map(({ article, hex, title }) => (
          <li key={article} data-sold-out={soldOut.has(article) || undefined}>
            <Link
              to={`/product/${article}`}
              state={IN_PLACE}
              className={swatchLinkClass()}
              title={title[locale]}
              aria-current={article === product.article ? 'true' : undefined}
            >
              <Swatch name={title[locale]} colour={hex} nameHidden />
              {soldOut.has(article) && <VisuallyHidden>, {t('product.soldOutColor')}</VisuallyHidden>}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
