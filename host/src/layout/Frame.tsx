import { useTranslation } from '@shop/shell/i18n'
import { useIsOnline } from '@shop/shell/online'
import { $popup } from '@shop/shell/popup'
import { useLocation } from '@shop/shell/router'
import { useStore } from '@shop/shell/use-store'
import { lazy, type ReactNode, Suspense } from 'react'
import { retry } from '../loading/retry.ts'
import { whenIdle } from '../loading/when-idle.ts'
import { PageArrival } from '../navigation/PageArrival.tsx'
import { useScrollPlaces } from '../navigation/use-scroll-places.ts'
import { routeFor } from '../pages/routes.ts'
import { $loadingScreens } from '../remotes/screens.ts'
import { Consent } from './consent/Consent.tsx'
import css from './Frame.module.css'
import { Footer } from './footer/Footer.tsx'
import { QuietFooter } from './footer/QuietFooter.tsx'
import { Header } from './header/Header.tsx'
import { QuietHeader } from './header/QuietHeader.tsx'
import { Notices } from './notices/Notices.tsx'
import progressCss from './ProgressLine.module.css'

// Nobody opens a drawer before the page is there: these come when the browser has nothing else to do.
const loadDrawers = () => import(/* webpackChunkName: "drawers" */ './Drawers.tsx')
const Drawers = lazy(() => whenIdle().then(() => retry(loadDrawers)))

/** What stands around every page. The back office has a frame of its own. */
export function Frame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('host')
  const { pathname } = useLocation()
  const isPopupOpen = useStore($popup) !== null
  const isBackOffice = pathname.startsWith('/admin')
  const isQuiet = routeFor(pathname)?.quietFrame ?? false
  useScrollPlaces()

  return (
    <>
      <a href="#main" className={css.skip}>
        {t('frame.skip')}
      </a>
      {!isBackOffice && <Consent />}
      <OfflineBanner />
      {!isBackOffice && (isQuiet ? <QuietHeader /> : <Header />)}
      <main id="main" tabIndex={-1} className={css.main}>
        <ProgressLine />
        {children}
      </main>
      {!isBackOffice && (isQuiet || pathname.startsWith('/user') ? <QuietFooter /> : <Footer />)}
      <PageArrival />
      {!isPopupOpen && <Notices />}
      <Suspense>
        <Drawers isBackOffice={isBackOffice} />
      </Suspense>
    </>
  )
}

function OfflineBanner() {
  const { t } = useTranslation('host')
  const isOnline = useIsOnline()
  return <div role="status">{!isOnline && <p className={css.offline}>{t('frame.offline')}</p>}</div>
}

/** A thin line over the page while the next one is on its way; drawn after 150 ms. */
function ProgressLine() {
  const { t } = useTranslation('host')
  const isLoading = useStore($loadingScreens) > 0
  return isLoading && <div role="progressbar" aria-label={t('remote.loading')} className={progressCss.line} />
}
