import { violations } from '../../support/axe.ts'
import { expect, phoneAndDesk, test } from '../../support/fixtures.ts'
import { scrollUntil } from '../../support/scroll-until.ts'
import { shopTexts } from '../../texts/shop-texts.ts'

const BUNDLE = '/bundle/BN-9001-CAM'

for (const { language, width } of phoneAndDesk)
  test(`a bundle goes into the cart in two sizes, with its discount (${language}, ${width} px)`, async ({
    customer,
  }) => {
    const texts = shopTexts[language]
    const { page, open } = await customer({ language, width })
    await open('/store')
    await page.getByRole('heading', { level: 2, name: texts.looks }).scrollIntoViewIfNeeded()
    await page.getByRole('link', { name: texts.firstFrost }).click()
    await expect(page.getByRole('heading', { level: 1, name: texts.firstFrost })).toBeVisible()
    const add = page.getByRole('button', { name: texts.addLook })

    await add.click()
    await expect(page.getByRole('alert').getByRole('button').first()).toBeVisible()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('radio')
    await page.getByRole('group', { name: texts.coatSize }).getByRole('radio', { name: 'M', exact: true }).check()
    await page.getByRole('group', { name: texts.dressSize }).getByRole('radio', { name: 'S', exact: true }).check()
    const total = await page.getByText(texts.together).first().textContent()
    await add.click()

    const cart = page.getByRole('dialog')
    await expect(cart.getByText(texts.lookDiscount).first()).toBeVisible()
    await expect(
      cart.getByRole('list', { name: texts.look, exact: true }).getByRole('button', { name: texts.takeOut }).nth(1),
    ).toBeVisible()
    await expect(cart.getByText('38 (M)')).toBeVisible()
    await expect(cart.getByText('36 (S)')).toBeVisible()
    const promised = digitsOf(total)
    expect(digitsOf(await cart.locator('dl').textContent())).toContain(promised)
  })

for (const { language, width } of phoneAndDesk)
  test(`an item left out of a bundle is named on its page, and the cart shows no bundle discount (${language}, ${width} px)`, async ({
    customer,
  }) => {
    const texts = shopTexts[language]
    const { page, open } = await customer({ language, width })
    await open(BUNDLE)
    await page.getByRole('button', { name: texts.leaveOutCoat }).click()
    await expect(page.getByText(texts.notWhole)).toBeVisible()
    expect(await violations(page)).toEqual([])

    await page.getByRole('group', { name: texts.dressSize }).getByRole('radio', { name: 'S', exact: true }).check()
    await page.getByRole('button', { name: texts.addRest }).click()

    const cart = page.getByRole('dialog')
    await expect(cart.getByText('36 (S)')).toBeVisible()
    await expect(cart.getByRole('list', { name: texts.look })).toBeHidden()
    await expect(cart.getByText(texts.lookDiscount).first()).toBeHidden()
  })

for (const [article, garments] of [
  ['DR-1042-BUR-R', 2],
  ['JK-3040-GRA-R', 3],
  ['JK-3021-GRC-R', 4],
] as const)
  test(`under a garment its look of ${garments} stands in one picture of all of them, beside its sum (1440 px)`, async ({
    customer,
  }) => {
    const { page, open } = await customer({ language: 'en', width: 1440 })
    await open(`/product/${article}`)
    const look = page.getByRole('list', { name: 'Looks with this piece' }).getByRole('listitem').first()
    await scrollUntil(page, look, 400)

    const boxes = await look
      .locator('picture')
      .evaluateAll(pictures => pictures.map(picture => picture.parentElement?.getBoundingClientRect().toJSON()))
    expect(boxes).toHaveLength(1)
    expect(boxes[0].width / boxes[0].height).toBeCloseTo(8 / 5, 1)
    const [whole, sum] = [
      await look.boundingBox(),
      await look
        .getByText(/from €/)
        .first()
        .boundingBox(),
    ]
    expect(whole?.width).toBeGreaterThan(1300)
    expect(sum?.x).toBeGreaterThan(boxes[0].right)
  })

test('a bundle that does not exist answers 404 and offers the shop', async ({ customer }) => {
  const { page, open } = await customer({ expects: [/Failed to load resource.*404/] })
  await open('/bundle/BN-0000')

  await expect(page.getByRole('link', { name: shopTexts.uk.toStore }).first()).toBeVisible()
  expect((await page.request.get('/bundle/BN-0000')).status()).toBe(404)
})

/** "15 282 ₴" and "€320.32" without what languages put between the digits. */
function digitsOf(text: string | null): string {
  return (text ?? '').replace(/[^\d.]/g, '')
}
