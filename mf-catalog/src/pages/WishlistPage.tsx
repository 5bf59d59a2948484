import { pageTexts } from '@shop/contracts/page-texts'
import { useFormat } from '@shop/shell/format'
import { useTranslation } from '@shop/shell/i18n'
import { usePageMeta } from '@shop/shell/page-meta'
import { Link } from '@shop/shell/router'
import { useStore } from '@shop/shell/use-store'
import { $wishlist } from '@shop/shell/wishlist'
import { buttonClass } from '@shop/ui-kit/Button'
import { EmptyState } from '@shop/ui-kit/EmptyState'
import { ErrorState } from '@shop/ui-kit/ErrorState'
import { Heading } from '@shop/ui-kit/Heading'
import { CardGrid } from '../features/card/CardGrid.tsx'
import { CardSkeletons } from '../features/card/CardSkeletons.tsx'
import { useCards } from '../features/card/card.query.ts'
import { useWishedArticles } from '../features/wishlist/use-wished-articles.ts'
import { Card } from './Card.tsx'
import css from './ListPage.module.css'
import { NewestRow } from './NewestRow.tsx'

export function WishlistPage() {
  const { t } = useTranslation('mf-catalog')
  const { text } = useFormat()
  const isEmpty = useStore($wishlist).length === 0
  usePageMeta({ title: text(pageTexts.wishlist.title) })
  return (
    <>
      <div className={css.page}>
        <Heading level={1}>{t('wish.title')}</Heading>
        {isEmpty ? <NoWishes /> : <Wishes />}
      </div>
      {isEmpty && <NewestRow />}
    </>
  )
}

function Wishes() {
  const { t } = useTranslation('mf-catalog')
  const articles = useWishedArticles()
  const { data, isError, refetch } = useCards(articles)

  if (isError) return <ErrorState title={t('wish.failed')} retryLabel={t('again')} onRetry={() => void refetch()} />
  return (
    <>
      <p className={css.note}>{t('wish.kept')}</p>
      <CardGrid label={t('wish.title')} busy={!data}>
        {data ? (
          data.list.map(card => <Card key={card.article} card={card} />)
        ) : (
          <CardSkeletons count={articles.length} />
        )}
      </CardGrid>
    </>
  )
}

function NoWishes() {
  const { t } = useTranslation('mf-catalog')
  return (
    <EmptyState
      title={t('wish.empty')}
      actions={
        <Link to="/store" className={buttonClass()}>
          {t('gone.store')}
        </Link>
      }
    >
      {t('wish.emptyText')}
    </EmptyState>
  )
}
