import type { Page, Request } from '@playwright/test'

const QUIET_MS = 500
const LONGEST_MS = 60_000

/**
 * Counts requests from now on; the answer waits until none was on its way for half a second. Playwright's own
 * `networkidle` often never comes on a page with two frames, as a preview has, though nothing is under way.
 */
export function watchNetwork(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  const rest = Promise.withResolvers<void>()
  let quiet: NodeJS.Timeout | undefined
  const look = () => {
    clearTimeout(quiet)
    if (open.size === 0) quiet = setTimeout(rest.resolve, QUIET_MS)
  }
  const begun = (request: Request) => {
    open.add(request)
    look()
  }
  const over = (request: Request) => {
    open.delete(request)
    look()
  }
  page.on('request', begun).on('requestfinished', over).on('requestfailed', over)

  return async () => {
    look()
    const names = () => [...open].map(request => request.url()).join(', ')
    const late = setTimeout(() => rest.reject(new Error(`still on its way: ${names()}`)), LONGEST_MS)
    await rest.promise.finally(() => {
      clearTimeout(late)
      clearTimeout(quiet)
      page.off('request', begun).off('requestfinished', over).off('requestfailed', over)
    })
  }
}
