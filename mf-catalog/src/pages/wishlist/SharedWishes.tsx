import { useTranslation } from '@shop/shell/i18n'
import { Link } from '@shop/shell/router'
import { buttonClass } from '@shop/ui-kit/Button'
import { EmptyState } from '@shop/ui-kit/feedback/EmptyState'
import { ErrorState } from '@shop/ui-kit/feedback/ErrorState'
import { Heading } from '@shop/ui-kit/page/Heading'
import { CardGrid } from '../../features/card/CardGrid.tsx'
import { CardSkeletons } from '../../features/card/CardSkeletons.tsx'
import { storeCardOf } from '../../features/card/store-card-of.ts'
import { SaveAll } from '../../features/wishlist/sharing/SaveAll.tsx'
import { useCardsOf } from '../../features/wishlist/wishlist.query.ts'
import { Card } from '../Card.tsx'
import css from './WishlistPage.module.css'

/** A list that was shared by a link: to look at, and to keep in whole or in part. */
export function SharedWishes({ articles }: { articles: readonly string[] }) {
  const { t } = useTranslation('mf-catalog')
  const { data, isError, refetch } = useCardsOf(articles)

  if (articles.length === 0 || data?.list.length === 0) return <NothingShared />
  return (
    <div className={css.page}>
      <div className={css.head}>
        <Heading level={1}>{t('wish.sharedTitle')}</Heading>
        {data && <p className={css.count}>{t('wish.count', { count: data.list.length })}</p>}
      </div>
      <p className={css.note}>{t('wish.sharedText')}</p>
      {data && <SaveAll cards={data.list} className={css.save} />}
      {isError && !data ? (
        <ErrorState title={t('wish.failed')} retryLabel={t('again')} onRetry={() => void refetch()} />
      ) : (
        <CardGrid label={t('wish.list')} busy={!data}>
          {data ? (
            data.list.map(card => <Card key={card.article} card={storeCardOf(card)} />)
          ) : (
            <CardSkeletons count={articles.length} />
          )}
        </CardGrid>
      )}
    </div>
  )
}

function NothingShared() {
  const { t } = useTranslation('mf-catalog')
  return (
    <div className={css.page}>
      <EmptyState
        headingLevel={1}
        title={t('wish.sharedNothing')}
        actions={
          <Link to="/store" className={buttonClass()}>
            {t('gone.store')}
          </Link>
        }
      >
        {t('wish.sharedNothingText')}
      </EmptyState>
    </div>
  )
}
