import { ASSET_LIST } from '@shop/contracts/asset-list'
import { ShopError } from '@shop/contracts/errors'
import { remoteNames } from '@shop/contracts/parts'
import { isReleasedService } from '@shop/contracts/released-services'
import { type Claim, claimOfHost, claimProblems, claimSentences } from '@shop/contracts/routes/claimed-paths'
import type { ReleasedName } from '@shop/contracts/staff/release-store'
import type { ReleaseStore } from '@shop/service-kit/releases/releases'
import type { ReceivedFiles } from './received-files.ts'

type PagesDeps = { store: ReleaseStore; files: ReceivedFiles }

/**
 * A version is handed out only if its pages belong to no other part, neither of what most get of the other parts nor of their canaries. The
 * team's command has asked the same before; the store does not believe it. What comes with an image, and not through the store, is not
 * known here: at run time the first part keeps such an address.
 * @throws ShopError release_not_possible with the first problem.
 */
export async function requireOwnPages(deps: PagesDeps, part: ReleasedName, version: string): Promise<void> {
  if (part === 'services' || isReleasedService(part)) return
  const assets = await deps.files.assetsOf(part, version)
  if (!assets) throw notPossible(`${ASSET_LIST} of ${version} cannot be read`)
  const others = await claimsOfOthers(deps, part)
  const paths = (assets.routes ?? []).map(({ path }) => path)
  // The pages of the frame are in its sources.
  const [problem] = part === 'host' ? claimSentences(claimOfHost, others) : claimProblems({ part, paths }, others)
  if (problem) throw notPossible(problem)
}

async function claimsOfOthers({ store, files }: PagesDeps, part: ReleasedName): Promise<Claim[]> {
  const claims = remoteNames
    .filter(other => other !== part)
    .map(async (other): Promise<Claim> => {
      const { served = [] } = (await store.read(other)) ?? {}
      const lists = await Promise.all(served.map(({ version }) => files.assetsOf(other, version)))
      const paths = lists.flatMap(list => (list?.routes ?? []).map(({ path }) => path))
      return { part: other, paths: [...new Set(paths)] }
    })
  return Promise.all(claims)
}

function notPossible(reason: string): ShopError {
  return new ShopError('release_not_possible', { reason })
}
