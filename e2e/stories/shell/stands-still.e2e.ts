import type { Page } from '@playwright/test'
import { expect, test } from '../../support/fixtures.ts'
import { scrollUntil } from '../../support/scroll-until.ts'

const goods = [
  { article: 'CO-2014-CAM-R', size: '38 (M)', bundle: 'BN-9001-CAM' },
  { article: 'DR-1042-BUR-R', size: '38 (M)', bundle: 'BN-9001-CAM' },
  { article: 'DR-1029-DBL-R', size: '38 (M)', bundle: null },
]
const LEAST_FELT = 0.02

type Watched = typeof globalThis & { shifts?: number }

for (const width of [390, 1440])
  test(`a full cart and the cookie banner shift no content (${width} px)`, async ({ customer }) => {
    const { page, open } = await customer({ width, consent: null })
    await open('/contacts')
    await page.evaluate(goods => {
      const lines = goods.map(line => ({ ...line, count: 1, timestamp: Date.now() }))
      localStorage.setItem('cart', JSON.stringify(lines))
    }, goods)
    await page.addInitScript(watch)

    await open('/cart')
    await expect(page.locator('progress')).toBeVisible()
    await scrollUntil(page, page.getByRole('region', { name: 'Cookies: вирішуєте ви' }), 150)
    await page.waitForLoadState('networkidle')

    expect(await shifts(page)).toBeLessThan(LEAST_FELT)
  })

function watch(): void {
  const watched: Watched = globalThis
  watched.shifts = 0
  new PerformanceObserver(list => {
    // Each entry of this kind has the share of the window that moved.
    for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[])
      watched.shifts = (watched.shifts ?? 0) + shift.value
  }).observe({ type: 'layout-shift', buffered: true })
}

function shifts(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as Watched).shifts ?? Number.NaN)
}
