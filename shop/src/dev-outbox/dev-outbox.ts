import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ShopError } from '@shop/contracts/errors'
import type { CaughtMail } from '@shop/contracts/staff/orders/caught-mails'
import type { Context, Middleware } from 'koa'
import { outboxPage } from './outbox-page.ts'

const css = readFileSync(path.join(import.meta.dirname, 'outbox.css'), 'utf8')

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; frame-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
// An email brings its styles along, as mail programs want it. It may show our pictures and open links; it may run nothing.
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; " +
  'sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox'

/** /dev/outbox: the emails that were not sent, for developers and trials of the shop. It shows data of customers: never in production. */
export function devOutbox(mails: () => Promise<CaughtMail[]>): Middleware {
  return async (ctx, next) => {
    const isRead = ctx.method === 'GET' || ctx.method === 'HEAD'
    if (!isRead || !/^\/dev\/outbox(?:\/|$)/.test(ctx.path)) return next()
    ctx.set('X-Robots-Tag', 'noindex')
    switch (ctx.path) {
      case '/dev/outbox':
        return answer(ctx, 'html', outboxPage(await mails(), mailIdIn(ctx)), PAGE_POLICY)
      case '/dev/outbox/outbox.css':
        return answer(ctx, 'css', css, PAGE_POLICY)
      case '/dev/outbox/mail':
        return answer(ctx, 'html', await htmlOf(mails, mailIdIn(ctx)), MAIL_POLICY)
      default:
        throw new ShopError('not_found')
    }
  }
}

function mailIdIn(ctx: Context): string {
  return ctx.URL.searchParams.get('mail') ?? ''
}

async function htmlOf(mails: () => Promise<CaughtMail[]>, wanted: string): Promise<string> {
  const mail = (await mails()).find(({ id }) => id === wanted)
  if (!mail) throw new ShopError('not_found')
  return mail.html
}

function answer(ctx: Context, type: string, body: string, policy: string): void {
  ctx.set('Content-Security-Policy', policy)
  ctx.type = type
  ctx.body = body
}
