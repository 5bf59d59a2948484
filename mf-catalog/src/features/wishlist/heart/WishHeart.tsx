import { useTranslation } from '@shop/shell/i18n'
import { useStore } from '@shop/shell/use-store'
import { $wishlist } from '@shop/shell/wishlist'
import { Icon } from '@shop/ui-kit/Icon'
import { iconButtonClass } from '@shop/ui-kit/IconButton'
import { toggleAndNotify, type Wished } from './toggle-and-notify.ts'
import css from './WishHeart.module.css'

/** Wishes for an article at once; the popup that follows leads to the wishlist. */
export function WishHeart({ of }: { of: Wished }) {
  const { t, locale } = useTranslation('mf-catalog')
  const isWished = useStore($wishlist).some(({ article }) => article === of.article)
  return (
    <button
      type="button"
      className={`${iconButtonClass()} ${css.heart}`}
      aria-pressed={isWished}
      aria-label={t('wish.label', { title: of.title[locale] })}
      onClick={() => toggleAndNotify(of)}
    >
      <Icon name="heart" filled={isWished} size={20} />
    </button>
  )
}
