import type { Locale } from '@shop/contracts/texts/text'
import type { Context } from 'koa'

const RETRY_SECONDS = 5

const texts = {
  uk: { title: 'Магазин за мить відчиниться', text: 'Сторінка оновиться сама.' },
  en: { title: 'The shop opens in a moment', text: 'This page reloads by itself.' },
} as const

/** What a page says while no host is handed out: without its scripts a visitor could only look at it. */
export function sayClosed(ctx: Context, locale: Locale): void {
  const { title, text } = texts[locale]
  ctx.status = 503
  ctx.type = 'html'
  ctx.set('Retry-After', String(RETRY_SECONDS))
  ctx.set('Refresh', String(RETRY_SECONDS))
  ctx.set('Cache-Control', 'no-store')
  ctx.set('Content-Language', locale)
  ctx.body = `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title} · LEVADA</title><h1>${title}</h1><p>${text}</p>`
}
