import type { Locator, Page } from '@playwright/test'
import { FRAME_ADDRESS } from '@shop/contracts/offline'
import { settledViolations } from '../../support/axe.ts'
import { expect, phoneAndDesk, test } from '../../support/fixtures.ts'
import { garmentLink } from '../../support/purchase.ts'
import { shopTexts } from '../../texts/shop-texts.ts'

const SEEN = 'DR-1042-BUR-R'
const UNSEEN = 'DR-1042-BLK-R'

const names = {
  uk: {
    banner: /Немає з’єднання з інтернетом. Кошик/,
    remembered: /Показуємо те, що запам’ятав/,
    waiting: /ціни покажемо, щойно/,
    listWaits: /Покажемо товари, щойно/,
    wishes: /Ціни й розміри покажемо/,
    heart: 'Додати до бажаного: Сукня на запах',
    wishlist: 'Моє бажане',
    inCart: /^Кошик: 1/,
    price: /\d\s₴/,
    failed: /Не вдалося завантажити|Немає з’єднання/,
  },
  en: {
    banner: /You are offline. Your cart/,
    remembered: /what your browser remembers/,
    waiting: /prices will show as soon as/,
    listWaits: /products will come as soon as/,
    wishes: /Prices and sizes will show/,
    heart: 'Add to wishlist: Wrap dress',
    wishlist: 'My wishlist',
    inCart: /^Cart: 1/,
    price: /€\d/,
    failed: /could not be loaded|You are offline/,
  },
}

// The connection is lost on purpose, and the browser says so of everything that it cannot fetch.
const expects = [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/]

for (const { language, width } of phoneAndDesk)
  test(`without a network the shop opens, with cart, wishlist and what was seen (${language}, ${width} px)`, async ({
    customer,
  }) => {
    const texts = { ...shopTexts[language], ...names[language] }
    const { page, context, open } = await customer({ language, width, expects, keepsWorker: true })
    const main = page.getByRole('main')
    await open('/store?categories=wrap-dresses')
    await remembered(page, UNSEEN)
    await garmentLink(main, SEEN).click()
    await expect(main.getByRole('heading', { level: 1, name: texts.wrapDress })).toBeVisible()
    await page.getByRole('radio', { name: '38 (M)' }).check({ force: true })
    await page.getByRole('button', { name: texts.heart }).filter({ visible: true }).first().click()
    await page.getByRole('button', { name: texts.addToCart }).filter({ visible: true }).first().click()
    await expect(page.getByRole('dialog').getByText(texts.wrapDress).first()).toBeVisible()
    await remembered(page, 'words')
    await frameKept(page)
    // No page of a person and no answer of a service.
    expect(await keptPlaces(page)).toEqual(['assets', 'images', 'offline-frame', 'remotes'])
    const pages = pagesOf(page)

    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText(texts.banner)).toBeVisible()
    await expect(page.getByRole('link', { name: texts.inCart })).toBeVisible()
    await expect(main.getByRole('heading', { level: 1, name: texts.wrapDress })).toBeVisible()
    await expect(main.getByText(texts.remembered)).toBeVisible()
    await expectPicture(main)
    await expect(main.getByText(texts.price)).toHaveCount(0)
    expect(await settledViolations(page)).toEqual([])

    await page.getByRole('link', { name: texts.inCart }).click()
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByRole('link', { name: texts.wrapDress })).toBeVisible()
    await expect(drawer.getByText(texts.waiting)).toBeVisible()
    await expect(drawer.getByText(texts.price)).toHaveCount(0)
    await expectPicture(drawer)

    await open('/cart')
    await expect(main.getByRole('link', { name: texts.wrapDress })).toBeVisible()
    await expect(main.getByText(texts.waiting)).toBeVisible()

    await open('/wishlist')
    await expect(main.getByRole('heading', { level: 1, name: texts.wishlist })).toBeVisible()
    await expect(main.getByText(texts.wishes)).toBeVisible()
    await expect(main.getByRole('link', { name: texts.wrapDress })).toBeVisible()
    await expect(main.getByText(texts.price)).toHaveCount(0)

    await open(`/product/${UNSEEN}`)
    await expect(main.getByRole('heading', { level: 1, name: texts.wrapDress })).toBeVisible()
    await expect(main.getByText(texts.remembered)).toBeVisible()
    await expect(page.getByRole('button', { name: texts.addToCart })).toHaveCount(0)

    await open('/store')
    await expect(main.getByRole('heading', { level: 1, name: texts.shop })).toBeVisible()
    await expect(main.getByText(texts.listWaits)).toBeVisible()

    await open('/contacts')
    await expect(main.getByRole('heading', { level: 1, name: texts.contacts })).toBeVisible()

    await open('/user/register')
    await expect(main.getByText(texts.failed).first()).toBeVisible()
    expect(pages()).toHaveLength(7)

    await open(`/product/${SEEN}`)
    await expect(main.getByText(texts.remembered)).toBeVisible()
    await context.setOffline(false)
    await expect(main.getByText(texts.price).filter({ visible: true }).first()).toBeVisible()
    expect(pages()).toHaveLength(8)
  })

/** The page has written down what it was shown of an article, or its `words`; it does so when it is at rest. */
async function remembered(page: Page, article: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => localStorage.getItem('kept-goods'))).toContain(article)
}

/** The frame is kept, and so are all of its files. */
async function frameKept(page: Page): Promise<void> {
  const isKept = (frame: string) => caches.match(frame).then(kept => kept !== undefined)
  await expect.poll(() => page.evaluate(isKept, FRAME_ADDRESS)).toBe(true)
}

/** The first names of the addresses of all that the worker keeps. */
function keptPlaces(page: Page): Promise<(string | undefined)[]> {
  return page.evaluate(async () => {
    const kept = await Promise.all((await caches.keys()).map(async name => (await caches.open(name)).keys()))
    return [...new Set(kept.flat().map(({ url }) => new URL(url).pathname.split('/')[1]))].sort()
  })
}

async function expectPicture(place: Locator): Promise<void> {
  const picture = place.locator('picture img').first()
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)).toBe(true)
}

/** The documents that the tab has asked for. */
function pagesOf(page: Page): () => string[] {
  const addresses: string[] = []
  page.on('request', request => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) addresses.push(request.url())
  })
  return () => addresses
}
