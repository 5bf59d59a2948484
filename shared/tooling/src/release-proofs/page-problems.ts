import { hostRoutes, type RemoteRoute } from '@shop/contracts/pages'
import { type AppName, appNames } from '../apps.ts'
import { installedChromium } from '../find-chromium.ts'
import { readAssetList } from '../releases/released-files.ts'
import type { FolderOf } from '../weigh-pages.ts'
import { drawPages } from './draw-pages.ts'
import { drawnAddresses } from './drawn-addresses.ts'
import type { Found } from './proofs.ts'
import { startTrialHost } from './trial-host.ts'

const PATIENCE_MS = 10_000

/** Draws every page of a build once in Chromium, with the data of the running shop. */
export async function pageProblems(app: AppName, built: string, served: FolderOf, shop: string): Promise<Found> {
  const executablePath = installedChromium()
  if (!executablePath) return notDrawn('no Chromium is installed here; CHROME_PATH may name one')
  if (!(await isShop(shop))) return notDrawn(`no shop answers at ${shop}; SHOP may name another`)
  const { origin, stop } = await startTrialHost(app, built, served, shop)
  try {
    const routes = app === 'host' ? await framedRoutes(served) : await routesIn(built)
    const { addresses, closed } = drawnAddresses(routes, await fetchSitemapPaths(origin))
    const problems = await drawPages({ executablePath, origin, shop, addresses })
    return { problems, notes: closed.map(path => `${path} was not drawn: nobody is signed in`) }
  } finally {
    await stop()
  }
}

/** The host frames the pages of all. */
async function framedRoutes(served: FolderOf) {
  const remotes = appNames.filter(name => name !== 'host')
  const found = await Promise.all(remotes.map(async name => routesIn(await served(name))))
  return [...hostRoutes, ...found.flat()]
}

async function routesIn(folder: string): Promise<readonly RemoteRoute[]> {
  return (await readAssetList(folder)).routes ?? []
}

function notDrawn(why: string): Found {
  return { problems: [], notProved: [`no page was drawn: ${why}`] }
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
