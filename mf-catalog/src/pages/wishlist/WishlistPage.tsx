import { useFormat } from '@shop/shell/format'
import { usePageMeta } from '@shop/shell/page-meta'
import { useSearchParams } from '@shop/shell/router'
import { sharedArticles } from '../../features/wishlist/sharing/shared-list.ts'
import { wishlistTitle } from '../../page-texts.ts'
import { OwnWishes } from './OwnWishes.tsx'
import { SharedWishes } from './SharedWishes.tsx'

/** The reader's own list, or a shared one that a link leads to. */
export function WishlistPage() {
  const { text } = useFormat()
  const [address] = useSearchParams()
  const shared = sharedArticles(address)
  usePageMeta({ title: text(wishlistTitle) })
  return shared ? <SharedWishes key={shared.join()} articles={shared} /> : <OwnWishes />
}
