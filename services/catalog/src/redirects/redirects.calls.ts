import { ShopError } from '@shop/contracts/errors'
import {
  MOST_REDIRECTS,
  newRedirectEndpoint,
  type Redirect,
  redirectsEndpoint,
  removeRedirectEndpoint,
} from '@shop/contracts/staff/storefront/staff-redirects'
import type { InternalCalls } from '@shop/service-kit/between-services/internal'
import { staffRead, staffWrite } from '@shop/service-kit/between-services/staff-calls'
import type { Clock } from '@shop/service-kit/process/clock'
import { checkTarget, isLive, type RedirectRules, wrong } from './check-redirect.ts'
import { ownTarget, placeOf, toRedirectPath } from './redirect-path.ts'
import type { RedirectsRepository, StoredRedirect } from './redirects.repository.ts'

export type RedirectDeps = RedirectRules & { redirects: RedirectsRepository; clock: Clock }

/** What staff change of the redirects. */
export function addRedirectCalls(internal: InternalCalls, deps: RedirectDeps): void {
  const { redirects, clock } = deps

  staffRead(internal, redirectsEndpoint, async () => ({
    redirects: (await redirects.all(MOST_REDIRECTS)).map(viewOf),
  }))

  staffWrite(internal, newRedirectEndpoint, async ({ body, who }) => {
    const redirect = { ...(await checkRedirect(body.from, body.to)), by: who, at: clock.now() }
    if ((await redirects.count()) >= MOST_REDIRECTS) throw wrong('from', 'list_full')
    if (!(await redirects.add(redirect))) throw wrong('from', 'redirect_twice')
    // The way back may have been made in the same moment: the two would lead round for ever.
    if (await redirects.find(redirect.to_path)) {
      await redirects.remove(redirect.from)
      throw wrong('to', 'redirect_loop')
    }
    await redirects.leadOn(redirect.from, redirect)
    const { from, to } = redirect
    return { answer: { redirect: viewOf(redirect) }, change: { action: 'redirect_add', subject: from, after: to } }
  })

  staffWrite(internal, removeRedirectEndpoint, async ({ body }) => {
    const folded = toRedirectPath(body.from)
    const removed = folded && (await redirects.remove(folded))
    if (!removed) throw new ShopError('not_found')
    return { answer: {}, change: { action: 'redirect_remove', subject: removed.from, before: removed.to } }
  })

  /** Folded, checked, and led on to the end where there is a redirect already. */
  async function checkRedirect(from: string, to: string): Promise<Pick<StoredRedirect, 'from' | 'to' | 'to_path'>> {
    const folded = toRedirectPath(from)
    if (!folded) throw wrong('from', 'redirect_path')
    if (!ownTarget(to)) throw wrong('to', 'redirect_path')
    if (await isLive(deps, folded)) throw wrong('from', 'redirect_live')
    if (placeOf(folded) === 'private') throw wrong('from', 'redirect_private')
    return { from: folded, ...(await checkTarget(deps, folded, to, 'to')) }
  }
}

function viewOf({ from, to, by, at, gone }: StoredRedirect): Redirect {
  return { from, to, by, at: at.toISOString(), ...(gone && { gone }) }
}
