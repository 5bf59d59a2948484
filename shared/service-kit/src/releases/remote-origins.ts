import * as z from 'zod/mini'
import { originSchema } from '../process/config.ts'

/** From which origins besides the shop's own a remote may be loaded, by its name. */
export type RemoteOrigins = Readonly<Record<string, readonly string[]>>

const PAIR = /^(mf-[a-z-]+)=(\S+)$/

/** `mf-catalog=https://catalog.example mf-account=https://account.example`; a remote may be named several times. */
export const remoteOriginsSchema = z._default(
  z
    .string()
    .check(
      z.refine(
        text =>
          parsePairs(text).every(([remote, origin]) => remote !== undefined && originSchema.safeParse(origin).success),
        'must be remotes with origins, such as mf-catalog=https://catalog.example',
      ),
    ),
  '',
)

/** Of a text that the schema has accepted. */
export function remoteOriginsFrom(text: string): RemoteOrigins {
  const origins: Record<string, string[]> = {}
  for (const [remote, origin] of parsePairs(text))
    if (remote && origin) origins[remote] = [...(origins[remote] ?? []), origin]
  return origins
}

function parsePairs(text: string): [remote?: string, origin?: string][] {
  const pairs = text.split(/\s+/).filter(Boolean)
  return pairs.map(pair => {
    const [, remote, origin] = PAIR.exec(pair) ?? []
    return remote && origin ? [remote, origin] : []
  })
}
