import { $cartCount } from '@shop/shell/cart/cart'
import { useTranslation } from '@shop/shell/i18n'
import { openPopup, preparePopup } from '@shop/shell/popup'
import { Link, useLocation } from '@shop/shell/router'
import { $session } from '@shop/shell/session'
import { useStore } from '@shop/shell/use-store'
import { $wishlistCount } from '@shop/shell/wishlist'
import { Icon } from '@shop/ui-kit/Icon'
import { iconButtonClass } from '@shop/ui-kit/IconButton'
import type { MouseEvent } from 'react'
import css from './Header.module.css'
import { loadSearch } from './load-search.ts'
import { $searchOpener, toggleSearch } from './search.ts'

const MOST_SHOWN = 99

export function HeaderIcons() {
  const { t } = useTranslation('host')
  const { pathname } = useLocation()
  const itemCount = useStore($cartCount)
  const wishes = useStore($wishlistCount)
  const session = useStore($session)
  const isSearchOpen = useStore($searchOpener) !== null

  // Links first: they work in a new tab; a plain click opens the popup over the page instead.
  const instead = (open: (link: HTMLElement) => void) => (event: MouseEvent<HTMLElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    open(event.currentTarget)
  }
  const onSearch = pathname === '/search' ? undefined : instead(toggleSearch)
  const openCart = pathname === '/cart' ? undefined : instead(() => openPopup('cart'))
  const prepareCart = openCart && (() => preparePopup({ name: 'cart' }))
  const openLogin = session === 'signed-in' ? undefined : instead(() => openPopup('login'))

  return (
    <div className={css.end}>
      <Link
        to="/search"
        className={`${iconButtonClass()} ${css.search}`}
        aria-label={t('header.search')}
        aria-expanded={onSearch && isSearchOpen}
        aria-controls={isSearchOpen ? 'header-search' : undefined}
        onPointerEnter={loadSearch}
        onFocus={loadSearch}
        onClick={onSearch}
      >
        <Icon name="search" />
      </Link>
      <Link
        to={openLogin ? '/user/login' : '/user'}
        className={iconButtonClass()}
        aria-label={t('header.user')}
        onClick={openLogin}
      >
        <Icon name="user" />
      </Link>
      <Link
        to="/wishlist"
        className={`${iconButtonClass()} ${css.wishlist}`}
        aria-label={t('header.wishlist', { count: wishes })}
      >
        <Icon name="heart" />
        {wishes > 0 && <span className={css.dot} />}
      </Link>
      <Link
        to="/cart"
        className={iconButtonClass()}
        aria-label={t('header.cart', { count: itemCount })}
        onPointerEnter={prepareCart}
        onFocus={prepareCart}
        onClick={openCart}
      >
        <Icon name="bag" />
        {itemCount > 0 && (
          <span key={itemCount} className={css.count} aria-hidden="true">
            {itemCount > MOST_SHOWN ? `${MOST_SHOWN}+` : itemCount}
          </span>
        )}
      </Link>
    </div>
  )
}
