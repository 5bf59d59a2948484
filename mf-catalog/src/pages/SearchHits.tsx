import { useTranslation } from '@shop/shell/i18n'
import { Link } from '@shop/shell/router'
import { buttonClass } from '@shop/ui-kit/Button'
import { EmptyState } from '@shop/ui-kit/EmptyState'
import { ErrorState } from '@shop/ui-kit/ErrorState'
import { CardGrid } from '../features/card/CardGrid.tsx'
import { CardSkeletons } from '../features/card/CardSkeletons.tsx'
import { useSearchHits } from '../features/search/search.query.ts'
import { Card } from './Card.tsx'
import css from './ListPage.module.css'

export function SearchHits({ search }: { search: string }) {
  const { t } = useTranslation('mf-catalog')
  const { data, isError, isPlaceholderData, refetch } = useSearchHits(search)

  if (isError) return <ErrorState title={t('search.failed')} retryLabel={t('again')} onRetry={() => void refetch()} />
  return (
    <>
      <p role="status" className={css.note}>
        {data && !isPlaceholderData && data.count > 0 && t('store.found', { count: data.count })}
      </p>
      {data?.count === 0 ? (
        <EmptyState
          title={t('search.nothing', { search })}
          actions={
            <Link to="/store" className={buttonClass({ variant: 'outline' })}>
              {t('gone.store')}
            </Link>
          }
        >
          {t('search.nothingAdvice')}
        </EmptyState>
      ) : (
        <CardGrid label={t('search.hits')} busy={!data || isPlaceholderData}>
          {data ? data.list.map(card => <Card key={card.article} card={card} />) : <CardSkeletons count={8} />}
        </CardGrid>
      )}
    </>
  )
}
