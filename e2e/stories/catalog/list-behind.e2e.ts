import { expect, phoneAndDesk, test } from '../../support/fixtures.ts'
import { shopTexts } from '../../texts/shop-texts.ts'

test('a list behind a product is in the language that the shopper has chosen meanwhile', async ({ customer }) => {
  const { page, open } = await customer({ language: 'uk' })
  await open('/store')
  await page.locator('#products li').first().getByRole('link').first().click()
  await expect(page.locator('#sizes')).toBeVisible()
  await page.getByRole('button', { name: 'EN: Switch to English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')

  await page.goBack()
  await expect(page.getByRole('list', { name: shopTexts.en.products })).toBeVisible()
  await expect(page.locator('#products li').first()).toContainText('€')
})

for (const { language, width } of phoneAndDesk)
  test(`behind a product its list stays as it was, and the way back shows it at the same place (${language}, ${width} px)`, async ({
    customer,
  }) => {
    const { page, open } = await customer({ language, width })
    await open('/store')
    const card = page.locator('#products li').nth(14)
    await card.evaluate(element => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await card.evaluate(element => Object.assign(element, { wasHere: true }))
    const place = await page.evaluate(() => window.scrollY)

    await card.getByRole('link').first().click()
    const product = page.getByRole('heading', { level: 1 })
    await expect(page.locator('#sizes')).toBeVisible()
    await expect(product).toBeFocused()
    await expect(page.getByRole('list', { name: shopTexts[language].products })).toBeHidden()

    // Nothing of the list; a card that is looked at again may still have its page brought.
    const asked: string[] = []
    page.on('request', request => {
      if (request.url().includes('/api/products/get-by/filters')) asked.push(request.url())
    })
    await page.goBack()
    await expect(card).toBeInViewport()
    expect(await card.evaluate(element => 'wasHere' in element)).toBe(true)
    expect(await page.evaluate(() => window.scrollY)).toBe(place)
    await expect(page.locator('#sizes')).toHaveCount(0)
    expect(asked).toEqual([])

    // Forward again, and on to a list by a link: that is another list, from its top.
    await page.goForward()
    await expect(page.locator('#sizes')).toBeVisible()
    await page.locator('#main nav a[href^="/store"]').first().click()
    await expect(page.locator('#products li').first()).toBeVisible()
    expect(await page.locator('#products li').evaluateAll(all => all.some(element => 'wasHere' in element))).toBe(false)
  })
