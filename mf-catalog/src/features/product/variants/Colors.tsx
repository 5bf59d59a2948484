import type { Product } from '@shop/contracts/products'
import { useTranslation } from '@shop/shell/i18n'
import { IN_PLACE, Link } from '@shop/shell/router'
import { Swatch, swatchLinkClass } from '@shop/ui-kit/Swatch'
import { useId } from 'react'
import { ShortageText } from './ShortageText.tsx'
import type { Shortage } from './shortages.ts'
import css from './Variants.module.css'

type ColorsProps = { product: Pick<Product, 'article' | 'color' | 'colors'>; shortages: ReadonlyMap<string, Shortage> }

export function Colors({ product, shortages }: ColorsProps) {
  const { t, locale } = useTranslation('mf-catalog')
  const id = useId()
  return (
    <div>
      <p id={id} className={css.label}>
        {t('product.color')} <span className={css.value}>{product.color.title[locale]}</span>
      </p>
      <ul aria-labelledby={id} className={css.colors}>
        {product.colors.map(({ article, hex, title }) => (
          <li key={article} data-shortage={shortages.get(article)}>
            <Link
              to={`/product/${article}`}
              state={IN_PLACE}
              className={swatchLinkClass()}
              title={title[locale]}
              aria-current={article === product.article ? 'true' : undefined}
            >
              <Swatch name={title[locale]} colour={hex} nameHidden />
              <ShortageText of={shortages.get(article)} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
