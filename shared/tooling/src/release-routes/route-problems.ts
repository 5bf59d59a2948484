import type { RemoteRoute } from '@shop/contracts/pages'
import { publicEndpoints } from '@shop/contracts/public-endpoints'
import { type Claim, claimOfHost, claimProblems, claimSentences } from '@shop/contracts/routes/claimed-paths'
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
  if (app === 'host') return claimSentences(claimOfHost, beside)
  try {
    const known = checkedRoutes(app, routes)
    const paths = known.map(({ path }) => path)
    return [
      ...claimProblems({ part: app, paths }, beside),
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

function unknownCalls({ path, firstCalls = [] }: RemoteRoute): string[] {
  const unknown = firstCalls.filter(({ call }) => !askable.has(call))
  return unknown.map(({ call }) => `${path} asks ${call} first, which is no call that everybody may read`)
}

/** None where they were released before routes came with a release. */
function pathsOf({ routes = [] }: Pick<AssetList, 'routes'>): string[] {
  return routes.map(({ path }) => path)
}
