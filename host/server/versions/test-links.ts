import { appNames } from '@shop/contracts/parts'
import { clearCookie, setCookie } from '@shop/service-kit/auth/cookies'
import type { Signer, TestLink } from '@shop/service-kit/releases/signed'
import type { Context, Middleware } from 'koa'
import type { KnownBuilds } from './builds.ts'

/** The parameter of an address that holds a signed link, or `off`. */
export const TEST_PARAMETER = 'try'
const LEAVE = 'off'

/** One for each part, so that two parts may be tested together. The token says itself when it is over. */
function cookieOf(part: string) {
  return { name: `__Host-try-${part}`, sameSite: 'lax', days: 1 } as const
}

/** Which version a visitor is allowed to test. */
export type TestLinks = {
  /** Null for all who have no link of ours to a version of this part. */
  versionFor(ctx: Context, part: string): string | null
  /** Follows a link: keeps it, and leads to the same address without it. */
  middleware: Middleware
}

type TestLinksDeps = { builds: KnownBuilds; signer: Signer; now?: (() => number) | undefined }

export function createTestLinks({ builds, signer, now = Date.now }: TestLinksDeps): TestLinks {
  const read = (token: string): TestLink | null => signer.read('test', token, now() / 1000)
  const isHere = ({ part, version }: TestLink) => builds(part).build(version) !== null

  return {
    versionFor(ctx, part) {
      const token = ctx.cookies.get(cookieOf(part).name)
      const link = token ? read(token) : null
      return link?.part === part && isHere(link) ? link.version : null
    },

    async middleware(ctx, next) {
      const query = new URLSearchParams(ctx.querystring)
      const asked = query.get(TEST_PARAMETER)
      if (asked === null || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next()
      const link = asked === LEAVE ? null : read(asked)
      // What leads nowhere is said on the page, which is then written as for everybody.
      if (asked !== LEAVE && !(link && isHere(link))) return next()
      if (link) setCookie(ctx, cookieOf(link.part), asked)
      else for (const part of appNames) clearCookie(ctx, cookieOf(part))
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
