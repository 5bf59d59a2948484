import type { RemoteRoute } from '@shop/contracts/pages'
import { publicEndpoints } from '@shop/contracts/public-endpoints'
import { type Claim, claimedTwice, claimOfHost, reservedAmong } from '@shop/contracts/routes/claimed-paths'
import type { AppName } from '../apps.ts'
import { checkedRoutes } from '../source-routes.ts'
import type { AssetList } from '../webpack/asset-list.ts'

const askable = new Set(
  publicEndpoints.filter(({ method, access }) => method === 'GET' && access === 'public').map(({ path }) => path),
)

/** What is wrong with the pages that a release would bring: with the routes themselves, and with the addresses that others have. */
export function routeProblems(
  app: AppName,
  { chunks, routes }: Pick<AssetList, 'chunks' | 'routes'>,
  others: ReadonlyMap<AppName, Pick<AssetList, 'routes'>>,
): string[] {
  const beside = [...others].map(([part, assets]): Claim => ({ part, paths: pathsOf(assets) }))
  // The pages of the frame stand in its sources, so only their addresses can be wrong.
  if (app === 'host') return claimedBy(claimOfHost, beside)
  try {
    const known = checkedRoutes(app, routes)
    const paths = known.map(({ path }) => path)
    return [
      ...reservedAmong(paths).map(path => `${app} claims ${path}, which is no address of a page`),
      ...claimedBy({ part: app, paths }, [claimOfHost, ...beside]),
      ...paths.filter((path, at) => paths.indexOf(path) < at).map(path => `${app} has the path ${path} twice`),
      ...known
        .filter(({ page }) => !chunks[`page-${page}`])
        .map(({ path, page }) => `${path} shows page-${page}, which is not exposed`),
      ...known.flatMap(unknownCalls),
    ]
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

function claimedBy(claim: Claim, others: readonly Claim[]): string[] {
  return claimedTwice(claim, others).map(
    ({ part, path, otherPart, otherPath }) =>
      `${part} claims ${path}, which ${otherPart} has${otherPath === path ? '' : ` as ${otherPath}`}`,
  )
}

function unknownCalls({ path, firstCalls = [] }: RemoteRoute): string[] {
  const unknown = firstCalls.filter(({ call }) => !askable.has(call))
  return unknown.map(({ call }) => `${path} asks ${call} first, which is no call that everybody may read`)
}

/** None where they were released before routes came with a release. */
function pathsOf({ routes = [] }: Pick<AssetList, 'routes'>): string[] {
  return routes.map(({ path }) => path)
}
