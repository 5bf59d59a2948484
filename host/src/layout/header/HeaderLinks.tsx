import { allCategoriesEndpoint, listedCategories } from '@shop/contracts/catalog/categories'
import { useTranslation } from '@shop/shell/i18n'
import { useEndpoint } from '@shop/shell/query'
import { Link, useLocation } from '@shop/shell/router'
import css from './Header.module.css'

/** The shop, its main categories and the brand's pages, in one line. Without an answer the line is whole too. */
export function HeaderLinks() {
  const { t, locale } = useTranslation('host')
  const { pathname, search } = useLocation()
  const { data } = useEndpoint(allCategoriesEndpoint, {})
  const category = pathname === '/store' && new URLSearchParams(search).get('categories')
  const here = category ? `/store?categories=${category}` : pathname
  const linkTo = (to: string, title: string, special?: string) => (
    <Link key={to} to={to} className={css.link} data-special={special} aria-current={to === here ? 'page' : undefined}>
      {title}
    </Link>
  )
  return (
    <nav className={css.links} aria-label={t('header.links')}>
      {linkTo('/store', t('links.store'))}
      <div className={css.categories}>
        {listedCategories(data?.categories ?? []).map(
          ({ name, title, parent_category, special }) =>
            !parent_category && linkTo(`/store?categories=${name}`, title[locale], special),
        )}
      </div>
      {linkTo('/about-us', t('links.about-us'))}
      {linkTo('/contacts', t('links.contacts'))}
    </nav>
  )
}
