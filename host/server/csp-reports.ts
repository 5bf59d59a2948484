import type { Middleware } from 'koa'

const LONGEST_REPORT = 16 * 1024
const MOST_KEPT = 50

export type CspReports = { count: number; latest: string[] }

/** Takes what browsers report against our policy. Only counted and kept shortly: the tests expect none. */
export function cspReports(reports: CspReports): Middleware {
  return async (ctx, next) => {
    if (ctx.path !== '/csp-reports') return next()
    if (ctx.method !== 'POST') return
    reports.count += 1
    reports.latest = [...reports.latest, await start(ctx.req)].slice(-MOST_KEPT)
    ctx.status = 204
  }
}

async function start(request: AsyncIterable<Buffer>): Promise<string> {
  let text = ''
  for await (const chunk of request) {
    if (text.length < LONGEST_REPORT) text += chunk.toString('utf8')
  }
  return text.slice(0, LONGEST_REPORT)
}
