import { expect, phoneAndDesk, test } from '../../support/fixtures.ts'
import { shopTexts } from '../../texts/shop-texts.ts'

for (const { language, width } of phoneAndDesk)
  test(`a card shows the colour of the swatch that is chosen on it, and opens in it (${language}, ${width} px)`, async ({
    customer,
  }) => {
    const { page, open } = await customer({ language, width })
    await open('/store?categories=dresses')
    const card = page
      .getByRole('list', { name: shopTexts[language].products })
      .locator('> li')
      .filter({ has: page.getByRole('radiogroup') })
      .first()
    const colours = card.getByRole('radiogroup').getByRole('radio')
    const link = card.getByRole('heading').getByRole('link')
    const shown = () =>
      card
        .locator('picture img')
        .first()
        .evaluate((image: HTMLImageElement) => image.currentSrc)
    const openedBefore = (await link.getAttribute('href')) ?? ''
    await card.scrollIntoViewIfNeeded()
    await expect.poll(shown).not.toBe('')
    const shownBefore = await shown()

    // On a phone by a press, at a desk by the mouse that comes over it, then by the arrow keys.
    const second = card.getByRole('radiogroup').locator('label').nth(1)
    if (width === 390) await second.click()
    else await second.hover()
    await expect(link).not.toHaveAttribute('href', openedBefore)
    await expect.poll(shown).not.toBe(shownBefore)
    const opensSecond = (await link.getAttribute('href')) ?? ''

    await colours.nth(1).focus()
    await page.keyboard.press('ArrowLeft')
    await expect(link).not.toHaveAttribute('href', opensSecond)
    await page.keyboard.press('ArrowRight')
    await expect(link).toHaveAttribute('href', opensSecond)

    await link.click()
    await page.waitForURL(`**${opensSecond}`)
    await expect(page.locator('#sizes')).toBeVisible()
  })
