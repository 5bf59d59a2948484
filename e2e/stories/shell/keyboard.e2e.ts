import { expect, test } from '../../support/fixtures.ts'
import { shopTexts } from '../../texts/shop-texts.ts'

test('choosing another colour keeps the scroll position and the focus', async ({ customer }) => {
  const { page, open } = await customer({ width: 390 })
  await open('/product/DR-1042-BLK-R')
  const burgundy = page.getByRole('link', { name: shopTexts.uk.burgundy, exact: true })
  await burgundy.focus()
  const before = await page.evaluate(() => window.scrollY)

  await page.keyboard.press('Enter')
  await page.waitForURL('**/product/DR-1042-BUR-R')
  await expect(burgundy).toHaveAttribute('aria-current', 'true')

  await expect(burgundy).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
})

test('the cart popup keeps the focus off the page behind, closes on Escape and gives the focus back', async ({
  customer,
}) => {
  const { page, open } = await customer()
  await open('/about-us')
  const cart = page.getByRole('banner').getByRole('link', { name: shopTexts.uk.cart })
  await cart.focus()
  await page.keyboard.press('Enter')
  const popup = page.getByRole('dialog')
  await expect(popup.getByRole('heading').first()).toBeVisible()
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press('Tab')
    expect(await popup.evaluate(reachesPageBehind)).toBe(false)
  }

  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()

  await expect(cart).toBeFocused()
})

/** After the last control the browser's own bar may have the focus: then it is on nothing of the page. */
function reachesPageBehind(dialog: Element): boolean {
  const focused = document.activeElement
  return focused !== document.body && !dialog.contains(focused)
}
