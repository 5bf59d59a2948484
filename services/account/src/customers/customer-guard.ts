import { readCookie, sessionCookie } from '@shop/service-kit/auth/cookies'
import type { Sessions } from '@shop/service-kit/auth/sessions'
import type { Guards } from '@shop/service-kit/calls/guards'

/** Who of the customers asks, by the session's cookie. */
export function customerGuard(sessions: Sessions): NonNullable<Guards['customer']> {
  return async ctx => {
    const id = await sessions.ownerOf(readCookie(ctx, sessionCookie))
    return id ? { id } : null
  }
}
