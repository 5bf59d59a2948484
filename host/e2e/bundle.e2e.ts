import { violations } from './axe.ts'
import { expect, phoneAndDesk, test } from './fixtures.ts'
import { words } from './words.ts'

const LOOK = '/bundle/BN-9001-CAM'

for (const { language, width } of phoneAndDesk)
  test(`a look goes into the cart in two sizes, with its discount (${language}, ${width} px)`, async ({ customer }) => {
    const say = words[language]
    const { page, open } = await customer({ language, width })
    await open('/store')
    await page.getByRole('heading', { level: 2, name: say.looks }).scrollIntoViewIfNeeded()
    await page.getByRole('link', { name: say.firstFrost }).click()
    await expect(page.getByRole('heading', { level: 1, name: say.firstFrost })).toBeVisible()
    const add = page.getByRole('button', { name: say.addLook })

    await add.click()
    await expect(page.getByRole('alert').getByRole('button').first()).toBeVisible()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('radio')
    await page.getByRole('group', { name: say.coatSize }).getByRole('radio', { name: 'M', exact: true }).check()
    await page.getByRole('group', { name: say.dressSize }).getByRole('radio', { name: 'S', exact: true }).check()
    const total = await page.getByText(say.together).first().textContent()
    await add.click()

    const cart = page.getByRole('dialog')
    await expect(cart.getByText(say.lookDiscount).first()).toBeVisible()
    await expect(
      cart.getByRole('list', { name: say.look, exact: true }).getByRole('button', { name: say.takeOut }).nth(1),
    ).toBeVisible()
    await expect(cart.getByText('38 (M)')).toBeVisible()
    await expect(cart.getByText('36 (S)')).toBeVisible()
    const promised = digitsOf(total)
    expect(digitsOf(await cart.locator('dl').textContent())).toContain(promised)
  })

for (const { language, width } of phoneAndDesk)
  test(`a piece left out is told in the look and in the cart (${language}, ${width} px)`, async ({ customer }) => {
    const say = words[language]
    const { page, open } = await customer({ language, width })
    await open(LOOK)
    await page.getByRole('button', { name: say.leaveOutCoat }).click()
    await expect(page.getByText(say.notWhole)).toBeVisible()
    expect(await violations(page)).toEqual([])

    await page.getByRole('group', { name: say.dressSize }).getByRole('radio', { name: 'S', exact: true }).check()
    await page.getByRole('button', { name: say.addRest }).click()

    const cart = page.getByRole('dialog')
    await expect(cart.getByText('36 (S)')).toBeVisible()
    await expect(cart.getByRole('list', { name: say.look })).toBeHidden()
    await expect(cart.getByText(say.lookDiscount).first()).toBeHidden()
  })

test('a look that is not there says so', async ({ customer }) => {
  const { page, open } = await customer({ expects: [/Failed to load resource.*404/] })
  await open('/bundle/BN-0000')

  await expect(page.getByRole('link', { name: words.uk.toStore }).first()).toBeVisible()
  expect((await page.request.get('/bundle/BN-0000')).status()).toBe(404)
})

/** "15 282 ₴" and "€320.32" without what languages put between the digits. */
function digitsOf(text: string | null): string {
  return (text ?? '').replace(/[^\d.]/g, '')
}
