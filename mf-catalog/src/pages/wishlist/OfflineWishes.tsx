import { useTranslation } from '@shop/shell/i18n'
import { useIsOnline } from '@shop/shell/online'
import type { WishlistItem } from '@shop/shell/wishlist'
import { Button } from '@shop/ui-kit/Button'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { useMemo } from 'react'
import { CardGrid } from '../../features/card/CardGrid.tsx'
import { ProductCard } from '../../features/card/ProductCard.tsx'
import { savedCard, savedGoods } from '../../features/offline/saved-goods.ts'
import { RemoveWish } from '../../features/wishlist/RemoveWish.tsx'
import { useFocusAfterRemoval } from '../../features/wishlist/use-focus-after-removal.ts'

type OfflineWishesProps = { wishes: readonly WishlistItem[]; onRetry: () => void }

/** The list without a connection: names and pictures as the browser keeps them, no prices, and nothing to buy. */
export function OfflineWishes({ wishes, onRetry }: OfflineWishesProps) {
  const { t } = useTranslation('mf-catalog')
  // With the connection the list comes by itself; a network that answers nothing has to be tried.
  const canRetry = useIsOnline()
  const { list, focusNear } = useFocusAfterRemoval()
  const kept = useMemo(() => new Map(savedGoods().map(goods => [goods.article, goods])), [])
  const again = canRetry && (
    <Button variant="text" size="small" onClick={onRetry}>
      {t('again')}
    </Button>
  )
  return (
    <>
      <Notice tone="info" announced action={again}>
        {t('wish.offline')}
      </Notice>
      <CardGrid ref={list} label={t('wish.list')}>
        {wishes.map(({ article }, index) => {
          const card = savedCard(article, kept.get(article))
          return (
            <ProductCard
              key={article}
              card={card}
              heart={<RemoveWish of={card} onRemoved={() => focusNear(index)} />}
            />
          )
        })}
      </CardGrid>
    </>
  )
}
