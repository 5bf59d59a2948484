import { useFormat } from '@shop/shell/format'
import { useTranslation } from '@shop/shell/i18n'
import { Link } from '@shop/shell/router'
import { useId } from 'react'
import css from './PopularCategories.module.css'
import { usePopularCategories } from './search.query.ts'

/** Where most shoppers go: for an empty field, and when nothing was found. */
export function PopularCategories({ onChoose }: { onChoose?: () => void }) {
  const { t } = useTranslation('mf-catalog')
  const { text } = useFormat()
  const categories = usePopularCategories()
  const id = useId()
  if (categories.length === 0) return null
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {t('search.popular')}
      </h2>
      <ul className={css.list}>
        {categories.map(({ name, title, special }) => (
          <li key={name}>
            <Link to={`/store?categories=${name}`} className={css.category} data-special={special} onClick={onChoose}>
              {text(title)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
