import { MAX_WISHES } from '@shop/contracts/cart/wishlist-limits'
import type { StoreCard } from '@shop/contracts/catalog/products'
import { translate } from '@shop/shell/i18n'
import { $locale } from '@shop/shell/locale'
import { dismissNotice, notify } from '@shop/shell/notices'
import { toggleWish } from '@shop/shell/wishlist'

export type Wished = Pick<StoreCard, 'article' | 'title' | 'price' | 'pictures'>

const POPUP_MS = 5000
const texts = translate('mf-catalog')
let shown = 0

/** Says what came of a pressed heart. A newer popup takes the place of the one before it. */
export function toggleAndNotify({ article, title, price, pictures }: Wished): void {
  const outcome = toggleWish(article, price ?? undefined)
  dismissNotice(shown)
  if (outcome === 'removed') return
  const options = { link: { label: texts('wish.open'), to: '/wishlist' }, lastsMs: POPUP_MS }
  shown =
    outcome === 'full'
      ? notify(texts('wish.full', { max: MAX_WISHES }), { ...options, tone: 'error' })
      : notify(texts('wish.added'), { ...options, detail: title[$locale.get()], picture: pictures[0] })
}
