import { $header, type HeaderStyle } from '@shop/shell/header'
import { toggleLocale, useTranslation } from '@shop/shell/i18n'
import { Link, useLocation, useNavigate } from '@shop/shell/router'
import { useStore } from '@shop/shell/use-store'
import { IconButton } from '@shop/ui-kit/IconButton'
import { lazy, Suspense } from 'react'
import { isUnderHeader } from '../../pages/routes.ts'
import { RemoteBoundary } from '../../remotes/RemoteBoundary.tsx'
import css from './Header.module.css'
import { HeaderIcons } from './HeaderIcons.tsx'
import { HeaderLinks } from './HeaderLinks.tsx'
import { loadSearchPanel } from './load-search.ts'
import { openMenu } from './menu.ts'
import { $searchOpener, closeSearch } from './search.ts'
import { useHidingHeader } from './use-hiding-header.ts'

const SearchPanel = lazy(loadSearchPanel)

export function Header() {
  const { t, locale } = useTranslation('host')
  const { pathname } = useLocation()
  const header: HeaderStyle = useStore($header) ?? { transparent: isUnderHeader(pathname) }
  const { isHidden, isAtTop } = useHidingHeader()
  const isSearchOpen = useStore($searchOpener) !== null
  const navigate = useNavigate()
  const searchElsewhere = () => {
    closeSearch()
    void navigate('/search')
  }
  const liesOverPicture = header.transparent && isAtTop && !isSearchOpen

  return (
    <header
      className={css.header}
      data-hidden={(isHidden && !isSearchOpen) || undefined}
      data-over-picture={liesOverPicture || undefined}
      data-white={(liesOverPicture && header.white) || undefined}
      data-white-on-phone={(liesOverPicture && header.whiteOnPhone) || undefined}
      data-in-flow={!header.transparent || undefined}
    >
      <div className={css.bar}>
        <div className={css.start}>
          <IconButton icon="menu" label={t('header.menu')} aria-haspopup="dialog" onClick={openMenu} />
          <button
            type="button"
            className={css.language}
            lang={locale === 'uk' ? 'en' : 'uk'}
            aria-label={t('header.language')}
            onClick={toggleLocale}
          >
            {locale === 'uk' ? 'EN' : 'UA'}
          </button>
        </div>
        <Link to="/" className={css.logo} aria-current={pathname === '/' ? 'page' : undefined}>
          {t('brand')}
        </Link>
        <HeaderIcons />
      </div>
      <HeaderLinks />
      {isSearchOpen && (
        <RemoteBoundary resetKey={pathname} fallback={null} onFailure={searchElsewhere}>
          <Suspense>
            <SearchPanel />
          </Suspense>
        </RemoteBoundary>
      )}
    </header>
  )
}
