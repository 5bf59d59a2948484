import type { Locator, Page } from 'playwright-core'
import { violations } from './axe.ts'
import { productWords } from './product-words.ts'
import { aVisitor, type Language } from './visitor.ts'
import { words } from './words.ts'

jest.setTimeout(90_000)

const DRESS = '/product/DR-1042-BUR-R'
const AWAITED = '/product/CO-2014-IVO-R'
const languages: Language[] = ['uk', 'en']
const ways = languages.flatMap(language => [390, 1440].map(width => ({ language, width })))

test.each(ways)('colour, height and size are chosen by keyboard alone ($language, $width px)', async way => {
  const [say, on] = [words[way.language], productWords[way.language]]
  const { page, open } = await aVisitor(way)
  await open('/product/DR-1042-BLK-R')
  await page.getByRole('button', { name: on.choose }).waitFor()

  await enter(page, page.getByRole('link', { name: say.burgundy, exact: true }))
  await page.waitForURL(`**${DRESS}`)
  await page.getByRole('heading', { level: 1, name: say.wrapDress }).waitFor()
  await enter(page, page.getByRole('link', { name: /^170/ }))
  await page.waitForURL('**/product/DR-1042-BUR-L')
  await enter(page, page.getByRole('button', { name: on.choose }))
  await page.getByText(on.chooseMessage).waitFor()
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).type)).toBe('radio')
  await page.keyboard.press('Space')
  const medium = page.getByRole('radio', { name: '38 (M)' })
  for (let step = 0; step < 6 && !(await medium.isChecked()); step++) await page.keyboard.press('ArrowRight')
  await enter(page, page.getByRole('button', { name: say.addToCart }))

  const cart = page.getByRole('dialog')
  await cart.getByText(say.wrapDress).first().waitFor()
  await cart.getByText('38 (M)').first().waitFor()
})

test.each([
  { language: 'uk' as const, width: 390 },
  { language: 'en' as const, width: 1440 },
])('a picture opens large and gives the focus back ($language, $width px)', async way => {
  const on = productWords[way.language]
  const { page, open } = await aVisitor(way)
  await open(DRESS)
  const zoom = page.getByRole('dialog', { name: on.pictures })

  await enter(page, page.getByRole('button', { name: on.picture(1) }))
  await zoom.getByText('1 / 3').waitFor()
  await page.keyboard.press('ArrowRight')
  await zoom.getByText('2 / 3').waitFor()
  await page.keyboard.press('Escape')
  await zoom.waitFor({ state: 'detached' })
  await focused(page.getByRole('button', { name: on.picture(2) }))

  await page.keyboard.press('Enter')
  await zoom.waitFor()
  await page.goBack()
  await zoom.waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe(DRESS)
})

test.each(ways)('a piece sold in advance is warned of first ($language, $width px)', async way => {
  const on = productWords[way.language]
  const { page, open } = await aVisitor(way)
  await open(AWAITED)
  await page.getByRole('radio', { name: '38 (M)' }).focus()
  await page.keyboard.press('Space')
  const warning = page.getByRole('dialog', { name: on.preorderTitle })
  const cart = (count: number) => page.getByRole('link', { name: on.cartOf(count), includeHidden: true })

  await page.getByRole('button', { name: on.preorder }).click()
  await warning.getByRole('button', { name: on.notNow }).click()
  await warning.waitFor({ state: 'hidden' })
  await cart(0).waitFor({ state: 'attached' })

  await page.getByRole('button', { name: on.preorder }).click()
  await warning.getByRole('button', { name: on.agree }).click()
  await cart(1).waitFor({ state: 'attached' })
  await page.getByRole('dialog').getByText(on.coat).first().waitFor()
})

test.each(languages)('what was looked at before stands under the next piece (%s)', async language => {
  const { page, open } = await aVisitor({ language, width: 390 })
  await open(AWAITED)
  // The painted page has its heading too; the button is there once the page itself is.
  await page.getByRole('button', { name: productWords[language].choose }).waitFor()
  await open(DRESS)
  await page.getByRole('button', { name: productWords[language].choose }).waitFor()

  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()

  const row = page.getByRole('list', { name: productWords[language].recent })
  await row.getByRole('link', { name: productWords[language].coat }).waitFor()
})

test.each(languages)('nothing against accessibility on the page and in all that opens over it (%s)', async language => {
  const on = productWords[language]
  const { page, open } = await aVisitor({ language, width: 390 })
  await open(DRESS)
  await page.getByRole('button', { name: on.choose }).waitFor()
  const found = { page: await violations(page), zoom: [''], guide: [''], warning: [''] }

  await page.getByRole('button', { name: on.picture(1) }).click()
  await page.getByRole('dialog', { name: on.pictures }).waitFor()
  found.zoom = await violations(page)
  await page.getByRole('button', { name: on.closePicture, exact: true }).click()

  await page.getByRole('button', { name: on.sizeGuide }).click()
  await page.getByRole('table').waitFor()
  found.guide = await violations(page)

  await open(AWAITED)
  await page.getByRole('radio', { name: '38 (M)' }).focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: on.preorder }).click()
  await page.getByRole('button', { name: on.agree }).waitFor()
  found.warning = await violations(page)

  expect(found).toEqual({ page: [], zoom: [], guide: [], warning: [] })
})

/** Steps on by Tab to a control and presses Enter, as somebody without a mouse does. */
async function enter(page: Page, control: Locator): Promise<void> {
  await control.waitFor()
  for (let step = 0; step < 60 && !(await isFocused(control)); step++) await page.keyboard.press('Tab')
  await focused(control)
  await page.keyboard.press('Enter')
}

async function focused(control: Locator): Promise<void> {
  expect(await isFocused(control)).toBe(true)
}

function isFocused(control: Locator): Promise<boolean> {
  return control.evaluate(element => element === document.activeElement)
}
