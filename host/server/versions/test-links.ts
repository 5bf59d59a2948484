import { appNames } from '@shop/contracts/parts'
import { clearCookie, setCookie } from '@shop/service-kit/auth/cookies'
import type { Signer, TestLink } from '@shop/service-kit/releases/signed'
import type { Context, Middleware } from 'koa'
import type { KnownBuilds } from './builds.ts'

/** The parameter of an address that holds a signed link, or says what is left: everything, or only what is over. */
export const TEST_PARAMETER = 'try'
export const LEAVE = { all: 'off', over: 'over' } as const

/**
 * One for each part, so that two parts may be tested together. The token says itself when it is over; the cookie stays a day longer than
 * a preview, so that who comes back is told.
 */
function cookieOf(part: string) {
  return { name: `__Host-try-${part}`, sameSite: 'lax', days: 8 } as const
}

/** Which version a visitor is allowed to test. */
export type TestLinks = {
  /** Null for all who have no link of ours to a version of this part. */
  versionFor(ctx: Context, part: string): string | null
  /** Did this visitor follow a link to this part that opens nothing any more? */
  isOver(ctx: Context, part: string): boolean
  /** Follows a link: keeps it, and leads to the same address without it. */
  middleware: Middleware
}

type TestLinksDeps = { builds: KnownBuilds; signer: Signer; now?: (() => number) | undefined }

export function createTestLinks({ builds, signer, now = Date.now }: TestLinksDeps): TestLinks {
  const read = (token: string): TestLink | null => signer.read('test', token, now() / 1000)
  const isHere = ({ part, version, preview }: TestLink) =>
    builds(part).build(version) !== null &&
    (preview ? builds(part).preview(version) !== null : !builds(part).isStruck(version))
  const tokenOf = (ctx: Context, part: string) => ctx.cookies.get(cookieOf(part).name)

  function versionFor(ctx: Context, part: string): string | null {
    const token = tokenOf(ctx, part)
    const link = token ? read(token) : null
    return link?.part === part && isHere(link) ? link.version : null
  }
  const isOver = (ctx: Context, part: string) => Boolean(tokenOf(ctx, part)) && versionFor(ctx, part) === null

  return {
    versionFor,
    isOver,

    async middleware(ctx, next) {
      const query = new URLSearchParams(ctx.querystring)
      const asked = query.get(TEST_PARAMETER)
      if (asked === null || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next()
      const isLeaving = asked === LEAVE.all || asked === LEAVE.over
      const link = isLeaving ? null : read(asked)
      // What leads nowhere is said on the page, which is then written as for everybody.
      if (!isLeaving && !(link && isHere(link))) return next()
      const left = appNames.filter(part => asked === LEAVE.all || isOver(ctx, part))
      if (link) setCookie(ctx, cookieOf(link.part), asked)
      else for (const part of left) clearCookie(ctx, cookieOf(part))
      query.delete(TEST_PARAMETER)
      ctx.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })
      ctx.redirect(here(ctx.path, query))
      ctx.status = 303
    },
  }
}

/** An address of ours, whatever slashes the path begins with. */
function here(path: string, query: URLSearchParams): string {
  return `/${path.replace(/^[/\\]+/, '')}${query.size > 0 ? `?${query}` : ''}`
}
