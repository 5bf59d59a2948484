import { type TeamToken, TOKEN_WARNING_DAYS } from '@shop/contracts/staff/team-tokens'
import type { ReleaseToken } from './release-tokens.ts'
import type { StoredToken } from './team-tokens.repository.ts'

export const DAY_MS = 24 * 60 * 60_000

/** How a token stands now; two weeks before its end it warns of it. */
export function stateOfToken(endsAt: Date, now: Date): TeamToken['state'] {
  const left = endsAt.getTime() - now.getTime()
  if (left <= 0) return 'ended'
  return left <= TOKEN_WARNING_DAYS * DAY_MS ? 'ending' : 'good'
}

/** A token of the office as owners see it. */
export function viewOfStored(token: StoredToken, now: Date): TeamToken {
  const { _id: id, team, parts, made_at, made_by, ends_at, used_at } = token
  return {
    ...{ id, team, parts, from: 'office', state: stateOfToken(ends_at, now) },
    made: { at: made_at.toISOString(), by: made_by },
    used_at: used_at?.toISOString() ?? null,
    ends_at: ends_at.toISOString(),
  }
}

/** One that stands in `RELEASE_TOKENS`: nothing is known of it but what it opens. */
export function viewOfConfigured({ digest: id, team, parts }: ReleaseToken): TeamToken {
  return { id, team, parts: [...parts], from: 'environment', made: null, used_at: null, ends_at: null, state: 'good' }
}
