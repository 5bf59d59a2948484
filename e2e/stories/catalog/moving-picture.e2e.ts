import type { Page } from '@playwright/test'
import { expect, phoneAndDesk, test } from '../../support/fixtures.ts'

/** Which pictures moved from one page to the next, page by page. */
async function watchMoves(page: Page): Promise<() => Promise<string[][]>> {
  await page.addInitScript(() => {
    const moves: string[][] = []
    const begin = document.startViewTransition.bind(document)
    document.startViewTransition = update => {
      const transition = begin(update)
      const look = () => {
        const moving = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '')
        moves.push(moving.filter(name => name.startsWith('::view-transition-group(picture-')))
      }
      transition.ready.then(look, () => undefined)
      return transition
    }
    Object.assign(window, { moves })
  })
  return () => page.evaluate(() => (window as Window & { moves?: string[][] }).moves ?? [])
}

/** From now on: pictures that are decoded before a page is drawn. Up to 0.8 seconds are lost on one that is still to come. */
async function watchAwaited(page: Page): Promise<() => Promise<string[]>> {
  const awaited = await page.evaluateHandle(() => {
    const addresses: string[] = []
    const decode = HTMLImageElement.prototype.decode
    HTMLImageElement.prototype.decode = function () {
      addresses.push(this.getAttribute('src') ?? '')
      return decode.call(this)
    }
    return addresses
  })
  // What lies under a picture is here already: the one of the card, or a few pixels.
  return async () => (await awaited.jsonValue()).filter(address => address.endsWith('/640.jpeg'))
}

for (const { language, width } of phoneAndDesk)
  test(`the picture of a pressed card moves to the page of its article (${language}, ${width} px)`, async ({
    customer,
  }) => {
    const { page, open } = await customer({ language, width })
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const movedPictures = await watchMoves(page)
    await open('/store')
    const card = page.locator('#products li').nth(6)
    await card.evaluate(element => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const place = await page.evaluate(() => window.scrollY)

    const awaitedPictures = await watchAwaited(page)
    await card.getByRole('link').first().click()
    await expect(page.locator('#sizes')).toBeVisible()
    await expect.poll(movedPictures).toEqual([[expect.stringContaining('-front')]])
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    // Nor did the page wait for a picture before it was shown.
    expect(await awaitedPictures()).toEqual([])

    // The way back is there at once, at its place.
    await page.goBack()
    await expect(card).toBeInViewport()
    expect(await page.evaluate(() => window.scrollY)).toBe(place)
    expect(await movedPictures()).toHaveLength(1)
  })

test('nothing moves for a visitor who asked for less motion', async ({ customer }) => {
  const { page, open } = await customer()
  const movedPictures = await watchMoves(page)
  await open('/store')
  await page.locator('#products li').first().getByRole('link').first().click()
  await expect(page.locator('#sizes')).toBeVisible()
  expect(await movedPictures()).toEqual([])
})
