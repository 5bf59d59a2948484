import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { callShop } from './call-shop.ts'
import { listenForBrokenAnswers, listenForComplaints } from './complaints.ts'
import { hasStarted } from './has-started.ts'
import { shopAddress } from './shop-address.ts'
import { staff as account } from './start-shop.ts'

export { expect } from '@playwright/test'

export type Language = 'uk' | 'en'

/** Each language with one width: a phone in Ukrainian, a desk in English. Both of each would show the same facts twice. */
export const phoneAndDesk = [
  { language: 'uk', width: 390 },
  { language: 'en', width: 1440 },
] as const satisfies { language: Language; width: number }[]

export type CustomerOptions = {
  language?: Language
  /** Width of the window in CSS pixels. */
  width?: number
  address?: string
  /** The answer to the cookie banner on an earlier visit; `null` for a customer who is here for the first time. */
  consent?: 'necessary' | 'all' | null
  /** The shop counts as having just shown its prompts; false for stories about them. */
  isAsked?: boolean
  /** The browser keeps the service worker; else each story begins and ends with what the shop answers. */
  keepsWorker?: boolean
  /** Console lines that this story provokes on purpose. */
  expects?: RegExp[]
}

export type Customer = {
  page: Page
  context: BrowserContext
  open(path: string): Promise<void>
}

/** Opens a browser of its own: no cookies, an empty cart. */
export type NewCustomer = (options?: CustomerOptions) => Promise<Customer>

type Fixtures = {
  /** As many customers as a story needs. What the browser complains about is a defect of every story. */
  customer: NewCustomer
  /** Visitor of the staff, signed in. */
  staff: NewCustomer
}

const LOG_LINES = 300

const heights: Record<number, number> = { 390: 844, 1440: 900 }

export const test = base.extend<Fixtures>({
  customer: async ({ browser }, use, story) => {
    const contexts: BrowserContext[] = []
    const complaints: string[] = []
    const checks: Promise<void>[] = []
    await use(async ({ expects = [], ...options } = {}) => {
      const { address = shopAddress(), language = 'uk', width = 1440, consent = 'necessary', isAsked = true } = options
      const { keepsWorker = false } = options
      const context = await browser.newContext({
        baseURL: address,
        viewport: { width, height: heights[width] ?? 900 },
        locale: language === 'uk' ? 'uk-UA' : 'en-IE',
        reducedMotion: 'reduce',
        serviceWorkers: keepsWorker ? 'allow' : 'block',
      })
      contexts.push(context)
      if (language === 'en') await context.addCookies([{ name: 'locale', value: 'en', url: address }])
      if (consent) await context.addInitScript(answerConsent, consent)
      if (isAsked) await context.addInitScript(rememberPrompts)
      const page = await context.newPage()
      listenForComplaints(page, expects, complaints)
      listenForBrokenAnswers(page, complaints, checks)
      const open = async (path: string) => {
        await page.goto(path)
        await hasStarted(page)
      }
      return { page, context, open }
    })
    await Promise.all(checks)
    // What the shop wrote says more of a failed story than the browser knows: an email that was not sent, a slow query.
    if (story.status !== story.expectedStatus || complaints.length > 0)
      await story.attach('shop.log', { body: lastLinesOfLog(), contentType: 'text/plain' })
    for (const context of contexts) await context.close()
    expect(complaints).toEqual([])
  },

  staff: async ({ customer }, use) => {
    await use(async options => {
      const office = await customer(options)
      await callShop(office.page, '/api/admin/login', { data: account })
      return office
    })
  },
})

function answerConsent(choice: string): void {
  if (!localStorage.getItem('consent')) localStorage.setItem('consent', choice)
}

function rememberPrompts(): void {
  for (const name of ['birthday', 'registration', 'loyalty'])
    localStorage.setItem(`${name}-prompt-shown`, String(Date.now()))
}

/** The newest lines of the log of the shop that all stories share. */
function lastLinesOfLog(): string {
  const file = path.join(process.env.SHOP_DATA ?? '', 'shop.log')
  if (!existsSync(file)) return `no log at ${file}`
  return readFileSync(file, 'utf8').split('\n').slice(-LOG_LINES).join('\n')
}
