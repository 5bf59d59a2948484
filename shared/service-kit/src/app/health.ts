import { WORKING_TREE } from '@shop/contracts/released-services'
import type { Middleware } from 'koa'
import { createSharedRuns } from '../calls/shared-runs.ts'
import { withTimeLimit } from '../calls/time-limit.ts'

export type Check = () => Promise<boolean>
type Checks = Readonly<Record<string, Check>>
export type Health = { middleware: Middleware; drain(): void }

const CHECK_TIME_MS = 2000
const OTHERS_TIME_MS = 1500

/**
 * /health/live: the process turns. /health/ready: it can serve; red as soon as it drains, so that no new request is sent here, and says which
 * version it is. Anybody may ask, and no limit counts them, so all who ask meanwhile get the same look at the database.
 * /health/shop, where there are `others`: the same with them. What a process can do without is among these: it stays ready while they are down.
 */
export function createHealth(own: Checks, version = WORKING_TREE, others?: Checks): Health {
  let draining = false
  const looking = createSharedRuns<Record<string, boolean>>()
  const asked = new Map([['/health/ready', own], ...(others ? [['/health/shop', { ...others, ...own }] as const] : [])])
  const middleware: Middleware = async (ctx, next) => {
    const checks = asked.get(ctx.path)
    if (ctx.path === '/health/live') {
      ctx.body = { status: true }
    } else if (checks) {
      const results = await looking(ctx.path, () => answers(checks))
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

async function answers(checks: Checks): Promise<Record<string, boolean>> {
  const named = Object.entries(checks).map(async ([name, check]) => [name, await isFine(check)] as const)
  return Object.fromEntries(await Promise.all(named))
}

function isFine(check: Check): Promise<boolean> {
  const checked = check().catch(() => false)
  return withTimeLimit(checked, CHECK_TIME_MS, () => false)
}

/** Checks a service that is other processes: one copy that is ready is enough. */
export function isReadyAt(urls: readonly string[]): Check {
  return () => {
    const looks = urls.map(async url => {
      if (!(await isFineAt(url, 'ready', OTHERS_TIME_MS))) throw new Error(`${url} is not ready`)
      return true
    })
    return Promise.any(looks)
  }
}

/** Of another process: does it live, can it serve? No answer within `patienceMs` is a no. */
export async function isFineAt(url: string, question: 'live' | 'ready', patienceMs: number): Promise<boolean> {
  try {
    const answer = await fetch(new URL(`/health/${question}`, url), { signal: AbortSignal.timeout(patienceMs) })
    await answer.arrayBuffer()
    return answer.ok
  } catch {
    return false
  }
}
