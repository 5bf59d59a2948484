import { aVisitor } from './visitor.ts'
import { words } from './words.ts'

jest.setTimeout(60_000)

test('another colour keeps the place and the focus', async () => {
  const { page, open } = await aVisitor({ width: 390 })
  await open('/product/DR-1042-BLK-R')
  const burgundy = page.getByRole('link', { name: words.uk.burgundy, exact: true })
  await burgundy.focus()
  const before = await page.evaluate(() => window.scrollY)

  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: words.uk.wrapDress }).waitFor()

  expect(await burgundy.evaluate(link => link === document.activeElement)).toBe(true)
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
})

test('the cart popup keeps the focus off the page behind, closes on Escape and gives the focus back', async () => {
  const { page, open } = await aVisitor()
  await open('/about-us')
  const cart = page.getByRole('banner').getByRole('link', { name: words.uk.cart })
  await cart.focus()
  await page.keyboard.press('Enter')
  const popup = page.getByRole('dialog')
  await popup.getByRole('heading').first().waitFor()
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press('Tab')
    expect(await popup.evaluate(reachesPageBehind)).toBe(false)
  }

  await page.keyboard.press('Escape')
  await popup.waitFor({ state: 'hidden' })

  expect(await cart.evaluate(link => link === document.activeElement)).toBe(true)
})

/** After the last control the browser's own bar may have the focus: then it is on nothing of the page. */
function reachesPageBehind(dialog: Element): boolean {
  const focused = document.activeElement
  return focused !== document.body && !dialog.contains(focused)
}
