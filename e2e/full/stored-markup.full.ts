import type { Page } from '@playwright/test'
import { MARKUP, markedCsv, SHORT_MARKUP, storeMarkup } from '../../shared/testing/src/stored-markup.ts'
import { callShop } from '../support/call-shop.ts'
import { expect, type NewCustomer, test } from '../support/fixtures.ts'
import { orderByCall } from '../support/order-by-call.ts'
import { staff as account, type RunningShop, startShop } from '../support/start-shop.ts'
import { addressesFor } from './addresses.ts'
import { arrive, expects, gather } from './arrive.ts'

// A shop of its own: nobody else should look at it.
let shop: RunningShop
test.beforeAll(async () => {
  shop = await startShop({ env: { LIMITS_FACTOR: '20' } })
})
test.afterAll(() => shop.stop())

test('markup in every text that staff write is text on every page of shop and back office', async ({ customer }) => {
  const { page: office } = await open(customer)
  const user = { 'user-agent': MARKUP }
  await callShop(office, '/api/admin/login', { data: account, headers: user })
  const panels = await store(office)
  const { page: guest } = await open(customer)

  const seen: string[] = []
  const lookAt = (page: Page) => async (address: string) => {
    await arrive(page, address)
    const { wrong, isSeen } = await page.evaluate(lookForMarkup, { markup: MARKUP, short: SHORT_MARKUP })
    if (isSeen) seen.push(address)
    return wrong
  }
  const inShop = await addressesFor({ who: 'guest', language: 'uk' }, guest)
  const inOffice = await addressesFor({ who: 'staff', language: 'uk' }, office)
  const wrong = [...(await gather(inShop, lookAt(guest))), ...(await gather([...inOffice, ...panels], lookAt(office)))]

  expect(wrong).toEqual([])
  const shown = ['/', '/store', '/product/DR-1042-BUR-R', '/bundle/BN-9001-CAM', '/cart', '/about-us', '/contacts']
  const kept = ['/admin/other/products', '/admin/bundles', '/admin/other/categories', '/admin/other/texts']
  expect([...shown, ...kept, ...panels].filter(address => !seen.includes(address))).toEqual([])
})

async function open(customer: NewCustomer) {
  const opened = await customer({ address: shop.address, width: 390, expects })
  await opened.context.addInitScript(() => {
    Object.assign(window, { ran: () => Object.assign(window, { hasRun: true }) })
    const dress = { article: 'DR-1042-BUR-R', size: '38 (M)', bundle: null, count: 1, timestamp: Date.now() }
    localStorage.cart ??= JSON.stringify([dress])
    localStorage.wishlist ??= JSON.stringify([dress])
  })
  return opened
}

/** Everything that staff can write, an order with a comment, and an import; where the back office opens them. */
async function store(page: Page): Promise<string[]> {
  await storeMarkup(async (method, path, data) => {
    const answer = await page.request.fetch(path, { method, data, headers: { 'idempotency-key': crypto.randomUUID() } })
    return { status: answer.status(), body: await answer.json() }
  })
  const { number } = await orderByCall(page, 'uk')
  await callShop(page, `/api/orders/update-comment?order=${number}&comment=${encodeURIComponent(MARKUP)}`, { data: {} })
  const name = encodeURIComponent(MARKUP)
  const csv = { data: markedCsv, headers: { 'content-type': 'text/csv' } }
  const read = await (await callShop(page, `/api/admin/products/import?file_name=${name}`, csv)).json()
  return [
    `/admin/orders?order=${number}`,
    `/admin/other/import?import=${read.import.id}`,
    '/admin/other/promo-codes?code=MARKUP',
    '/admin/other/categories?open=dresses',
    '/admin/other/dictionaries?list=collection&open=autumn-winter-2026',
    '/admin/other/dictionaries?list=color&open=black',
    '/admin/other/dictionaries?list=size&open=38%20(M)',
    '/admin/other/dictionaries?list=height&open=160-167',
    '/admin/shop-location?open=kyiv',
    '/admin/other/texts?page=about-us',
    '/admin/other/third-party?order=T26-000001',
  ]
}

/** Runs in the page, and looks into its frames. Typed texts count as seen. */
function lookForMarkup({ markup, short }: { markup: string; short: string }): { wrong: string[]; isSeen: boolean } {
  const frames = [...document.querySelectorAll('iframe')].flatMap(({ contentDocument }) => contentDocument ?? [])
  const wrong: string[] = []
  const texts: string[] = []
  for (const page of [document, ...frames]) {
    if (page.defaultView && 'hasRun' in page.defaultView) wrong.push('what was stored has run')
    const made = [...page.querySelectorAll('img[src="x"], [onerror], q, script:not([src]):not([type*="json"])')]
    wrong.push(...made.map(({ outerHTML }) => `what was stored became ${outerHTML.slice(0, 100)}`))
    texts.push(page.body.textContent ?? '')
    for (const field of page.querySelectorAll('input, textarea'))
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) texts.push(field.value)
  }
  return { wrong, isSeen: texts.some(text => text.includes(markup) || text.includes(short)) }
}
