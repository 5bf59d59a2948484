import { useTranslation } from '@shop/shell/i18n'
import { openPopup } from '@shop/shell/popup'
import { NavLink, useLocation } from '@shop/shell/router'
import { $session } from '@shop/shell/session'
import { useStore } from '@shop/shell/use-store'
import { DialogHeader } from '@shop/ui-kit/page/DialogHeader'
import { useEffect, useId } from 'react'
import { $isMenuOpen, closeMenu } from '../header/menu.ts'
import { Drawer } from '../popups/Drawer.tsx'
import { CategoryTree } from './CategoryTree.tsx'
import css from './SideMenu.module.css'

const links = ['/store', '/search', '/wishlist', '/about-us', '/contacts', '/loyalty-program'] as const

export function SideMenu() {
  const isOpen = useStore($isMenuOpen)
  const session = useStore($session)
  const { t } = useTranslation('host')
  const { pathname, search } = useLocation()
  const headingId = useId()

  // biome-ignore lint/correctness/useExhaustiveDependencies: choosing a link closes the menu
  useEffect(() => closeMenu, [pathname, search])

  const signIn = () => {
    closeMenu()
    openPopup('login')
  }
  return (
    <Drawer isOpen={isOpen} side="left" labelledBy={headingId} onClose={closeMenu}>
      <DialogHeader title={t('menu.title')} titleId={headingId} closeLabel={t('menu.close')} onClose={closeMenu} />
      <CategoryTree />
      <nav aria-label={t('menu.more')} className={css.more}>
        <ul className={css.list}>
          <li>
            {session === 'signed-in' ? (
              <NavLink to="/user/personal" className={css.link} onClick={closeMenu}>
                {t('menu.account')}
              </NavLink>
            ) : (
              <button type="button" className={css.link} onClick={signIn}>
                {t('menu.signIn')}
              </button>
            )}
          </li>
          {links.map(path => (
            <li key={path}>
              <NavLink to={path} className={css.link} onClick={closeMenu}>
                {t(`links.${path.slice(1)}`)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </Drawer>
  )
}
