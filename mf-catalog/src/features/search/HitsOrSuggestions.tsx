import type { cardSearchEndpoint } from '@shop/contracts/catalog/store-cards'
import type { ResultOf } from '@shop/contracts/endpoint'
import { useTranslation } from '@shop/shell/i18n'
import type { UseQueryResult } from '@shop/shell/query'
import { ErrorState } from '@shop/ui-kit/feedback/ErrorState'
import { Skeleton } from '@shop/ui-kit/Skeleton'
import { VisuallyHidden } from '@shop/ui-kit/VisuallyHidden'
import css from './HeaderSearch.module.css'
import hit from './Hit.module.css'
import list from './HitList.module.css'
import { HitList } from './HitList.tsx'
import { PopularCategories } from './PopularCategories.tsx'
import { RecentSearches } from './RecentSearches.tsx'
import { ShortSearchHint } from './ShortSearchHint.tsx'
import { isSearchable } from './search-text.ts'
import type { useActiveOption } from './use-active-option.ts'

type HitsOrSuggestionsProps = {
  search: string
  /** The hits answer what stands in the field now. */
  isSettled: boolean
  hits: UseQueryResult<ResultOf<typeof cardSearchEndpoint>>
  options: ReturnType<typeof useActiveOption>
  onChoose: () => void
  /** What had the focus is gone. */
  onLost: () => void
}

/** Under the field: hits, why there are none, or suggested links while nothing is typed. */
export function HitsOrSuggestions({ search, isSettled, hits, options, onChoose, onLost }: HitsOrSuggestionsProps) {
  const { t } = useTranslation('mf-catalog')
  const { data, isError, isPlaceholderData, fetchStatus, refetch, isFetching } = hits

  if (search === '') {
    return (
      <div className={css.ways}>
        <RecentSearches onChoose={onChoose} onEmptied={onLost} />
        <PopularCategories onChoose={onChoose} />
      </div>
    )
  }
  if (!isSearchable(search)) return <ShortSearchHint />
  if (fetchStatus === 'paused' && (!data || isPlaceholderData)) {
    return (
      <p role="status" className={css.note}>
        {t('search.offline')}
      </p>
    )
  }
  if (isError) {
    const tryAgain = () => {
      onLost()
      void refetch()
    }
    return <ErrorState title={t('search.failed')} retryLabel={t('again')} onRetry={tryAgain} retrying={isFetching} />
  }
  const isOld = !isSettled || isPlaceholderData
  if (!data || (isOld && data.count === 0)) return <HitSkeletons />
  if (data.count > 0) return <HitList search={search} hits={data} options={options} isOld={isOld} onChoose={onChoose} />
  return (
    <div className={css.ways}>
      <div role="status" className={css.nothing}>
        <p>{t('search.nothing', { search })}</p>
        <p className={css.note}>{t('search.nothingAdvice')}</p>
      </div>
      <PopularCategories onChoose={onChoose} />
    </div>
  )
}

/** Rows of the same size as the hits that are on their way. */
function HitSkeletons() {
  const { t } = useTranslation('mf-catalog')
  return (
    <div className={list.list} aria-busy="true">
      <VisuallyHidden>
        <span role="status">{t('search.searching')}</span>
      </VisuallyHidden>
      {[1, 2, 3, 4].map(index => (
        <div key={index} className={hit.hit} aria-hidden="true">
          <span className={hit.picture} />
          <Skeleton width="half" />
        </div>
      ))}
    </div>
  )
}
