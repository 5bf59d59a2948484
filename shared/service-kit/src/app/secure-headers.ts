import type { Middleware } from 'koa'

const HEADERS = Object.entries({
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
})

/** Answers of the API are data: nothing in them may be run, framed or kept. A handler may set other values. */
export const secureHeaders: Middleware = ({ res }, next) => {
  for (const [name, value] of HEADERS) res.setHeader(name, value)
  return next()
}
