import { useTranslation } from '@shop/shell/i18n'
import { EmptyState } from '@shop/ui-kit/feedback/EmptyState'
import { ErrorState } from '@shop/ui-kit/feedback/ErrorState'
import { CardGrid } from '../../features/card/CardGrid.tsx'
import { CardSkeletons } from '../../features/card/CardSkeletons.tsx'
import { PopularCategories } from '../../features/search/PopularCategories.tsx'
import { ShortSearchHint } from '../../features/search/ShortSearchHint.tsx'
import { useSearchResults } from '../../features/search/search.query.ts'
import { isSearchable } from '../../features/search/search-text.ts'
import { MoreCards } from '../../features/store/list/MoreCards.tsx'
import { ResultCount } from '../../features/store/list/ResultCount.tsx'
import { useFocusFirstNew } from '../../features/store/list/use-focus-first-new.ts'
import { Card } from '../Card.tsx'
import { NewestRow } from '../NewestRow.tsx'
import css from './SearchPage.module.css'

type SearchHitsProps = { search: string; page: number; onMore: () => void }

/** Everything that was found, best first; when there is nothing, suggested links. */
export function SearchHits({ search, page, onMore }: SearchHitsProps) {
  const { t } = useTranslation('mf-catalog')
  const { cards, count, ...state } = useSearchResults(search, page)
  const { list, awaitMore } = useFocusFirstNew(cards.length)

  if (!isSearchable(search)) {
    return (
      <div className={css.results}>
        <ShortSearchHint />
        <PopularCategories />
      </div>
    )
  }
  if (state.isOffline) {
    return (
      <p role="status" className={css.results}>
        {t('search.offline')}
      </p>
    )
  }
  if (state.isError) return <ErrorState title={t('search.failed')} retryLabel={t('again')} onRetry={state.tryAgain} />
  if (!state.isPending && !state.isChanging && count === 0) return <NothingFound search={search} />

  function showMore() {
    awaitMore()
    onMore()
  }
  return (
    <div className={css.results}>
      {!state.isPending && !state.isChanging && <ResultCount count={count} className={css.count} />}
      <CardGrid ref={list} label={t('search.hits')} busy={state.isPending || state.isChanging}>
        {state.isPending ? <CardSkeletons count={8} /> : cards.map(card => <Card key={card.article} card={card} />)}
        {state.isBringingMore && <CardSkeletons count={4} />}
      </CardGrid>
      {!state.isPending && (
        <MoreCards
          shown={cards.length}
          count={count}
          busy={state.isBringingMore}
          failed={state.isMoreFailed}
          onMore={state.isMoreFailed ? state.tryAgain : showMore}
        />
      )}
    </div>
  )
}

function NothingFound({ search }: Pick<SearchHitsProps, 'search'>) {
  const { t } = useTranslation('mf-catalog')
  return (
    <>
      <div className={css.results}>
        <div role="status">
          <EmptyState title={t('search.nothing', { search })}>{t('search.nothingAdvice')}</EmptyState>
        </div>
        <PopularCategories />
      </div>
      <NewestRow />
    </>
  )
}
