import { takeFirstData } from '@shop/shell/first-data'
import { learnHeaders } from '@shop/shell/header'
import { registerTexts } from '@shop/shell/i18n'
import { startLocale } from '@shop/shell/locale'
import { checkSession } from '@shop/shell/session'
import { startCart } from '@shop/shell/synced-cart'
import { startWishlist } from '@shop/shell/synced-wishlist'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { openMenuAskedFor } from './layout/header/menu.ts'
import { retry } from './loading/retry.ts'
import { nextTask } from './loading/series.ts'
import { whenIdle } from './loading/when-idle.ts'
import { isUnderHeader, learnRoutes, loadPage, routeFor } from './pages/routes.ts'
import { registerKnownRemotes } from './remotes/federation.ts'
import { writtenRegistry } from './remotes/registry.ts'
import { loadReports } from './remotes/report-failure.ts'
import { errorTextLoaders, hostTexts } from './texts.ts'

/** What the server painted stays on the screen this long at most while the page's remote is on its way. */
const PAINTED_VIEW_MS = 4000

/** Nobody is spoken to at once, so what speaks comes after all that the page needs. */
const BEFORE_PROMPTS_MS = 5000

const loadOffline = () => import(/* webpackChunkName: "offline" */ './offline/start-offline.ts')
const loadPrompts = () => import(/* webpackChunkName: "prompts" */ './prompts/start-prompts.ts')

/** So many visits say how fast they were. */
const MEASURED_VISITS = 0.1

const loadStaff = () => import(/* webpackChunkName: "staff" */ './staff/begin-staff.ts')

export async function start(): Promise<void> {
  registerKnownRemotes(writtenRegistry())
  learnRoutes()
  // Nothing in the shop links there: its visitors load the page.
  const isForStaff = /^\/(admin|preview)/i.test(location.pathname)
  const isPreview = isForStaff && (await retry(loadStaff)).beginStaff()
  if (!isPreview) {
    startLocale()
    startCart()
    startWishlist()
  }
  takeFirstData()
  const route = routeFor(location.pathname)
  learnHeaders(isUnderHeader)
  await Promise.all([registerTexts('host', hostTexts), waitUntilSettledOrLate(loadPage(route, location.pathname))])
  await nextTask()
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no place for the shop')
  // The boundaries say what went wrong on the screen and to the team; React need not repeat it in the console.
  const shop = createRoot(root, { onCaughtError: () => undefined })
  openMenuAskedFor()
  // In small pieces: the painted view is there, so nobody has to wait for the whole of it in one go.
  startTransition(() => shop.render(<App />))
  await whenIdle()
  void checkSession()
  const isMeasured = Math.random() < MEASURED_VISITS
  if (!isPreview && (isMeasured || document.documentElement.dataset.pageView))
    void retry(loadReports).then(({ startReports }) => startReports({ isMeasured }))
  if (!isPreview)
    setTimeout(() => {
      void retry(loadPrompts).then(({ startPrompts }) => startPrompts())
      if (!isForStaff) void retry(loadOffline).then(({ startOffline }) => startOffline())
    }, BEFORE_PROMPTS_MS)
  // Without them a refusal says what the service wrote.
  registerTexts('errors', errorTextLoaders).catch(() => undefined)
}

function waitUntilSettledOrLate(page: Promise<unknown>): Promise<unknown> {
  const late = new Promise(resolve => setTimeout(resolve, PAINTED_VIEW_MS))
  return Promise.race([page.catch(() => undefined), late])
}
