import { type ReleasedName, releasedNames } from '@shop/contracts/staff/release-store'
import * as z from 'zod/mini'

/** Who may release what. Of the token itself only the SHA-256 is known here. */
export type ReleaseToken = { team: string; parts: readonly ReleasedName[]; digest: string }

const ENTRY = /^([a-z][a-z\d-]{0,39}):([a-z,-]+)=([\da-f]{64})$/

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
  const parts = names.split(',').flatMap(name => releasedNames.filter(known => known === name))
  return team && parts.length === names.split(',').length ? { team, parts, digest } : null
}
