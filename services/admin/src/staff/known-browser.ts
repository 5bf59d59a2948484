import { readCookie, staffBrowserCookie } from '@shop/service-kit/auth/cookies'
import type { KnownBrowsers, MarkedAccount } from '@shop/service-kit/auth/known-browsers'
import type { Context } from 'koa'
import type { Staff } from './staff.ts'

/**
 * What the browsers of a member of staff are known by. The epoch too: one that signed in before there was a second factor has
 * not shown it.
 */
export function markedAccountOf({ id, epoch, passwordHash }: Staff): MarkedAccount {
  return { id, proof: `${epoch} ${passwordHash}` }
}

/** What the browser that calls shows of its sign-ins before; null when it shows nothing. */
export function markOf(ctx: Context | null): string | null {
  return ctx && readCookie(ctx, staffBrowserCookie)
}

/** The key of a browser in which this person signed in before; null for every other. */
export function browserKey(browsers: KnownBrowsers, mark: string | null, member: Staff | null): string | null {
  return browsers.keyOf(mark, member && markedAccountOf(member))
}
