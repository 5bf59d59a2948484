import { useTranslation } from '@shop/shell/i18n'
import { notify } from '@shop/shell/notices'
import { useNavigate } from '@shop/shell/router'
import { useStore } from '@shop/shell/use-store'
import { $wishlist, toggleWish } from '@shop/shell/wishlist'
import { Icon } from '@shop/ui-kit/Icon'
import { iconButtonClass } from '@shop/ui-kit/IconButton'
import css from './WishHeart.module.css'

const NOTICE_MS = 5000

/** Wishes for an article at once; the notice leads to the wishlist. */
export function WishHeart({ article, title }: { article: string; title: string }) {
  const { t } = useTranslation('mf-catalog')
  const isWished = useStore($wishlist).some(item => item.article === article)
  const navigate = useNavigate()

  function onPress() {
    if (!toggleWish(article)) return
    const action = { label: t('wish.open'), act: () => void navigate('/wishlist') }
    notify(t('wish.added'), { action, lastsMs: NOTICE_MS })
  }

  return (
    <button
      type="button"
      className={`${iconButtonClass()} ${css.heart}`}
      aria-pressed={isWished}
      aria-label={t('wish.label', { title })}
      onClick={onPress}
    >
      <Icon name="heart" filled={isWished} size={20} />
    </button>
  )
}
