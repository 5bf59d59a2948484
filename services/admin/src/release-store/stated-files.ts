import { ASSET_LIST, assetListProblem, serviceListSchema } from '@shop/contracts/asset-list'
import { ShopError } from '@shop/contracts/errors'
import { isReleasedService } from '@shop/contracts/released-services'
import type { ReleasedName } from '@shop/contracts/staff/release-store'
import {
  digestOfBytes,
  isStated,
  parsedJson,
  type StatedFiles,
  statedIn,
} from '@shop/service-kit/releases/stated-files'

/**
 * What an asset list states.
 * @throws ShopError release_altered when it is not the list of this version, or states nothing.
 */
export function statedFilesOf(part: ReleasedName, list: Buffer, version: string): StatedFiles {
  const stated = statedIn(list)
  if (!isListOf(part, list, version) || !stated) throw alteredError(ASSET_LIST)
  return stated
}

/** The digest of its list names a version; of a service its commit does, which the list says. */
export function isListOf(part: ReleasedName, list: Buffer, version: string): boolean {
  if (!isReleasedService(part)) return digestOfBytes(list).startsWith(version)
  return serviceListSchema.safeParse(parsedJson(list)).data?.commit.startsWith(version) ?? false
}

/**
 * Refuses a list that the host server could not write pages from; the services have no pages.
 * @throws ShopError release_altered when it is not the list of this version, release_not_possible when it cannot be read.
 */
export function requireWholeList(part: ReleasedName, list: Buffer, version: string): void {
  if (!isListOf(part, list, version)) throw alteredError(ASSET_LIST)
  if (part === 'services' || isReleasedService(part)) return void statedFilesOf(part, list, version)
  const reason = assetListProblem(parsedJson(list))
  if (reason) throw new ShopError('release_not_possible', { reason })
}

/** @throws ShopError release_altered, also for a file that the list does not know. */
export function requireStated(stated: StatedFiles, name: string, content: Buffer): void {
  if (!isStated(stated, name, content)) throw alteredError(name)
}

function alteredError(file: string): ShopError {
  return new ShopError('release_altered', { file })
}
