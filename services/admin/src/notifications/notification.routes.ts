import { ShopError } from '@shop/contracts/errors'
import {
  checkNotificationLinkEndpoint,
  chooseNotificationEndpoint,
  type NotificationKind,
  ownNotificationsEndpoint,
  switchNotificationOffEndpoint,
  UNSUBSCRIBE_PATH,
} from '@shop/contracts/staff/people/notifications'
import type { Guards } from '@shop/service-kit/calls/guards'
import { handle } from '@shop/service-kit/calls/handle'
import { handleRaw, type RawAnswerer } from '@shop/service-kit/calls/handle-raw'
import { requestIdOf } from '@shop/service-kit/calls/request-id'
import { createRoutes, type Routes } from '@shop/service-kit/calls/routes'
import type { AuditLog } from '../audit/audit-log.ts'
import { handleWrite } from '../audit/record-write.ts'
import { type ChoiceDeps, choose, linkState, ownChoices, switchOffByLink } from './choose-notification.ts'

type Context = Parameters<RawAnswerer>[0]

/** Which emails about events a member of staff wants, chosen by themselves. */
export function ownNotificationRoutes(guards: Guards, deps: ChoiceDeps, audit: AuditLog): Routes {
  const routes = createRoutes(guards)
  handle(routes, ownNotificationsEndpoint, ({ staff }) => ownChoices(deps, staff().id))
  handleWrite(routes, audit, chooseNotificationEndpoint, async ({ body, staff }, who) => {
    const isChanged = await choose(deps, staff().id, body)
    const answer = await ownChoices(deps, staff().id)
    return { answer, change: isChanged ? changeOf(who, body.notification, body.is_on ? 'on' : 'off') : null }
  })
  return routes
}

/** Where the link of each such email leads: it asks for no sign-in, and can do nothing but end these emails. */
export function notificationLinkRoutes(deps: ChoiceDeps, audit: AuditLog): Routes {
  const routes = createRoutes()
  handle(routes, checkNotificationLinkEndpoint, ({ body }) => linkState(deps, body.token))
  handle(routes, switchNotificationOffEndpoint, async ({ body, auditAddress: address, requestId }) => {
    await end(body.token, address, requestId)
    return {}
  })

  // Mail programs open the links of emails to check them: opening a link changes nothing, only the page does.
  handleRaw(routes, { method: 'GET', path: UNSUBSCRIBE_PATH, access: 'public' }, ctx => {
    ctx.set('Referrer-Policy', 'no-referrer')
    ctx.redirect(`/admin/notifications/off/${encodeURIComponent(tokenIn(ctx))}`)
    ctx.status = 303
  })

  // One press in a mail program (RFC 8058): a form from elsewhere, without cookies; its token speaks for it.
  handleRaw(routes, { method: 'POST', path: UNSUBSCRIBE_PATH, access: 'provider' }, async ctx => {
    await end(tokenIn(ctx), ctx.ip, requestIdOf(ctx))
    ctx.body = { status: true }
  })
  return routes

  async function end(token: string, address: string, request_id: string): Promise<void> {
    const ended = await switchOffByLink(deps, token)
    if (!ended) throw new ShopError('link_expired')
    const { login, kind, isChanged } = ended
    if (isChanged) await audit.record({ ...changeOf(login, kind, 'off'), who: login, address, request_id })
  }
}

function changeOf(login: string, kind: NotificationKind, state: 'on' | 'off') {
  return {
    action: 'staff_notifications',
    subject: login,
    before: { [kind]: state === 'off' },
    after: { [kind]: state === 'on' },
  } as const
}

function tokenIn(ctx: Context): string {
  return ctx.URL.searchParams.get('token')?.slice(0, 200) ?? ''
}
