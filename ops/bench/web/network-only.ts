import type { Browser, Page, Request } from '@playwright/test'
import { slowNetwork } from './slow-network.ts'

/** What the page asks for from now on, until the step has been taken. */
export function recordRequests(page: Page): Request[] {
  const asked: Request[] = []
  page.on('request', request => asked.push(request))
  return asked
}

/**
 * Milliseconds that the network alone needs for what a step asked for, all of it at once, with nothing drawn and no script of the
 * shop: no shop could take the step sooner without asking earlier or for less. 0 for a step that asked for nothing.
 */
export async function timeNetworkAlone(browser: Browser, baseURL: string, asked: readonly Request[]): Promise<number> {
  if (asked.length === 0) return 0
  const context = await browser.newContext({ baseURL, bypassCSP: true })
  const page = await context.newPage()
  await page.goto('/robots.txt')
  await slowNetwork(await context.newCDPSession(page))
  const calls = asked.map(request => ({ url: request.url(), method: request.method(), body: request.postData() }))
  const time = await page.evaluate(async all => {
    const began = performance.now()
    const ask = async ({ url, method, body }: (typeof all)[number]) => {
      const headers = body ? { 'content-type': 'application/json' } : undefined
      const answer = await fetch(url, { method, body, headers, cache: 'no-store' })
      await answer.arrayBuffer()
    }
    // A refusal takes as long as an answer.
    await Promise.allSettled(all.map(ask))
    return performance.now() - began
  }, calls)
  await context.close()
  return time
}
