import { ShopError } from '@shop/contracts/errors'
import { isReleasedName, isVersionOf, type ReleasedName } from '@shop/contracts/staff/release-store'
import type { ClientKey } from '@shop/service-kit/auth/client-key'
import type { ClientRule, Limits } from '@shop/service-kit/auth/limits'
import { isSameSecret, tokenDigest } from '@shop/service-kit/auth/tokens'
import type { Clock } from '@shop/service-kit/process/clock'
import type { ReleaseToken } from './release-tokens.ts'
import { stateOfToken } from './team-token-view.ts'
import type { TeamTokens } from './team-tokens.repository.ts'

/** Only wrong tokens are counted: a release sends hundreds of files with the right one. */
const releaseTokenTries: ClientRule = {
  counts: 'client',
  name: 'release-token',
  max: 20,
  seconds: 15 * 60,
  onStoreDown: 'deny',
}

type Given = { header: string; client: ClientKey }

/** Tokens of the environment, and tokens that owners made. */
export type KnownTokens = { limits: Limits; tokens: readonly ReleaseToken[]; teamTokens: TeamTokens; clock: Clock }

/**
 * The token that the header `Authorization: Bearer …` shows.
 * @throws ShopError not_found where no team has one: nothing is open here then; not_authenticated, of a token that is past its end
 *   with `ended_at`; too_many_requests.
 */
export async function requireToken(
  { limits, tokens, teamTokens, clock }: KnownTokens,
  { header, client }: Given,
): Promise<ReleaseToken> {
  if (tokens.length === 0 && !(await teamTokens.areThereAny())) throw new ShopError('not_found')
  const [, given = ''] = /^Bearer ([\w-]{20,100})$/i.exec(header.trim()) ?? []
  const digest = tokenDigest(given)
  // All of them are compared, whichever it is.
  const [known] = tokens.filter(token => isSameSecret(digest, token.digest))
  if (known) return known
  const made = await teamTokens.find(digest)
  if (made) {
    const { team, parts, ends_at } = made
    const endsAt = ends_at.toISOString()
    if (stateOfToken(ends_at, clock.now()) === 'ended') throw new ShopError('not_authenticated', { ended_at: endsAt })
    await teamTokens.noteUse(made)
    return { team, parts, digest, endsAt }
  }
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
