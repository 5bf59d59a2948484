import { partNameSchema } from '@shop/contracts/releases'
import { isReleasedName } from '@shop/contracts/staff/release-store'
import type { Log } from '@shop/service-kit/log/log'
import * as z from 'zod/mini'

/** Who may release what, also parts that are not known here. Of the token itself only the SHA-256 is known. */
export type ReleaseToken = { team: string; parts: readonly string[]; digest: string; endsAt?: string }

const ENTRY = /^([a-z][a-z\d-]{0,39}):([a-z\d,-]+)=([\da-f]{64})$/

/** `catalogue:mf-catalog=<sha256> frame:host,services=<sha256>`; a team may be named several times while its token changes. */
export const releaseTokensSchema = z._default(
  z
    .string()
    .check(
      z.refine(
        text => wordsIn(text).every(word => tokenIn(word) !== null),
        'must be what npm run release:token prints, such as catalogue:mf-catalog=<64 hexadecimal digits>',
      ),
    ),
  '',
)

/** Of a text that the schema has accepted. */
export function releaseTokensFrom(text: string): ReleaseToken[] {
  return wordsIn(text).flatMap(word => tokenIn(word) ?? [])
}

function wordsIn(text: string): string[] {
  return text.split(/\s+/).filter(Boolean)
}

function tokenIn(word: string): ReleaseToken | null {
  const [, team = '', names = '', digest = ''] = ENTRY.exec(word) ?? []
  const parts = names.split(',')
  return team && parts.every(name => partNameSchema.safeParse(name).success) ? { team, parts, digest } : null
}

/**
 * Tells of parts that a token names and this shop does not have: one that was taken away, one that comes with the next services, or a
 * slip of the pen. No reason not to start, as all other tokens are right.
 */
export function warnOfUnknownParts(tokens: readonly ReleaseToken[], log: Log): void {
  for (const { team, parts } of tokens)
    for (const part of parts.filter(part => !isReleasedName(part)))
      log.warn({ part }, `RELEASE_TOKENS gives ${team} a part that this shop does not have`)
}
