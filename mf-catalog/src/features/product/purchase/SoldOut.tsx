import { heightText } from '@shop/contracts/catalog/height'
import type { Product, Sibling } from '@shop/contracts/catalog/products'
import { useTranslation } from '@shop/shell/i18n'
import { IN_PLACE, Link } from '@shop/shell/router'
import { heightsOf } from '../variants/heights-of.ts'
import { shortagesOf } from '../variants/shortages.ts'
import css from './SoldOut.module.css'

/** Nothing of the article is left: the links lead to the height that has it, and to others of its kind. */
export function SoldOut({ product, siblings }: { product: Product; siblings: readonly Sibling[] }) {
  const { t } = useTranslation('mf-catalog')
  const shortages = shortagesOf(product, siblings)
  const others = heightsOf(product, siblings).filter(({ article }) => !shortages.has(article))
  return (
    <p className={css.words}>
      {t('buy.soldOutText')}{' '}
      {others.map(({ article, height }) => (
        <Link key={article} to={`/product/${article}`} state={IN_PLACE}>
          {t('buy.otherHeight', { height: heightText(height) })}
        </Link>
      ))}{' '}
      <Link to={`/store?categories=${product.category}`}>{t('buy.similar')}</Link>
    </p>
  )
}
