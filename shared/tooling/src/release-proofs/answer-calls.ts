import { setTimeout as pause } from 'node:timers/promises'
import type { Page, Route } from 'playwright-core'
import { VISITOR_REPORTS } from '../visitor-reports.ts'
import type { Look } from './looks.ts'

type Place = { origin: string; shop?: string }

const CALLS = /^\/(api|images)(\/|$)/
const FAILURE_REPORT = '/api/client-errors'
const SLOW_MS = 1000
const FIRST_DATA = /<script type="application\/json" id="first-data">.*?<\/script>/s

/**
 * Answers what a page of a trial asks for: by the shop that is named, without what the page tells of itself. On a slow look the page
 * comes without first data, as when the services took too long for it, and the first answer of each call takes a second.
 */
export async function answerCalls(
  page: Page,
  { origin, shop }: Place,
  { address, isSlow }: Look,
  onProblem: (problem: string) => void,
): Promise<void> {
  const asked = new Set<string>()
  await page.route(
    ({ pathname }) => CALLS.test(pathname),
    async route => {
      const { pathname } = new URL(route.request().url())
      if (VISITOR_REPORTS.test(pathname)) {
        // A boundary caught it, and the page tells the shop.
        if (pathname === FAILURE_REPORT) onProblem(`reports ${String(route.request().postDataJSON()?.message)}`)
        return route.fulfill({ status: 200, json: { status: true } })
      }
      const isFirst = !asked.has(pathname)
      asked.add(pathname)
      if (isSlow && isFirst && pathname.startsWith('/api/')) await pause(SLOW_MS)
      return shop ? askShop(route, shop) : route.continue()
    },
  )
  if (isSlow) await page.route(`${origin}${address}`, withoutFirstData)
}

async function askShop(route: Route, shop: string): Promise<void> {
  const request = route.request()
  const { pathname, search } = new URL(request.url())
  const headers = { ...request.headers(), origin: shop }
  const answer = await route.fetch({ url: `${shop}${pathname}${search}`, headers, maxRedirects: 0 })
  await route.fulfill({ response: answer })
}

async function withoutFirstData(route: Route): Promise<void> {
  const response = await route.fetch()
  await route.fulfill({ response, body: (await response.text()).replace(FIRST_DATA, '') })
}
