import type { Category } from '@shop/contracts/catalog/categories'
import type { StoreFilter } from '@shop/contracts/catalog/store-address'
import { useTranslation } from '@shop/shell/i18n'
import { Link } from '@shop/shell/router'
import { withGroup } from '../filters/filter.ts'
import { storePath } from '../use-store-address.ts'
import css from './CategoryLinks.module.css'
import { suggestedCategories } from './category-navigation.ts'

type CategoryLinksProps = { filter: StoreFilter; categories: readonly Category[]; at: Category | undefined }

/** On phones the next category is one tap away, without opening the filters. What else was chosen stays chosen. */
export function CategoryLinks({ filter, categories, at }: CategoryLinksProps) {
  const { t, locale } = useTranslation('mf-catalog')
  const { parent, children } = suggestedCategories(categories, at)
  const linkTo = (title: string, name?: string) => (
    <li key={name ?? ''}>
      <Link
        to={storePath(withGroup(filter, 'categories', name === undefined ? [] : [name]))}
        className={css.link}
        aria-current={at?.name === name ? 'true' : undefined}
      >
        {title}
      </Link>
    </li>
  )
  return (
    <nav aria-label={t('store.categories')}>
      <ul className={css.row}>
        {linkTo(t('store.all'), parent?.name)}
        {children.map(({ name, title }) => linkTo(title[locale], name))}
      </ul>
    </nav>
  )
}
