import type { Product } from '@shop/contracts/catalog/products'
import { useFormat } from '@shop/shell/format'
import { useTranslation } from '@shop/shell/i18n'
import { Link } from '@shop/shell/router'
import { Breadcrumbs } from '@shop/ui-kit/page/Breadcrumbs'
import css from './ProductTrail.module.css'
import { useCategoryTitle } from './product.query.ts'

export function ProductTrail({ category, title }: Pick<Product, 'category' | 'title'>) {
  const { t } = useTranslation('mf-catalog')
  const { text } = useFormat()
  const categoryTitle = useCategoryTitle(category)
  return (
    <div className={css.trail}>
      <Breadcrumbs label={t('trail.label')} current={text(title)}>
        <Link key="store" to="/store">
          {t('trail.store')}
        </Link>
        {categoryTitle && (
          <Link key="category" to={`/store?categories=${category}`}>
            {text(categoryTitle)}
          </Link>
        )}
      </Breadcrumbs>
    </div>
  )
}
