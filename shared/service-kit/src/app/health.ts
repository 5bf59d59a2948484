import type { Middleware } from 'koa'
import { createSharedRuns } from '../calls/shared-runs.ts'
import { withTimeLimit } from '../calls/time-limit.ts'
import { WORKING_TREE } from '../process/shop-version.ts'

export type Check = () => Promise<boolean>
export type Health = { middleware: Middleware; drain(): void }

const CHECK_TIME_MS = 2000

/**
 * /health/live: the process turns. /health/ready: it can serve; red as soon as it drains, so that no new request is sent here, and says which
 * version it is. Anybody may ask, and no limit counts them, so all who ask meanwhile get the same look at the database.
 */
export function createHealth(checks: Readonly<Record<string, Check>>, version = WORKING_TREE): Health {
  let draining = false
  const looking = createSharedRuns<Record<string, boolean>>()
  const middleware: Middleware = async (ctx, next) => {
    if (ctx.path === '/health/live') {
      ctx.body = { status: true }
    } else if (ctx.path === '/health/ready') {
      const results = await looking('ready', () => answers(checks))
      const status = !draining && Object.values(results).every(Boolean)
      ctx.status = status ? 200 : 503
      ctx.body = { status, checks: results, draining, version }
    } else await next()
  }
  function drain(): void {
    draining = true
  }
  return { middleware, drain }
}

async function answers(checks: Readonly<Record<string, Check>>): Promise<Record<string, boolean>> {
  const named = Object.entries(checks).map(async ([name, check]) => [name, await isFine(check)] as const)
  return Object.fromEntries(await Promise.all(named))
}

function isFine(check: Check): Promise<boolean> {
  const checked = check().catch(() => false)
  return withTimeLimit(checked, CHECK_TIME_MS, () => false)
}

/** Checks a service that is another process. */
export function isReadyAt(url: string): Check {
  return async () => (await fetch(new URL('/health/ready', url), { signal: AbortSignal.timeout(1500) })).ok
}
