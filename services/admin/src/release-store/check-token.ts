import { ShopError } from '@shop/contracts/errors'
import { isReleasedName, isVersionOf, type ReleasedName } from '@shop/contracts/staff/release-store'
import type { ClientKey } from '@shop/service-kit/auth/client-key'
import type { ClientRule, Limits } from '@shop/service-kit/auth/limits'
import { isSameSecret, tokenDigest } from '@shop/service-kit/auth/tokens'
import type { ReleaseToken } from './release-tokens.ts'

/** Only wrong tokens are counted: a release sends hundreds of files with the right one. */
const releaseTokenTries: ClientRule = {
  counts: 'client',
  name: 'release-token',
  max: 20,
  seconds: 15 * 60,
  onStoreDown: 'deny',
}

type Given = { header: string; client: ClientKey }

/**
 * The token that the header `Authorization: Bearer …` shows.
 * @throws ShopError not_found where no team has one: nothing is open here then; not_authenticated, too_many_requests.
 */
export async function requireToken(
  limits: Limits,
  tokens: readonly ReleaseToken[],
  { header, client }: Given,
): Promise<ReleaseToken> {
  if (tokens.length === 0) throw new ShopError('not_found')
  const [, given = ''] = /^Bearer ([\w-]{20,100})$/i.exec(header.trim()) ?? []
  const digest = tokenDigest(given)
  // All of them are compared, whichever it is.
  const [known] = tokens.filter(token => isSameSecret(digest, token.digest))
  if (known) return known
  await limits.take(releaseTokenTries, client)
  throw new ShopError('not_authenticated')
}

/**
 * The part that is changed, if this token names it.
 * @throws ShopError forbidden for a part that is another team's, release_not_possible for one that is not known here.
 */
export function requirePart({ parts }: ReleaseToken, part: string): ReleasedName {
  if (!parts.includes(part)) throw new ShopError('forbidden')
  if (isReleasedName(part)) return part
  const reason = `this shop does not know ${part}: bring a host and an admin service that have it into service first`
  throw new ShopError('release_not_possible', { reason })
}

/** @throws ShopError validation for a name that no version of this part can have. */
export function requireVersion(part: ReleasedName, version: string): void {
  if (!isVersionOf(part, version)) throw new ShopError('validation', { fields: { version: 'invalid' } })
}
