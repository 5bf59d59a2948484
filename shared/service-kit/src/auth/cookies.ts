import { DAY_MS } from '@shop/calendar/durations'
import type { Context } from 'koa'

type OwnCookie = { name: `__Host-${string}`; sameSite: 'lax' | 'strict'; days?: number }

export const sessionCookie: OwnCookie = { name: '__Host-session', sameSite: 'lax', days: 90 }
/** Ends with the browser; the server ends it earlier anyway. */
export const staffCookie: OwnCookie = { name: '__Host-staff', sameSite: 'strict' }
/** Who ordered, before a customer signs in, until a customer signs out: 128 random bits, no personal meaning. */
export const buyerCookie: OwnCookie = { name: '__Host-buyer', sameSite: 'lax', days: 365 }

/**
 * Who signed in here before: it stays after the sign-out, and opens nothing. One for each kind of account; the last one to sign in has it.
 */
export const browserCookie: OwnCookie = { name: '__Host-browser', sameSite: 'lax', days: 365 }
export const staffBrowserCookie: OwnCookie = { name: '__Host-staff-browser', sameSite: 'strict', days: 365 }

const WELL_FORMED = /^[\w-]{16,128}$/

/** Null when the browser sent none, or something that we never hand out. */
export function readCookie(ctx: Context, { name }: OwnCookie): string | null {
  const value = ctx.cookies.get(name)
  return value && WELL_FORMED.test(value) ? value : null
}

/** Sets one of our cookies: never for scripts, only over TLS, for the whole site. */
export function setCookie(ctx: Context, { name, sameSite, days }: OwnCookie, value: string): void {
  // Browsers take Secure cookies from a loopback address without TLS too; Koa would refuse to set them there.
  ctx.cookies.secure = true
  const maxAge = days === undefined ? {} : { maxAge: days * DAY_MS }
  ctx.cookies.set(name, value, { httpOnly: true, secure: true, sameSite, path: '/', overwrite: true, ...maxAge })
}

/** Takes one of our cookies back, with the attributes it was set with: browsers ask for that. */
export function clearCookie(ctx: Context, { name, sameSite }: OwnCookie): void {
  ctx.cookies.secure = true
  ctx.cookies.set(name, '', {
    httpOnly: true,
    secure: true,
    sameSite,
    path: '/',
    overwrite: true,
    expires: new Date(0),
  })
}

/**
 * After a sign-out or the deletion of the account the browser is the next person's: the session ends there, and so does the buyer, who
 * would open and cancel what was ordered here before. The next quote or order hands out a new buyer; an order that is under way has
 * sent its cookie already and is not harmed.
 */
export function forgetPerson(ctx: Context): void {
  clearCookie(ctx, sessionCookie)
  clearCookie(ctx, buyerCookie)
}
