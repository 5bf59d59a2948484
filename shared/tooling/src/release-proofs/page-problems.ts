import { hostRoutes } from '@shop/contracts/pages'
import { chromium } from 'playwright-core'
import { type AppName, appNames } from '../apps.ts'
import { installedChromium } from '../find-chromium.ts'
import { readAssetList } from '../releases/released-files.ts'
import type { FolderOf } from '../weigh-pages.ts'
import { type Drawn, drawLooks } from './draw-pages.ts'
import type { Drawn as DrawnRoute } from './drawn-addresses.ts'
import { looksOf } from './drawn-pages.ts'
import type { Look } from './looks.ts'
import { readOfficeScreens } from './office-screens.ts'
import type { Found } from './proofs.ts'
import { problemsIn, secondsOf } from './said-of-pages.ts'
import { startTrialHost } from './trial-host.ts'
import { signInPeople } from './trial-people.ts'
import { startTrialShop } from './trial-shop.ts'

const PATIENCE_MS = 10_000
/** The proof ends then, whatever is still to be drawn. */
const MOST_MINUTES = 15

/**
 * Draws every page of a build as people see it: guests with the data of the running shop; customers, staff, and what is opened over pages in a
 * shop of the trial's own.
 */
export async function pageProblems(app: AppName, built: string, served: FolderOf, shop: string): Promise<Found> {
  const executablePath = installedChromium()
  if (!executablePath) return notDrawn('no page was drawn: no Chromium is installed here; CHROME_PATH may name one')
  if (!(await isShop(shop))) return notDrawn(`no page was drawn: no shop answers at ${shop}; SHOP may name another`)
  const stops: (() => Promise<void>)[] = []
  const keep = <Started extends { stop(): Promise<void> }>(started: Started) => {
    stops.push(started.stop)
    return started
  }
  try {
    const host = keep(await startTrialHost(app, built, served, shop))
    const trial = await startTrialShop(app, built, served).then(keep, asError)
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
    stops.push(() => browser.close())
    const known = { released: await fetchSitemapPaths(host.origin), trial: [] as string[] }
    if (!(trial instanceof Error)) known.trial = await fetchSitemapPaths(trial.origin)
    const pages = { app, ...(await pagesOf(app, built, served)) }
    const looks = looksOf(pages, known)
    const until = Date.now() + MOST_MINUTES * 60_000
    const released = await drawLooks(browser, { origin: host.origin, shop }, looks.released, until)
    const wanted = new Set(looks.trial.map(({ who }) => who))
    const signedIn = trial instanceof Error ? trial : await signInPeople(browser, trial, wanted).catch(asError)
    if (signedIn instanceof Error)
      return { ...sayDrawn(released, looks.released), notProved: [`nobody could sign in: ${signedIn.message}`] }
    const inTrial = looksOf(pages, { ...known, trial: [...known.trial, ...signedIn.addresses] }).trial
    const drawn = await drawLooks(browser, signedIn, inTrial, until)
    return sayDrawn([...released, ...drawn], [...looks.released, ...inTrial])
  } finally {
    for (const stop of stops.reverse()) await stop()
  }
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}

function sayDrawn(drawn: readonly Drawn[], wanted: readonly Look[]): Found {
  const late = wanted.length - drawn.length
  const notProved = [`${late} of ${wanted.length} pages were not drawn within ${MOST_MINUTES} minutes`]
  return { problems: problemsIn(drawn), notes: secondsOf(drawn), ...(late > 0 && { notProved }) }
}

/** What a part shows; the host frames the pages of all. */
async function pagesOf(app: AppName, built: string, served: FolderOf) {
  const screens = app === 'mf-admin' ? await readOfficeScreens() : []
  if (app !== 'host') return { routes: await routesIn(built), framed: [], screens }
  const remotes = appNames.filter(name => name !== 'host')
  const framed = await Promise.all(remotes.map(async name => routesIn(await served(name))))
  return { routes: hostRoutes, framed: framed.flat(), screens }
}

async function routesIn(folder: string): Promise<readonly DrawnRoute[]> {
  return (await readAssetList(folder)).routes ?? []
}

function notDrawn(why: string): Found {
  return { problems: [], notProved: [why] }
}

async function isShop(shop: string): Promise<boolean> {
  return fetch(`${shop}/registry.json`, { signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** Of the shop's sitemap, from its first part where it has several. */
async function fetchSitemapPaths(origin: string): Promise<string[]> {
  const places = async (address: string) =>
    [...(await (await fetch(address)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = '']) => place)
  const listed = await places(`${origin}/sitemap.xml`)
  const [first = ''] = listed
  const all = first.endsWith('.xml') ? await places(first) : listed
  return all.map(place => URL.parse(place)?.pathname ?? '')
}
