import { setCookie, staffCookie } from '@shop/service-kit/auth/cookies'
import type { Sessions } from '@shop/service-kit/auth/sessions'
import type { Context } from 'koa'
import type { Staff } from './staff.ts'

/** Where a session began. */
export type Place = { address: string; browser: string }

type Begun = Place & {
  /** Was the second factor asked for? */
  second: boolean
}

/** A new session, with a new id, whatever cookie came along. */
export async function beginSession(
  sessions: Sessions,
  ctx: Context | null,
  member: Staff,
  about: Begun,
): Promise<void> {
  const id = await sessions.start(member.id, { ...about, epoch: member.epoch })
  if (ctx) setCookie(ctx, staffCookie, id)
}

/** What the browser says of itself, bounded: it is shown to its owner, and proves nothing. */
export function browserOf(ctx: Context | null): string {
  return (ctx?.get('user-agent') ?? '').replace(/[^\x20-\x7e]/g, '').slice(0, 300)
}
