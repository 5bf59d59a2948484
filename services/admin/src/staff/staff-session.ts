import { HOUR_MS, MINUTE_MS } from '@shop/calendar/durations'
import { setCookie, staffBrowserCookie, staffCookie } from '@shop/service-kit/auth/cookies'
import type { KnownBrowsers } from '@shop/service-kit/auth/known-browsers'
import { createSessions, type Sessions } from '@shop/service-kit/auth/sessions'
import type { Clock } from '@shop/service-kit/process/clock'
import type { Context } from 'koa'
import type { Db } from 'mongodb'
import { markedAccountOf } from './known-browser.ts'
import type { Staff } from './staff.ts'

/** Where a session began. */
export type Place = { address: string; browser: string }

type Begun = Place & {
  /** Was the second factor asked for? */
  second: boolean
}

/** Half an hour without a call ends a session of staff, and twelve hours in any case (docs/rules.md, "Accounts"). */
export function openStaffSessions(db: Db, clock: Clock): Promise<Sessions> {
  const times = { idleMs: 30 * MINUTE_MS, absoluteMs: 12 * HOUR_MS }
  return createSessions({ db, clock, collection: 'staff_sessions', ...times })
}

export type BeginDeps = { sessions: Sessions; browsers: KnownBrowsers }

/** A new session, with a new id, whatever cookie came along. From now on the browser is known to be this person's. */
export async function beginSession(
  { sessions, browsers }: BeginDeps,
  ctx: Context | null,
  member: Staff,
  about: Begun,
): Promise<void> {
  const id = await sessions.start(member.id, { ...about, epoch: member.epoch })
  if (!ctx) return
  setCookie(ctx, staffCookie, id)
  setCookie(ctx, staffBrowserCookie, browsers.mark(markedAccountOf(member)))
}

/** What the browser calls itself, bounded: it is shown to its owner, and proves nothing. */
export function browserOf(ctx: Context | null): string {
  return (ctx?.get('user-agent') ?? '').replace(/[^\x20-\x7e]/g, '').slice(0, 300)
}
