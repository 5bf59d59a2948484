import type { ProductCard } from '@shop/contracts/catalog/products'
import { useTranslation } from '@shop/shell/i18n'
import { notify } from '@shop/shell/notices'
import { Link } from '@shop/shell/router'
import { useStore } from '@shop/shell/use-store'
import { $wishlist } from '@shop/shell/wishlist'
import { Button, buttonClass } from '@shop/ui-kit/Button'
import { saveWishes } from '../change-wishes.ts'

/** Keeps a whole list that was shared by a link; once all of it is kept, it leads there. */
export function SaveAll({ cards, className }: { cards: readonly ProductCard[]; className?: string | undefined }) {
  const { t } = useTranslation('mf-catalog')
  const wished = new Set(useStore($wishlist).map(({ article }) => article))
  if (cards.every(({ article }) => wished.has(article))) {
    return (
      <Link to="/wishlist" className={`${buttonClass({ variant: 'outline' })} ${className}`}>
        {t('wish.allSaved')}
      </Link>
    )
  }
  const saveAll = () => notify(t('wish.saved', { count: saveWishes(cards) }), { tone: 'success' })
  return (
    <Button className={className} onClick={saveAll}>
      {t('wish.saveAll')}
    </Button>
  )
}
