import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright-core'

const QUIET_MS = 500
const PATIENCE_MS = 6000
const LOOK_AGAIN_MS = 50

/**
 * Watches what a page asks for from now on; what it returns waits until nothing is under way, nothing new was asked for a while, and the page
 * has done what it was about to do. The browser's own idle network is no measure: on a busy machine it comes before the page's scripts have
 * run, and is never taken back.
 */
export function watchRest(page: Page): () => Promise<void> {
  let open = 0
  let changedAt = Date.now()
  const change = (by: number) => () => {
    open += by
    changedAt = Date.now()
  }
  page.on('request', change(1))
  page.on('requestfinished', change(-1))
  page.on('requestfailed', change(-1))
  return async () => {
    const end = Date.now() + PATIENCE_MS
    changedAt = Date.now()
    while (Date.now() < end && (open > 0 || Date.now() - changedAt < QUIET_MS)) {
      await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve, { timeout: 1000 })))
      await pause(LOOK_AGAIN_MS)
    }
  }
}
