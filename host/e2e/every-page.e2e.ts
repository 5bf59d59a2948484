import { pageRoutes } from '@shop/contracts/pages'
import type { Page } from 'playwright-core'
import { violations } from './axe.ts'
import { aVisitor, type Language } from './visitor.ts'

jest.setTimeout(240_000)

const given: Record<string, string> = { ':article': 'DR-1042-BUR-R', ':order': '26-000001-aaaaaaaaaaaaa' }
const bundle = '/bundle/BN-9001-CAM'

// Pages behind a sign-in are looked at by the story of the back office.
const addresses = pageRoutes
  .filter(({ guard }) => guard !== 'staff' && guard !== 'customer')
  .map(({ path }) => (path.startsWith('/bundle') ? bundle : path.replace(/:\w+/, name => given[name] ?? name)))

const languages: Language[] = ['uk', 'en']

test.each(languages)(
  'every page has one heading, fits a phone and nothing against accessibility (%s)',
  async language => {
    // What is not there, and links of letters that are over, are pages too.
    const expects = [/Failed to load resource.*(404|410)/]
    const { page, open } = await aVisitor({ language, width: 390, expects })
    const defects: object[] = []
    for (const address of [...addresses, '/no-such-page']) {
      await open(address)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await page.waitForLoadState('networkidle')
      const seen = { ...(await looks(page)), violations: await violations(page) }
      const isGood = seen.headings === 1 && !seen.isTooWide && seen.lang === language && seen.violations.length === 0
      if (!isGood) defects.push({ address, ...seen })
    }
    expect(defects).toEqual([])
  },
)

function looks(page: Page) {
  return page.evaluate(() => ({
    headings: document.querySelectorAll('h1').length,
    isTooWide: document.documentElement.scrollWidth > window.innerWidth,
    lang: document.documentElement.lang,
  }))
}
