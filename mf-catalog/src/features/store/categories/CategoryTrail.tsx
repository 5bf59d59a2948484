import type { Category } from '@shop/contracts/catalog/categories'
import { useTranslation } from '@shop/shell/i18n'
import { Link } from '@shop/shell/router'
import { Breadcrumbs } from '@shop/ui-kit/page/Breadcrumbs'
import { categoriesAbove } from './category-navigation.ts'

/** Breadcrumbs from the shop down to the category of the list. */
export function CategoryTrail({ categories, at }: { categories: readonly Category[]; at: Category }) {
  const { t, locale } = useTranslation('mf-catalog')
  return (
    <Breadcrumbs label={t('trail.label')} current={at.title[locale]}>
      <Link to="/store">{t('trail.store')}</Link>
      {categoriesAbove(categories, at).map(({ name, title }) => (
        <Link key={name} to={`/store?categories=${name}`}>
          {title[locale]}
        </Link>
      ))}
    </Breadcrumbs>
  )
}
