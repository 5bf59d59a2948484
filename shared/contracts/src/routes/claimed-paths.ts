import { hostRoutes, pageRedirects } from '../pages.ts'
import { parts } from '../parts.ts'

/** First names that are none of a page: what services and the host server answer, and what a proxy in front of them keeps. */
const reserved = new Set([
  ...parts.flatMap(part => ('addresses' in part ? part.addresses.map(firstOf) : [])),
  ...['assets', 'csp-reports', 'dev', 'health', 'internal', 'metrics', 'offline-frame', 'preview', 'remotes'],
])

/** The pages of one part. */
export type Claim = { part: string; paths: readonly string[] }

/** What one part claims of what is another's. */
export type ClaimedPath = { path: string; part: string; otherPath: string; otherPart: string }

/** Is there an address that both patterns answer? `/store/:page?` and `/store` meet, `/store/:page` and `/store` do not. */
export function doMeet(one: string, other: string): boolean {
  return meet(one.split('/'), other.split('/'))
}

function meet([first, ...later]: readonly string[], [second, ...others]: readonly string[]): boolean {
  if (first === '*' || second === '*') return true
  if (first === undefined && second === undefined) return true
  const mayLack = (part: string | undefined) => part?.endsWith('?')
  if (mayLack(first) && meet(later, [second, ...others].filter(isThere))) return true
  if (mayLack(second) && meet([first, ...later].filter(isThere), others)) return true
  if (first === undefined || second === undefined) return false
  const isAlike = first === second || first.startsWith(':') || second.startsWith(':')
  return isAlike && meet(later, others)
}

function isThere(part: string | undefined): part is string {
  return part !== undefined
}

/** The paths of a part that another one has already. Within one part the first that fits counts. */
export function findClaimConflicts({ part, paths }: Claim, others: readonly Claim[]): ClaimedPath[] {
  return others
    .filter(other => other.part !== part)
    .flatMap(other =>
      other.paths.flatMap(otherPath =>
        paths.filter(path => doMeet(path, otherPath)).map(path => ({ path, part, otherPath, otherPart: other.part })),
      ),
    )
}

/**
 * Why a part may not have these pages beside those of the others, a sentence for each; none when it may. Each who hands out a release asks
 * this: the team's command and the store.
 */
export function claimProblems({ part, paths }: Claim, others: readonly Claim[]): string[] {
  return [
    ...findReservedPaths(paths).map(path => `${part} claims ${path}, which is no address of a page`),
    ...claimSentences({ part, paths }, [claimOfHost, ...others]),
  ]
}

/** What one part claims of what others have, a sentence for each path. */
export function claimSentences(claim: Claim, others: readonly Claim[]): string[] {
  return findClaimConflicts(claim, others).map(
    ({ part, path, otherPart, otherPath }) =>
      `${part} claims ${path}, which ${otherPart} has${otherPath === path ? '' : ` as ${otherPath}`}`,
  )
}

/** The pages of the frame, which no remote may claim. */
export const claimOfHost: Claim = { part: 'host', paths: hostRoutes.map(({ path }) => path) }

/** Paths that are no page's: of calls, files and pictures, and those that the shop leads on from. */
export function findReservedPaths(paths: readonly string[]): string[] {
  return paths.filter(path => reserved.has(firstOf(path)) || pageRedirects.some(redirect => redirect.path === path))
}

function firstOf(path: string): string {
  return path.split('/')[1] ?? ''
}
