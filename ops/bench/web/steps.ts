import type { Browser, Page, Request } from '@playwright/test'
import { recordRequests } from './network-only.ts'
import { slowNetwork } from './slow-network.ts'

// What a step in the shop takes on a slow phone (390 px, 4 × slowed, 150 ms, 1.6 Mbit/s), once the page before has settled.
const SETTLED_MS = 4000

export type Step = {
  name: string
  atMost: number
  prepare(page: Page): Promise<void>
  /** What is pressed; null goes back. */
  press: string | null
  /** Runs in the page whenever something changes. */
  isReached(): boolean
}

const CATEGORY = '#main a[href^="/store?categories="]'
const PRODUCT_OF_LIST = { prepare: open('/store'), press: '#main li h3 a' }

export const steps: Step[] = [
  {
    ...PRODUCT_OF_LIST,
    name: 'list → heading of a product',
    atMost: 150,
    // The address changes before the page does: the list has a heading, too.
    isReached: () => document.querySelector('#main [aria-busy] h1') !== null,
  },
  {
    // The picture of the card, until the wider one replaces it: sharp, unlike the placeholder of a few pixels.
    ...PRODUCT_OF_LIST,
    name: 'list → picture of a product',
    atMost: 300,
    isReached: () => {
      const pictures = [...document.querySelectorAll<HTMLImageElement>('#main section li:first-child img')]
      return location.pathname.startsWith('/product/') && pictures.some(({ naturalWidth }) => naturalWidth >= 320)
    },
  },
  {
    name: 'product → back to the list',
    atMost: 150,
    prepare: open('/store', async page => {
      await page.locator('#main li h3 a').first().click()
      await page.locator('#sizes').waitFor()
    }),
    press: null,
    isReached: () => document.querySelectorAll('#products li h3 a').length > 3,
  },
  {
    name: 'home → list of a category',
    atMost: 250,
    prepare: open('/', page => page.locator(CATEGORY).first().scrollIntoViewIfNeeded()),
    press: CATEGORY,
    isReached: () => document.querySelector('#products li h3 a') !== null,
  },
  {
    name: 'add to cart → contents of the cart',
    atMost: 400,
    prepare: open('/product/DR-1042-BUR-R', page => page.getByRole('radio', { name: '38 (M)' }).check({ force: true })),
    press: '[data-floats] button[aria-haspopup="dialog"]',
    isReached: () => document.querySelector('dialog[open] a[href^="/product/"]') !== null,
  },
]

/** Milliseconds from the press to what was waited for, and what was asked for meanwhile. */
export async function measureStep(
  browser: Browser,
  baseURL: string,
  { prepare, press, isReached }: Step,
): Promise<{ time: number; asked: Request[] }> {
  const viewport = { width: 390, height: 844 }
  const context = await browser.newContext({ viewport, baseURL, hasTouch: true, bypassCSP: true })
  await context.addInitScript(() => {
    localStorage.setItem('consent', 'necessary')
    for (const name of ['birthday', 'registration', 'loyalty'])
      localStorage.setItem(`${name}-prompt-shown`, String(Date.now()))
  })
  const page = await context.newPage()
  const tools = await context.newCDPSession(page)
  await slowNetwork(tools)
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await prepare(page)
  const requests = recordRequests(page)
  const time = await page.evaluate<number>(`new Promise(resolve => {
    const isReached = ${isReached}
    const began = performance.now()
    // Looked at when something changes: asked in every frame, the page would be kept from its work, and take twice as long.
    const look = () => isReached() && requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)))
    new MutationObserver(look).observe(document, { attributes: true, childList: true, subtree: true })
    document.addEventListener('load', look, true)
    const target = ${press ? `document.querySelector(${JSON.stringify(press)})` : null}
    target?.dispatchEvent(new TouchEvent('touchstart', { bubbles: true }))
    if (target) target.click()
    else history.back()
  })`)
  const asked = [...requests]
  await context.close()
  return { time, asked }
}

/** A page that has settled, and settles once more after what is done on it. */
function open(path: string, act?: (page: Page) => Promise<void>) {
  return async (page: Page) => {
    await page.goto(path)
    await page.locator('.painted-header').waitFor({ state: 'detached' })
    await page.waitForTimeout(SETTLED_MS)
    await act?.(page)
    if (act) await page.waitForTimeout(SETTLED_MS)
  }
}
