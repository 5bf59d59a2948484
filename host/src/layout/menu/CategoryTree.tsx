import { allCategoriesEndpoint, type Category, listedCategories } from '@shop/contracts/catalog/categories'
import { useTranslation } from '@shop/shell/i18n'
import { useEndpoint } from '@shop/shell/query'
import { Link } from '@shop/shell/router'
import { closeMenu } from '../header/menu.ts'
import css from './SideMenu.module.css'

/** What the shop sells, as deep as the tree goes. Without an answer, or a category, the menu still has its links. */
export function CategoryTree() {
  const { t } = useTranslation('host')
  const { data } = useEndpoint(allCategoriesEndpoint, {})
  const categories = listedCategories(data?.categories ?? [])
  if (categories.length === 0) return null
  return (
    <nav aria-label={t('menu.categories')} className={css.categories}>
      <Branch categories={categories} parent={null} />
    </nav>
  )
}

function Branch({ categories, parent }: { categories: readonly Category[]; parent: string | null }) {
  const { locale } = useTranslation('host')
  const children = categories.filter(category => category.parent_category === parent)
  if (children.length === 0) return null
  return (
    <ul className={parent === null ? css.list : css.nested}>
      {children.map(({ name, title, special }) => (
        <li key={name}>
          <Link
            to={`/store?categories=${name}`}
            className={css.category}
            data-special={special}
            // The page may already be this one: then no change of place closes the menu.
            onClick={closeMenu}
          >
            {title[locale]}
          </Link>
          <Branch categories={categories} parent={name} />
        </li>
      ))}
    </ul>
  )
}
