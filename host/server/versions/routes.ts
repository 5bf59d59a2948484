import { hostRoutes, type WrittenRoutes } from '@shop/contracts/pages'
import { type AppName, type RemoteName, remoteNames } from '@shop/contracts/parts'
import { browserRoutes } from '@shop/contracts/routes/browser-routes'
import {
  type ClaimedPath,
  claimOfHost,
  findClaimConflicts,
  findReservedPaths,
} from '@shop/contracts/routes/claimed-paths'
import type { ReleasedRoute } from '@shop/contracts/routes/remote-routes'
import { brandText } from '@shop/contracts/texts/page-texts'
import { type Build, type Builds, type KnownBuilds, stableBuilds } from './builds.ts'

/** A page of the shop, the part that has it, and what the server says of it. */
export type ServerRoute = ReleasedRoute & { owner: AppName }

type Routes = readonly ReleasedRoute[]

/** All pages that a visitor with these builds can open. */
export type RoutesOf = (builds: Builds) => readonly ServerRoute[]

const NONE: Routes = []

/** Of combinations of versions: those that visitors have at one time, and some of before. */
const MOST_TABLES = 50

const ofHost: readonly ServerRoute[] = hostRoutes.map(route => ({ ...route, title: brandText.title, inSitemap: true }))

/**
 * The pages that releases bring. Where two parts claim an address, which no release may do, that of the first part in the table
 * stays, and `onClaimed` hears of the other.
 */
export function createRoutes(known: KnownBuilds, onClaimed: (claimed: ClaimedPath) => void): RoutesOf {
  const stable = stableBuilds(known)
  let tables: { own: readonly Routes[]; table: readonly ServerRoute[] }[] = []
  /** Of a part whose files are gone the pages are still there, and say that it cannot be loaded. */
  const last = new Map<RemoteName, Routes>()

  function routesIn(name: RemoteName, build: Build | null): Routes {
    const own = build ? build.assets.routes : last.get(name)
    if (own) return own
    // Releases of long ago do not say their pages, and one that cannot be read says nothing: they have those of another one.
    for (const { version } of known(name).listVersions()) {
      const routes = known(name).build(version)?.assets.routes
      if (routes) return routes
    }
    return NONE
  }

  return builds => {
    const own = remoteNames.map(name => routesIn(name, builds(name)))
    const made = tables.find(other => other.own.every((routes, index) => routes === own[index]))
    if (made) return made.table
    for (const name of remoteNames) {
      const most = stable(name)
      if (most) last.set(name, routesIn(name, most))
    }
    const table = tableOf(own, onClaimed)
    tables = [{ own, table }, ...tables].slice(0, MOST_TABLES)
    return table
  }
}

/** The pages of the frame, and behind them those of each remote that are nobody else's. */
function tableOf(own: readonly Routes[], onClaimed: (claimed: ClaimedPath) => void): readonly ServerRoute[] {
  const table: ServerRoute[] = [...ofHost]
  for (const [index, owner] of remoteNames.entries()) {
    const routes = own[index] ?? NONE
    const refused = findRefusedPaths(owner, routes, table, onClaimed)
    table.push(...routes.filter(({ path }) => !refused.has(path)).map(route => ({ ...route, owner })))
  }
  return table
}

function findRefusedPaths(
  part: RemoteName,
  routes: Routes,
  table: readonly ServerRoute[],
  onClaimed: (claimed: ClaimedPath) => void,
): ReadonlySet<string> {
  const paths = routes.map(({ path }) => path)
  const others = remoteNames.map(name => ({
    part: name,
    paths: table.filter(({ owner }) => owner === name).map(({ path }) => path),
  }))
  const claimed = findClaimConflicts({ part, paths }, [claimOfHost, ...others])
  for (const one of claimed) onClaimed(one)
  return new Set([...claimed.map(({ path }) => path), ...findReservedPaths(paths)])
}

/**
 * What the browser has to know of the visitor's pages. Those of a remote with routes of its own stand in its own pages only: what
 * leads there from the shop loads the page.
 */
export function writtenRoutes(routes: readonly ServerRoute[], open?: ServerRoute): WrittenRoutes {
  const isKnown = routes.some(({ path }) => path === open?.path)
  const all = open && !isKnown ? [...routes, open] : routes
  const written: Partial<Record<RemoteName, WrittenRoutes[RemoteName]>> = {}
  for (const name of remoteNames) {
    const own = all.filter(({ owner, hasOwnRoutes }) => owner === name && (!hasOwnRoutes || owner === open?.owner))
    if (own.length > 0) written[name] = browserRoutes(own)
  }
  return written
}
