import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { findChromium } from '../../shared/build/src/find-chromium.ts'
import { shopAddress } from './shop-address.ts'

export type Language = 'uk' | 'en'

type VisitorOptions = {
  language?: Language
  /** Width of the window in CSS pixels. */
  width?: number
  address?: string
  /** She was asked about cookies on an earlier visit; `null` for somebody who is here for the first time. */
  consent?: 'necessary' | 'all' | null
  /** A moment ago the shop asked her all that it asks of its own accord; false for stories about that. */
  isAsked?: boolean
  /** Console lines that this story provokes on purpose. */
  expects?: RegExp[]
}

type Visitor = {
  page: Page
  context: BrowserContext
  open(path: string): Promise<void>
}

const heights: Record<number, number> = { 390: 844, 1440: 900 }

let browser: Browser | undefined
const visits: { context: BrowserContext; complaints: string[] }[] = []

beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
})

// What the browser complains about is a defect of every story, whatever else it shows.
afterEach(async () => {
  const complaints = visits.flatMap(visit => visit.complaints)
  for (const { context } of visits.splice(0)) await context.close()
  expect(complaints).toEqual([])
})

afterAll(() => browser?.close())

/** Somebody with a fresh browser: no cookies, an empty cart. */
export async function aVisitor({
  language = 'uk',
  width = 1440,
  address = shopAddress(),
  consent = 'necessary',
  isAsked = true,
  expects = [],
}: VisitorOptions = {}): Promise<Visitor> {
  if (!browser) throw new Error('no browser')
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width, height: heights[width] ?? 900 },
    locale: language === 'uk' ? 'uk-UA' : 'en-IE',
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(15_000)
  if (language === 'en') await context.addCookies([{ name: 'locale', value: 'en', url: address }])
  if (consent) await context.addInitScript(answerConsent, consent)
  if (isAsked) await context.addInitScript(rememberPrompts)
  const page = await context.newPage()
  const complaints = listen(page, expects)
  visits.push({ context, complaints })
  return { page, context, open: async path => void (await page.goto(path)) }
}

function answerConsent(choice: string): void {
  if (!localStorage.getItem('consent')) localStorage.setItem('consent', choice)
}

function rememberPrompts(): void {
  for (const name of ['birthday', 'registration', 'loyalty'])
    localStorage.setItem(`${name}-prompt-shown`, String(Date.now()))
}

function listen(page: Page, expects: RegExp[]): string[] {
  const complaints: string[] = []
  const complain = (words: string) => {
    if (!expects.some(expected => expected.test(words))) complaints.push(words)
  }
  page.on('console', message => {
    if (message.type() === 'error' || message.type() === 'warning')
      complain(`${message.type()}: ${message.text()} (${message.location().url})`)
  })
  page.on('request', request => {
    if (request.url().endsWith('/csp-reports')) complain(`Content-Security-Policy: ${request.postData()}`)
  })
  page.on('pageerror', error => complain(`error: ${error.message}`))
  return complaints
}
