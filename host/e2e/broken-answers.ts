import type { Page, Response } from '@playwright/test'
import { publicEndpoints } from '@shop/contracts/public-endpoints'

// Those without names in their path first: `/orders/mine` is no order number.
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
    // Who leaves the page before an answer is there, does not hear it.
    const answer: unknown = await response.json().catch(() => undefined)
    const { error } = answer === undefined ? {} : call.result.safeParse(answer)
    if (error) complaints.push(`${call.method} ${call.path} breaks its contract: ${JSON.stringify(error.issues)}`)
  }
  page.on('response', response => checks.push(check(response)))
}
