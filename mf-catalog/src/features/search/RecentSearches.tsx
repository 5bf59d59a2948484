import { useTranslation } from '@shop/shell/i18n'
import { Link } from '@shop/shell/router'
import { useStore } from '@shop/shell/use-store'
import { Button } from '@shop/ui-kit/Button'
import { IconButton } from '@shop/ui-kit/IconButton'
import { useId } from 'react'
import css from './RecentSearches.module.css'
import { $recentSearches, forgetSearch, forgetSearches } from './recent-searches.ts'
import { searchPath } from './search-text.ts'

/** `onEmptied`: the pressed button is gone with the list, so the focus needs another place. */
export function RecentSearches({ onChoose, onEmptied }: { onChoose?: () => void; onEmptied: () => void }) {
  const { t } = useTranslation('mf-catalog')
  const searches = useStore($recentSearches)
  const id = useId()
  if (searches.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id} className={css.title}>
          {t('search.recent')}
        </h2>
        <Button
          variant="text"
          size="small"
          onClick={() => {
            forgetSearches()
            onEmptied()
          }}
        >
          {t('search.forgetAll')}
        </Button>
      </div>
      <ul className={css.list}>
        {searches.map(search => (
          <li key={search} className={css.search}>
            <Link to={searchPath(search)} className={css.link} onClick={onChoose}>
              {search}
            </Link>
            <IconButton
              icon="close"
              label={t('search.forget', { search })}
              className={css.forget}
              onClick={() => {
                forgetSearch(search)
                onEmptied()
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
