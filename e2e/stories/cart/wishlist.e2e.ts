import { settledViolations } from '../../support/axe.ts'
import { expect, phoneAndDesk, test } from '../../support/fixtures.ts'
import { olena, shopThatKnows, signIn } from '../../support/known-customer.ts'
import { shopTexts } from '../../texts/shop-texts.ts'

const DRESS = 'DR-1042-BUR-R'
const COAT = 'DR-1042-BLK-R'

const names = {
  uk: {
    heart: 'Додати до бажаного: Сукня на запах',
    open: 'Переглянути бажане',
    title: 'Моє бажане',
    remove: 'Прибрати з бажаного: Сукня на запах',
    undo: 'Повернути',
    empty: 'Тут ще порожньо',
    choose: 'Оберіть розмір: Сукня на запах',
    size: 'додати в кошик розмір 38 (M)',
    inCart: /^Кошик: 1/,
    share: 'Поділитися',
    saveAll: 'Зберегти все до бажаного',
    allSaved: 'Усе збережено: переглянути бажане',
    enter: 'Увійти й побачити збережене',
  },
  en: {
    heart: 'Add to wishlist: Wrap dress',
    open: 'View wishlist',
    title: 'My wishlist',
    remove: 'Remove from wishlist: Wrap dress',
    undo: 'Undo',
    empty: 'Nothing here yet',
    choose: 'Select a size: Wrap dress',
    size: 'add size 38 (M) to cart',
    inCart: /^Cart: 1/,
    share: 'Share',
    saveAll: 'Save all to my wishlist',
    allSaved: 'All saved: view my wishlist',
    enter: 'Sign in to see what you saved',
  },
}

for (const { language, width } of phoneAndDesk)
  test(`a guest saves a dress, finds it after a reload and buys it from the list (${language}, ${width} px)`, async ({
    customer,
  }) => {
    const texts = names[language]
    const { page, open } = await customer({ language, width })

    await open('/wishlist')
    await expect(page.getByRole('heading', { level: 1, name: texts.empty })).toBeVisible()
    expect(await settledViolations(page)).toEqual([])

    await open(`/product/${DRESS}`)
    await page.getByRole('button', { name: texts.heart }).filter({ visible: true }).first().click()
    const link = page.getByRole('status').getByRole('link', { name: texts.open })
    // Pointed at, it waits for as long as the look at it takes.
    await link.hover()
    expect(await settledViolations(page)).toEqual([])
    await link.click()

    await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('link', { name: shopTexts[language].wrapDress, exact: true })).toBeVisible()
    expect(await settledViolations(page)).toEqual([])

    await page.getByRole('button', { name: texts.remove }).click()
    await expect(page.getByRole('heading', { level: 1, name: texts.empty })).toBeVisible()
    await page.getByRole('button', { name: texts.undo }).click()
    await page.getByRole('button', { name: texts.choose }).click()
    expect(await settledViolations(page)).toEqual([])
    await page.getByRole('button', { name: texts.size }).click()

    await expect(page.getByRole('link', { name: texts.inCart })).toBeVisible()
    await expect(page.getByRole('link', { name: shopTexts[language].wrapDress, exact: true })).toBeVisible()
  })

test('the wishlist notice stays while it is pointed at, and does not cover the buy bar', async ({ customer }) => {
  const { page, open } = await customer({ width: 390 })
  await page.clock.install()
  await open(`/product/${DRESS}`)
  await page.getByRole('button', { name: names.uk.heart }).filter({ visible: true }).first().click()
  const popup = page.getByRole('status').filter({ has: page.getByRole('link', { name: names.uk.open }) })
  const link = popup.getByRole('link')
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 3))
  const bar = page.locator('[data-floats]')
  await expect(bar).toBeVisible()

  const [card, floating] = await Promise.all([popup.locator('div').first().boundingBox(), bar.boundingBox()])
  expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual(floating?.y ?? 0)

  await link.hover()
  await page.clock.fastForward(20_000)
  await expect(link).toBeVisible()
})

test('a wishlist is shared by a link, and its receiver can save it', async ({ customer }) => {
  const texts = names.uk
  const { page, context, open } = await customer()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  for (const article of [COAT, DRESS]) {
    await open(`/product/${article}`)
    await page
      .getByRole('button', { name: /^Додати до бажаного: Сукня на запах/ })
      .first()
      .click()
  }
  await open('/wishlist')
  await page.getByRole('button', { name: texts.share }).click()
  await expect(page.getByText('Посилання на список скопійовано')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(link).search).toBe(`?articles=${DRESS},${COAT}`)

  const friend = await customer()
  await friend.page.goto(link)
  await friend.page.getByRole('button', { name: texts.saveAll }).click()
  await friend.page.getByRole('link', { name: texts.allSaved }).click()
  await expect(friend.page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible()
  await expect(friend.page.getByRole('button', { name: texts.remove })).toHaveCount(2)
})

test('a customer’s wishlist is the same on two devices, also after a product is removed on one', async ({
  customer,
}) => {
  const texts = names.uk
  const shop = await shopThatKnows(olena)
  try {
    const phone = await customer({ address: shop.address, width: 390 })
    await phone.open(`/product/${DRESS}`)
    await phone.page.getByRole('button', { name: texts.heart }).filter({ visible: true }).first().click()
    await phone.open('/user/login')
    const updated = phone.page.waitForResponse('**/api/wishlist/update')
    await signIn(phone.page, olena, 'uk')
    expect((await updated).status()).toBe(200)

    const laptop = await customer({ address: shop.address })
    await laptop.open('/wishlist')
    await laptop.page.getByRole('button', { name: texts.enter }).click()
    await signIn(laptop.page, olena, 'uk')
    const removed = laptop.page.waitForResponse('**/api/wishlist/update')
    await laptop.page.getByRole('button', { name: texts.remove }).click()
    expect((await removed).status()).toBe(200)

    await phone.open('/wishlist')
    await expect(phone.page.getByRole('heading', { level: 1, name: texts.empty })).toBeVisible()
    // Pictures on their way when the shop closes would look like its fault.
    await Promise.all([phone.page.close(), laptop.page.close()])
  } finally {
    await shop.stop()
  }
})
