import { ShopError } from '@shop/contracts/errors'
import { makeTeamTokenEndpoint, strikeTeamTokenEndpoint, teamTokensEndpoint } from '@shop/contracts/staff/team-tokens'
import { newToken, tokenDigest } from '@shop/service-kit/auth/tokens'
import type { Guards } from '@shop/service-kit/calls/guards'
import { handle } from '@shop/service-kit/calls/handle'
import { createRoutes, type Routes } from '@shop/service-kit/calls/routes'
import type { Clock } from '@shop/service-kit/process/clock'
import type { AuditLog } from '../audit/audit-log.ts'
import { handleWrite } from '../audit/record-write.ts'
import type { ReleaseToken } from './release-tokens.ts'
import { DAY_MS, viewOfConfigured, viewOfStored } from './team-token-view.ts'
import { MOST_TOKENS, type TeamTokens } from './team-tokens.repository.ts'

type TokenDeps = { teamTokens: TeamTokens; tokens: readonly ReleaseToken[]; audit: AuditLog; clock: Clock }

/** Owners see, make and strike the tokens by which teams release. */
export function teamTokenRoutes(guards: Guards, { teamTokens, tokens, audit, clock }: TokenDeps): Routes {
  const routes = createRoutes(guards)
  const all = async () => {
    const stored = (await teamTokens.all()).map(token => viewOfStored(token, clock.now()))
    return { tokens: [...stored, ...tokens.map(viewOfConfigured)] }
  }
  handle(routes, teamTokensEndpoint, all)

  handleWrite(routes, audit, makeTeamTokenEndpoint, async ({ body: { team, days, ...body } }, who) => {
    if ((await teamTokens.all()).length >= MOST_TOKENS)
      throw new ShopError('validation', { fields: { team: 'too_many' } })
    const [token, made_at, parts] = [newToken(), clock.now(), [...new Set(body.parts)]]
    const ends_at = new Date(made_at.getTime() + days * DAY_MS)
    await teamTokens.add({ _id: tokenDigest(token), team, parts, made_at, made_by: who, ends_at, used_at: null })
    // The token itself is a key: it is written in no log.
    const change = { action: 'release_token_make', subject: team, after: { parts, until: ends_at.toISOString() } }
    return { answer: async () => ({ token, ...(await all()) }), change }
  })

  handleWrite(routes, audit, strikeTeamTokenEndpoint, async ({ body: { id } }) => {
    const struck = await teamTokens.strike(id)
    if (!struck) throw new ShopError('not_found')
    const { team, parts, ends_at } = struck
    const before = { parts, until: ends_at.toISOString() }
    return { answer: all, change: { action: 'release_token_strike', subject: team, before } }
  })
  return routes
}
