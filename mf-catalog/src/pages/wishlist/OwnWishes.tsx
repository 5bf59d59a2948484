import { useTranslation } from '@shop/shell/i18n'
import { useIsOnline } from '@shop/shell/online'
import { Button } from '@shop/ui-kit/Button'
import { ErrorState } from '@shop/ui-kit/feedback/ErrorState'
import { Icon } from '@shop/ui-kit/Icon'
import { Heading } from '@shop/ui-kit/page/Heading'
import { CardGrid } from '../../features/card/CardGrid.tsx'
import { CardSkeletons } from '../../features/card/CardSkeletons.tsx'
import { ProductCard } from '../../features/card/ProductCard.tsx'
import { storeCardOf } from '../../features/card/store-card-of.ts'
import { BuyWish } from '../../features/wishlist/buy/BuyWish.tsx'
import { RemoveWish } from '../../features/wishlist/RemoveWish.tsx'
import { share } from '../../features/wishlist/sharing/share.ts'
import { useFocusAfterRemoval } from '../../features/wishlist/use-focus-after-removal.ts'
import { useWishlistSync } from '../../features/wishlist/use-wishlist-sync.ts'
import { WishMarks } from '../../features/wishlist/WishMarks.tsx'
import { GoneWishes, StorageNote } from '../../features/wishlist/WishNotes.tsx'
import { useWishedCards, type WishedCard } from '../../features/wishlist/wishlist.query.ts'
import { NoWishes } from './NoWishes.tsx'
import { OfflineWishes } from './OfflineWishes.tsx'
import css from './WishlistPage.module.css'

const FEW = 4

export function OwnWishes() {
  const { t } = useTranslation('mf-catalog')
  const isOnline = useIsOnline()
  const mayStillCome = useWishlistSync() && isOnline
  const { wishes, cards, gone, isPending, isError, isOutOfReach, refetch } = useWishedCards()
  const { list, focusNear } = useFocusAfterRemoval()
  const isEmpty = wishes.length === 0

  if (isEmpty && !mayStillCome) return <NoWishes />
  return (
    <div className={css.page}>
      <div className={css.head}>
        <Heading level={1}>{t('wish.title')}</Heading>
        {!isEmpty && <p className={css.count}>{t('wish.count', { count: wishes.length })}</p>}
        {cards.length > 0 && !isOutOfReach && (
          <Button
            variant="text"
            size="small"
            className={css.share}
            onClick={() => void share(cards.map(({ card }) => card.article))}
          >
            <Icon name="share" size={20} />
            {t('wish.share')}
          </Button>
        )}
      </div>
      <StorageNote />
      <GoneWishes articles={gone} />
      {isOutOfReach && !isEmpty ? (
        <OfflineWishes wishes={wishes} onRetry={() => void refetch()} />
      ) : isError && cards.length === 0 ? (
        <ErrorState title={t('wish.failed')} retryLabel={t('again')} onRetry={() => void refetch()} />
      ) : (
        <CardGrid ref={list} label={t('wish.list')} busy={isPending}>
          {isPending ? (
            <CardSkeletons count={wishes.length || FEW} />
          ) : (
            cards.map((wished, index) => (
              <WishCard key={wished.card.article} {...wished} onRemoved={() => focusNear(index)} />
            ))
          )}
        </CardGrid>
      )}
    </div>
  )
}

/** A card of the reader's own list: what changed, a button that buys it, and one that takes it off the list. */
function WishCard({ card, wish, onRemoved }: WishedCard & { onRemoved: () => void }) {
  return (
    <ProductCard
      card={storeCardOf(card)}
      heart={<RemoveWish of={storeCardOf(card)} onRemoved={onRemoved} />}
      foot={
        <>
          <WishMarks card={card} wish={wish} />
          <BuyWish card={card} />
        </>
      }
    />
  )
}
