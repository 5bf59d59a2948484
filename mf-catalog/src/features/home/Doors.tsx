import { listedCategories } from '@shop/contracts/catalog/categories'
import { useTranslation } from '@shop/shell/i18n'
import { Link } from '@shop/shell/router'
import { Heading } from '@shop/ui-kit/page/Heading'
import { useId, useRef } from 'react'
import { useSeenLink } from '../../seen/use-seen-link.ts'
import css from './Doors.module.css'
import { useCategories, useCollections } from './home.query.ts'

/** Links into the store: its main categories in large letters and the collections under them; in one line where categories stand with pictures. */
export function Doors({ isShort = false }: { isShort?: boolean }) {
  const { t, locale } = useTranslation('mf-catalog')
  const known = useCategories()
  const categories = listedCategories(known.data?.categories ?? [])
  const collections = useCollections().data?.collections ?? []
  const id = useId()
  const main = categories.filter(({ parent_category, special }) => parent_category === null && !special)
  // Before staff have made the first category there is nowhere to go yet.
  if (known.data && main.length === 0) return null
  return (
    <nav className={css.doors} data-short={isShort || undefined} aria-labelledby={id}>
      <Heading level={2} id={id}>
        {t('doors.title')}
      </Heading>
      <ul className={css.categories}>
        {main.map(({ name, title }) => (
          <Door key={name} path={`/store?categories=${name}`} title={title[locale]} />
        ))}
      </ul>
      <ul className={css.collections}>
        {collections.map(({ name, title }) => (
          <li key={name}>
            <Link to={`/store?collections=${name}`} className={css.collection}>
              {title[locale]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Door({ path, title }: { path: string; title: string }) {
  const place = useRef<HTMLLIElement>(null)
  useSeenLink(place, path)
  return (
    <li ref={place}>
      <Link to={path} className={css.category}>
        {title}
      </Link>
    </li>
  )
}
