import type { StoreCard } from '@shop/contracts/catalog/products'
import type { StoreFilter } from '@shop/contracts/catalog/store-address'
import { useTranslation } from '@shop/shell/i18n'
import { refusalOf } from '@shop/shell/refusal'
import { EmptyState } from '@shop/ui-kit/feedback/EmptyState'
import { ErrorState } from '@shop/ui-kit/feedback/ErrorState'
import { lazy, Suspense } from 'react'
import { CardGrid } from '../../features/card/CardGrid.tsx'
import { CardSkeletons } from '../../features/card/CardSkeletons.tsx'
import type { FilterValues } from '../../features/store/filters/filter-values.query.ts'
import { MoreCards } from '../../features/store/list/MoreCards.tsx'
import { useFocusFirstNew } from '../../features/store/list/use-focus-first-new.ts'
import type { StoreListState } from '../../features/store/store-list.query.ts'
import { withTexts } from '../../text-chunks.ts'
import { useBelowScreen } from '../../use-below-screen.ts'
import { Card } from '../Card.tsx'

const NothingFound = lazy(
  withTexts(['store', 'nothing-found'], () =>
    import('../../features/store/list/NothingFound.tsx').then(({ NothingFound: page }) => ({ default: page })),
  ),
)

type StoreResultsProps = {
  filter: StoreFilter
  values: FilterValues
  list: StoreListState
  go: (filter: StoreFilter, options?: { replace?: boolean }) => void
}

const CARD_SIZES = '(min-width:1024px) 24vw, (min-width:768px) 33vw, 50vw'
/** As many as the first screen shows on phones: these pictures are waited for. */
const FIRST_PICTURES = 2
/** More than the first screen shows, on phones and on desks. */
const FIRST_CARDS = 8

export function StoreResults({ filter, values, list, go }: StoreResultsProps) {
  const { t } = useTranslation('mf-catalog')
  const { list: grid, awaitMore } = useFocusFirstNew(list.cards.length)

  if (list.isWaiting) return <EmptyState title={t('store.failed')}>{t('store.waiting')}</EmptyState>
  if (list.isError) {
    return (
      <ErrorState title={t('store.failed')} retryLabel={t('again')} retrying={list.isTrying} onRetry={list.tryAgain}>
        {refusalOf(list.error).isOffline && t('store.offline')}
      </ErrorState>
    )
  }
  if (!list.isPending && list.count === 0) {
    return (
      <Suspense fallback={null}>
        <NothingFound filter={filter} values={values} onChange={next => go(next)} />
      </Suspense>
    )
  }

  function onMore() {
    awaitMore()
    // More of the same list is no step that Back should undo.
    go({ ...filter, page: filter.page + 1 }, { replace: true })
  }

  return (
    <>
      <CardGrid ref={grid} label={t('store.list')} busy={list.isPending || list.isChanging}>
        {list.isPending ? <CardSkeletons count={12} /> : <Cards cards={list.cards} />}
        {list.isBringingMore && <CardSkeletons count={4} />}
      </CardGrid>
      {!list.isPending && (
        <MoreCards
          shown={list.cards.length}
          count={list.count}
          busy={list.isBringingMore}
          failed={list.isMoreFailed}
          onMore={list.isMoreFailed ? list.tryAgain : onMore}
        />
      )}
    </>
  )
}

function Cards({ cards }: { cards: readonly StoreCard[] }) {
  const drawn = useBelowScreen() ? cards : cards.slice(0, FIRST_CARDS)
  return drawn.map((card, index) => (
    <Card key={card.article} card={card} sizes={CARD_SIZES} priority={index < FIRST_PICTURES} />
  ))
}
