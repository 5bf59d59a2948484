import type { Locator, Page, Response } from '@playwright/test'
import { expect, phoneAndDesk, test } from '../../support/fixtures.ts'
import { shopTexts } from '../../texts/shop-texts.ts'

const PRODUCT = '/api/products/get-by/model-by-article'
const LIST = '/api/products/get-by/filters'

/** What the page of an article takes besides its pictures: its answer, and files that are not here yet. */
function askedFor(page: Page, article: string): string[] {
  const asked: string[] = []
  page.on('request', request => {
    const { pathname, searchParams } = new URL(request.url())
    const isItsAnswer = pathname === PRODUCT && searchParams.get('article') === article
    if (isItsAnswer || /\/page-product/.test(pathname)) asked.push(pathname)
  })
  return asked
}

for (const { language, width } of phoneAndDesk)
  test(`a card that was looked at opens without waiting, any other with one call (${language}, ${width} px)`, async ({
    customer,
  }) => {
    const { page, open } = await customer({ language, width })
    const cards = page.getByRole('list', { name: shopTexts[language].products }).getByRole('heading').getByRole('link')
    const looked = page.waitForResponse(answer => answer.url().includes(PRODUCT))
    await open('/store')
    const article = new URL((await looked).url()).searchParams.get('article') ?? ''
    await expect
      .poll(() =>
        page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /page-product/.test(name))),
      )
      .toBe(true)

    const all = await cards.count()
    const ofSeen = askedFor(page, article)
    await page.locator(`#main a[href="/product/${article}"]`).first().click()
    await expect(page.locator('#sizes')).toBeVisible()
    expect(ofSeen).toEqual([])

    await page.goBack()
    await expect(cards).toHaveCount(all)
    const other = cards.last()
    const ofOther = askedFor(page, (await other.getAttribute('href'))?.split('/').at(-1) ?? '')
    await other.click()
    await expect(page.locator('#sizes')).toBeVisible()
    expect(ofOther).toEqual([PRODUCT])
  })

/** What is asked for of the page of a card: its answer, its first picture, and files of its remote. */
async function askedForCard(page: Page, card: Locator): Promise<string[]> {
  const { article, picture } = await card.evaluate(link => {
    const { currentSrc = '' } = link.closest('li')?.querySelector('img') ?? {}
    return {
      article: link.getAttribute('href')?.split('/').at(-1),
      picture: new URL(currentSrc).pathname.split('/')[2],
    }
  })
  const asked: string[] = []
  page.on('request', request => {
    const { pathname, searchParams } = new URL(request.url())
    const isItsAnswer = pathname === PRODUCT && searchParams.get('article') === article
    const isOurs = pathname.startsWith('/remotes/catalog/') || pathname.startsWith(`/images/${picture}/`)
    if (isItsAnswer || isOurs) asked.push(pathname)
  })
  return asked
}

for (const { language, width } of phoneAndDesk)
  test(`a card that stood in view for a second and a half opens with nothing of its own to ask for (${language}, ${width} px)`, async ({
    customer,
  }) => {
    const { page, open } = await customer({ language, width })
    await open('/store')
    const card = page.locator('#products li h3 a').nth(10)
    const article = (await card.getAttribute('href'))?.split('/').at(-1) ?? ''
    const isOf = (answer: Response, path: string) =>
      answer.url().includes(path) && new URL(answer.url()).searchParams.get('article') === article
    const seen = page.waitForResponse(answer => isOf(answer, PRODUCT))
    await card.evaluate(link => link.scrollIntoView({ block: 'center' }))
    // A busy machine may take longer for the answer than the shopper stays.
    await Promise.all([page.waitForTimeout(1500), seen])

    const asked = await askedForCard(page, card)
    const below = page.waitForResponse(answer => isOf(answer, '/api/products/get-recommends-by/article'))
    await card.click()
    await expect(page.locator('#sizes')).toBeVisible()
    await expect(page.locator('#main section li:first-child img').first()).toHaveJSProperty('complete', true)
    // Nor what stands below it.
    await page.locator('#product-end').scrollIntoViewIfNeeded()
    await below
    expect(asked).toEqual([])
  })

for (const { language, width } of phoneAndDesk)
  test(`once a size is chosen, adding it to the cart asks for the price of the cart alone (${language}, ${width} px)`, async ({
    customer,
  }) => {
    const { page, open } = await customer({ language, width })
    await open('/product/DR-1042-BUR-R')
    const isQuote = (answer: Response) => answer.url().endsWith('/api/cart/quote')
    const quoted = page.waitForResponse(isQuote)
    await page.getByRole('radio', { name: '38 (M)' }).check({ force: true })
    await quoted
    await page.waitForLoadState('networkidle')

    const asked: string[] = []
    page.on('request', request => asked.push(new URL(request.url()).pathname))
    const priced = page.waitForResponse(isQuote)
    await page.locator('#main [data-buys] button[aria-haspopup="dialog"]').click()
    await priced
    const cart = page.getByRole('dialog')
    await expect(cart.locator('a[href^="/product/"]').first()).toBeVisible()
    // What to wear with it is here, too; its picture comes after the price.
    await expect(cart.getByRole('region', { name: shopTexts[language].wornWith })).toBeVisible()
    await expect(cart.locator('a[href="/bundle/BN-9001-CAM"]')).toBeVisible()
    expect(asked[0]).toBe('/api/cart/quote')
    expect(asked.slice(1).filter(path => !path.startsWith('/images/'))).toEqual([])
  })

for (const { language, width } of phoneAndDesk)
  test(`a category whose link was looked at opens without waiting (${language}, ${width} px)`, async ({ customer }) => {
    const { page, open } = await customer({ language, width })
    await open('/')
    const door = page.locator('#main nav a[href^="/store?categories="]').first()
    const name = new URL((await door.getAttribute('href')) ?? '', page.url()).searchParams.get('categories') ?? ''
    const isItsList = (address: string) => {
      const { pathname, searchParams } = new URL(address)
      return pathname === LIST && searchParams.get('categories') === JSON.stringify([name])
    }
    const looked = page.waitForResponse(answer => isItsList(answer.url()))
    await door.scrollIntoViewIfNeeded()
    await looked
    await expect
      .poll(() =>
        page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /page-store.*js/.test(name))),
      )
      .toBe(true)

    const asked: string[] = []
    page.on('request', request => {
      if (isItsList(request.url()) || /page-store/.test(request.url())) asked.push(request.url())
    })
    await door.click()
    await expect(page.locator('#products li h3 a').first()).toBeVisible()
    expect(asked).toEqual([])
  })
