import { violations } from './axe.ts'
import { aVisitor, type Language } from './visitor.ts'
import { words } from './words.ts'

jest.setTimeout(90_000)

const LOOK = '/bundle/BN-9001-CAM'

const ways: { language: Language; width: number }[] = [
  { language: 'uk', width: 390 },
  { language: 'en', width: 1440 },
]

test.each(ways)('a look goes into the cart in two sizes, with its discount ($language, $width px)', async way => {
  const say = words[way.language]
  const { page, open } = await aVisitor(way)
  await open('/store')
  await page.getByRole('heading', { level: 2, name: say.looks }).scrollIntoViewIfNeeded()
  await page.getByRole('link', { name: say.firstFrost }).click()
  await page.getByRole('heading', { level: 1, name: say.firstFrost }).waitFor()
  const add = page.getByRole('button', { name: say.addLook })

  await add.click()
  await page.getByRole('alert').getByRole('button').first().waitFor()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('radio')
  await page.getByRole('group', { name: say.coatSize }).getByRole('radio', { name: 'M', exact: true }).check()
  await page.getByRole('group', { name: say.dressSize }).getByRole('radio', { name: 'S', exact: true }).check()
  const total = await page.getByText(say.together).first().textContent()
  await add.click()

  const cart = page.getByRole('dialog')
  await cart.getByText(say.lookDiscount).first().waitFor()
  await cart
    .getByRole('list', { name: say.look, exact: true })
    .getByRole('button', { name: say.takeOut })
    .nth(1)
    .waitFor()
  await cart.getByText('38 (M)').waitFor()
  await cart.getByText('36 (S)').waitFor()
  const promised = digitsOf(total)
  expect(digitsOf(await cart.locator('dl').textContent())).toContain(promised)
})

test.each(['uk', 'en'] as const)('a piece left out is told in the look and in the cart (%s)', async language => {
  const say = words[language]
  const { page, open } = await aVisitor({ language, width: 390 })
  await open(LOOK)
  await page.getByRole('button', { name: say.leaveOutCoat }).click()
  await page.getByText(say.notWhole).waitFor()
  expect(await violations(page)).toEqual([])

  await page.getByRole('group', { name: say.dressSize }).getByRole('radio', { name: 'S', exact: true }).check()
  await page.getByRole('button', { name: say.addRest }).click()

  const cart = page.getByRole('dialog')
  await cart.getByText('36 (S)').waitFor()
  await cart.getByRole('list', { name: say.look }).waitFor({ state: 'hidden' })
  await cart.getByText(say.lookDiscount).first().waitFor({ state: 'hidden' })
})

test('a look that is not there says so', async () => {
  const { page, open } = await aVisitor({ expects: [/Failed to load resource.*404/] })
  await open('/bundle/BN-0000')

  await page.getByRole('link', { name: words.uk.toStore }).first().waitFor()
  expect((await page.request.get('/bundle/BN-0000')).status()).toBe(404)
})

/** "15 282 ₴" and "€320.32" without what languages put between the digits. */
function digitsOf(text: string | null): string {
  return (text ?? '').replace(/[^\d.]/g, '')
}
