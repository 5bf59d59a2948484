import type { Page, Response } from '@playwright/test'
import { publicEndpoints } from '@shop/contracts/public-endpoints'

/** The frame of an email runs no scripts, and the recorder of the trace is one. */
const OF_RECORDER = /^error: Blocked script execution in '[^']*\/dev\/outbox\/mail\?/

/** What a frame had begun to fetch when it was left: no reason follows. A request that fails says so in a line of its own, too. */
const OF_LEFT_FRAME = /^error: Fetch API cannot load \S+\. +\(/

/** Said of the worker in stories that go without it. */
const OF_BLOCKED_WORKER = /^warning: Service Worker registration blocked by Playwright/

/**
 * Said of files that a busy machine has not come to three seconds after the page was loaded. What a page has the browser fetch
 * ahead, and that it is no more than it starts with, the tests of the host's server and the budgets show.
 */
const OF_LATE_START = /^warning: The resource \S+ was preloaded using link preload but not used/

const OF_NO_PAGE = [OF_RECORDER, OF_LEFT_FRAME, OF_BLOCKED_WORKER, OF_LATE_START]

/** Adds to `complaints` what the browser says against the page, except the lines that a story expects. */
export function listenForComplaints(page: Page, expects: RegExp[], complaints: string[]): void {
  const complain = (text: string) => {
    if (![...OF_NO_PAGE, ...expects].some(expected => expected.test(text))) complaints.push(text)
  }
  page.on('console', message => {
    if (message.type() === 'error' || message.type() === 'warning')
      complain(`${message.type()}: ${message.text()} (${message.location().url})`)
  })
  page.on('request', request => {
    if (request.url().endsWith('/csp-reports')) complain(`Content-Security-Policy: ${request.postData()}`)
  })
  page.on('pageerror', error => complain(`error: ${error.message}`))
}

// Paths without names come first: `/orders/mine` is no order number.
const calls = publicEndpoints
  .map(endpoint => ({ ...endpoint, address: new RegExp(`^${endpoint.path.replaceAll(/:\w+/g, '[^/]+')}$`) }))
  .toSorted((one, other) => Number(one.path.includes(':')) - Number(other.path.includes(':')))

/**
 * What visitors load takes answers as they come: schemas would make each first visit heavier. So the stories check every
 * answer that the built shop gives to a page. `checks` are done when all of them are.
 */
export function listenForBrokenAnswers(page: Page, complaints: string[], checks: Promise<void>[]): void {
  const check = async (response: Response) => {
    const { pathname } = new URL(response.url())
    const call = calls.find(({ method, address }) => method === response.request().method() && address.test(pathname))
    if (!call || !response.ok()) return
    // A page that is left before an answer is there does not receive it.
    const answer: unknown = await response.json().catch(() => undefined)
    const { error } = answer === undefined ? {} : call.result.safeParse(answer)
    if (error) complaints.push(`${call.method} ${call.path} breaks its contract: ${JSON.stringify(error.issues)}`)
  }
  page.on('response', response => checks.push(check(response)))
}
