import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import { VISITOR_REPORTS } from '../visitor-reports.ts'

type Drawing = {
  executablePath: string
  /** Who answers pages and files: with the new version. */
  origin: string
  /** The running shop, which answers calls and pictures. */
  shop: string
  addresses: readonly string[]
}

const OF_SERVICES = /^\/(api|images)(\/|$)/
const FAILURE_REPORT = '/api/client-errors'
/** As the server painted it, or not there yet. */
const UNDRAWN = '[data-is-painted], .preloader, .painted-header'
const PATIENCE_MS = 20_000
const QUIET_MS = 5000

/** Opens each page once as a guest: what it throws or logs as an error, with its address. None: all of them are drawn. */
export async function drawPages({ executablePath, addresses, ...where }: Drawing): Promise<string[]> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const problems: string[] = []
    for (const address of addresses) problems.push(...(await problemsOf(browser, address, where)))
    return problems
  } finally {
    await browser.close()
  }
}

type Where = Pick<Drawing, 'origin' | 'shop'>

async function problemsOf(browser: Browser, address: string, { origin, shop }: Where): Promise<string[]> {
  const found = new Set<string>()
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 1280, height: 800 } })
  await askShop(context, shop, report => found.add(`reports ${report}`))
  const page = await context.newPage()
  page.on('pageerror', error => found.add(`throws ${error.message}`))
  page.on('console', message => {
    // What the shop refuses a guest, or does not have, is no mistake of the page, nor that it says so itself.
    const asked = URL.parse(message.location().url)?.pathname ?? ''
    const isRefusal = /^Failed to load resource/.test(message.text()) && (OF_SERVICES.test(asked) || asked === address)
    if (message.type() === 'error' && !isRefusal) found.add(`logs ${message.text()}`)
  })
  try {
    await page.goto(`${origin}${address}`, { timeout: PATIENCE_MS })
    await page.waitForFunction(undrawn => !document.querySelector(undrawn), UNDRAWN, { timeout: PATIENCE_MS })
    // What a page asks for as soon as it is there may still be answered.
    await page.waitForLoadState('networkidle', { timeout: QUIET_MS }).catch(() => undefined)
  } catch (error) {
    found.add(`is not drawn: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : error}`)
  } finally {
    await context.close()
  }
  return [...found].map(problem => `${address} ${problem}`)
}

async function askShop(context: BrowserContext, shop: string, onReport: (text: string) => void): Promise<void> {
  const isOfServices = ({ pathname }: URL) => OF_SERVICES.test(pathname)
  await context.route(isOfServices, async route => {
    const request = route.request()
    const { pathname, search } = new URL(request.url())
    if (VISITOR_REPORTS.test(pathname)) {
      // A boundary caught it, and the page tells the shop.
      if (pathname === FAILURE_REPORT) onReport(String(request.postDataJSON()?.message))
      await route.fulfill({ status: 200, json: { status: true } })
      return
    }
    const headers = { ...request.headers(), origin: shop }
    const answer = await route.fetch({ url: `${shop}${pathname}${search}`, headers, maxRedirects: 0 })
    await route.fulfill({ response: answer })
  })
}
