import { FIRST_SHARE } from '@shop/service-kit/releases/fresh-release'
import { servedVersion } from '@shop/service-kit/releases/releases'
import type { Registry } from './place.ts'

/** To everybody, with the checks of a release or without; or to so many percent of the visitors, and to all of them some minutes later. */
export type Audience = 'release' | 'build' | { share: number; minutes?: number }

/**
 * Who gets a version: the share that was asked for, else a first share that everybody joins when it has not failed. What nobody has beside
 * it to compare it with, or everybody has already, is for all at once.
 */
export async function audienceOf(
  { store }: Pick<Registry, 'store'>,
  app: string,
  { version, share }: { version: string; share?: number | undefined },
): Promise<Audience> {
  if (share !== undefined) return share === 100 ? 'release' : { share }
  const stable = servedVersion(await store.read(app))
  const isComparable = stable !== null && stable !== version
  return isComparable ? { share: FIRST_SHARE.percent, minutes: FIRST_SHARE.minutes } : 'release'
}

/** What the command says of who has the version from now on. */
export function sayAudience(audience: Audience): string {
  if (typeof audience === 'string') return 'to everybody; for an hour it is compared with the version before'
  const { share, minutes } = audience
  const first = share === 0 ? 'to testers' : `to ${share}% of the visitors`
  return minutes ? `${first}, and after ${minutes} minutes to everybody unless it fails (--share 100: at once)` : first
}
