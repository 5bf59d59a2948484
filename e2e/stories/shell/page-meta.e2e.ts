import type { Page } from '@playwright/test'
import { readHead } from '@shop/host/server/test/read-head'
import { expect, type Language, test } from '../../support/fixtures.ts'
import { shopAddress } from '../../support/shop-address.ts'

type Facts = { title: RegExp; canonical: string; kind: string; things: string[] }

const DRESS = '/product/DR-1042-BUR-R'
const BUNDLE = '/bundle/BN-9001-CAM'

const pages: Record<Language, Record<string, Facts>> = {
  uk: {
    '/': { title: /^Левада — /, canonical: '/', kind: 'website', things: ['OnlineStore', 'WebSite'] },
    '/store?categories=dresses&sort=price_asc': {
      title: /^Сукні \| Левада$/,
      canonical: '/store?categories=dresses',
      kind: 'website',
      things: ['BreadcrumbList'],
    },
    [DRESS]: {
      title: /^Сукня на запах, Бордовий \| Левада$/,
      canonical: DRESS,
      kind: 'product',
      things: ['Product', 'BreadcrumbList'],
    },
    [BUNDLE]: {
      title: /^Образ «Перший мороз» \| Левада$/,
      canonical: BUNDLE,
      kind: 'website',
      things: ['ItemList', 'BreadcrumbList'],
    },
  },
  en: {
    '/?lang=en': { title: /^Levada — /, canonical: '/?lang=en', kind: 'website', things: ['OnlineStore', 'WebSite'] },
    '/store?categories=dresses&lang=en': {
      title: /^Dresses \| Levada$/,
      canonical: '/store?categories=dresses&lang=en',
      kind: 'website',
      things: ['BreadcrumbList'],
    },
    [`${DRESS}?lang=en`]: {
      title: /^Wrap dress, Burgundy \| Levada$/,
      canonical: `${DRESS}?lang=en`,
      kind: 'product',
      things: ['Product', 'BreadcrumbList'],
    },
    [`${BUNDLE}?lang=en`]: {
      title: /^First Frost look \| Levada$/,
      canonical: `${BUNDLE}?lang=en`,
      kind: 'website',
      things: ['ItemList', 'BreadcrumbList'],
    },
  },
}

const cases = (['uk', 'en'] as const).flatMap(language =>
  Object.entries(pages[language]).map(([address, facts]) => ({ language, address, ...facts })),
)

for (const facts of cases)
  test(`${facts.address} has its title, description and structured data before any script has run`, async () => {
    const answer = await fetch(shopAddress() + facts.address)
    const head = readHead(await answer.text())

    expect(answer.status).toBe(200)
    expect(head.title).toMatch(facts.title)
    expect(head.description.length).toBeGreaterThan(50)
    expect(head.canonical).toBe(shopAddress() + facts.canonical)
    expect(head.og).toMatchObject({ type: facts.kind, url: head.canonical, locale: localeOf(facts.language) })
    expect(head.og.image).toMatch(/^http.*\.jpe?g$/)
    expect(head.robots).toBe('')
    expect(head.jsonLd.map(thing => thing['@type'])).toEqual(facts.things)
  })

for (const facts of cases)
  test(`${facts.address} keeps its title and canonical address when the shop has started`, async ({ customer }) => {
    const { page, open } = await customer({ width: 390 })
    await open(facts.address)
    await expect(page.locator('#main h1').first()).toBeVisible()

    expect(await shownHead(page)).toMatchObject({
      title: expect.stringMatching(facts.title),
      canonical: shopAddress() + facts.canonical,
      url: shopAddress() + facts.canonical,
    })
  })

test('the page’s head changes as the customer goes from page to page', async ({ customer }) => {
  const { page, open } = await customer()
  await open(DRESS)
  await expect(page.locator('#main h1').first()).toBeVisible()

  await page.getByRole('banner').getByRole('link', { name: 'Магазин' }).click()
  await page.waitForFunction(() => document.title === 'Магазин | Левада')

  expect(await shownHead(page)).toMatchObject({
    canonical: `${shopAddress()}/store`,
    url: `${shopAddress()}/store`,
    english: `${shopAddress()}/store?lang=en`,
    description: expect.stringContaining('Усі речі «Левади»'),
  })
})

for (const [address, status] of [
  ['/product/NO-SUCH-1', 404],
  ['/bundle/NO-SUCH-1', 404],
  ['/no-such-page', 404],
  ['/about-us', 200],
  ['/sitemap.xml', 200],
  ['/robots.txt', 200],
])
  test(`${address} is answered with ${status}`, async () => {
    expect((await fetch(shopAddress() + address)).status).toBe(status)
  })

function localeOf(language: Language): string {
  return { uk: 'uk_UA', en: 'en_IE' }[language]
}

function shownHead(page: Page) {
  return page.evaluate(() => {
    const read = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name) ?? null
    return {
      title: document.title,
      description: read('meta[name="description"]', 'content'),
      canonical: read('link[rel="canonical"]', 'href'),
      english: read('link[hreflang="en"]', 'href'),
      url: read('meta[property="og:url"]', 'content'),
    }
  })
}
