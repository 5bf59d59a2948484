import { useFormat } from '@shop/shell/format'
import { useTranslation } from '@shop/shell/i18n'
import { usePageMeta } from '@shop/shell/page-meta'
import { Heading } from '@shop/ui-kit/page/Heading'
import { type FormEvent, useRef } from 'react'
import { PopularCategories } from '../../features/search/PopularCategories.tsx'
import { RecentSearches } from '../../features/search/RecentSearches.tsx'
import { rememberSearch } from '../../features/search/recent-searches.ts'
import { SearchInput } from '../../features/search/SearchInput.tsx'
import { searchTextOf } from '../../features/search/search-text.ts'
import { useSearchAddress } from '../../features/search/use-search-address.ts'
import { searchTitle } from '../../page-texts.ts'
import { NewestRow } from '../NewestRow.tsx'
import { SearchHits } from './SearchHits.tsx'
import css from './SearchPage.module.css'

export function SearchPage() {
  const { t } = useTranslation('mf-catalog')
  const { text } = useFormat()
  const { typed, type, searched, page, searchNow, showMore } = useSearchAddress()
  const input = useRef<HTMLInputElement>(null)
  usePageMeta({ title: searched ? t('search.metaTitle', { search: searched }) : text(searchTitle) })

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    const search = searchTextOf(typed)
    if (search) rememberSearch(search)
    searchNow()
    // On phones the keyboard makes room for what was found.
    if (search && matchMedia('(pointer: coarse)').matches) input.current?.blur()
  }
  return (
    <>
      <div className={css.page}>
        <Heading level={1}>{t('search.title')}</Heading>
        {/* biome-ignore lint/a11y/useSemanticElements: the form itself is the landmark */}
        <form role="search" onSubmit={onSubmit} className={css.field}>
          <SearchInput
            ref={input}
            role="searchbox"
            value={typed}
            onValue={type}
            label={t('search.label')}
            placeholder={t('search.hint')}
          />
        </form>
        {!searched && (
          <div className={css.ways}>
            <RecentSearches onEmptied={() => input.current?.focus()} />
            <PopularCategories />
          </div>
        )}
      </div>
      {searched ? <SearchHits search={searched} page={page} onMore={showMore} /> : <NewestRow />}
    </>
  )
}
