import { settledViolations } from './axe.ts'
import { expect, phoneAndDesk, test } from './fixtures.ts'
import { olena, shopThatKnows, signIn } from './known-customer.ts'
import { words } from './words.ts'

const DRESS = 'DR-1042-BUR-R'
const COAT = 'DR-1042-BLK-R'

const names = {
  uk: {
    heart: 'Додати до бажаного: Сукня на запах бордова',
    open: 'Переглянути бажане',
    title: 'Моє бажане',
    remove: 'Прибрати з бажаного: Сукня на запах бордова',
    undo: 'Повернути',
    empty: 'Тут ще порожньо',
    choose: 'Оберіть розмір: Сукня на запах бордова',
    size: 'додати в кошик розмір 38 (M)',
    inCart: /^Кошик: 1/,
    share: 'Поділитися',
    saveAll: 'Зберегти все до бажаного',
    allSaved: 'Усе збережено: переглянути бажане',
    enter: 'Увійти й побачити збережене',
  },
  en: {
    heart: 'Add to wishlist: Burgundy wrap dress',
    open: 'View wishlist',
    title: 'My wishlist',
    remove: 'Remove from wishlist: Burgundy wrap dress',
    undo: 'Undo',
    empty: 'Nothing here yet',
    choose: 'Select a size: Burgundy wrap dress',
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
    const say = names[language]
    const { page, open } = await customer({ language, width })

    await open('/wishlist')
    await expect(page.getByRole('heading', { level: 1, name: say.empty })).toBeVisible()
    expect(await settledViolations(page)).toEqual([])

    await open(`/product/${DRESS}`)
    await page.getByRole('button', { name: say.heart }).filter({ visible: true }).first().click()
    const way = page.getByRole('status').getByRole('link', { name: say.open })
    // Pointed at, it waits for as long as the look at it takes.
    await way.hover()
    expect(await settledViolations(page)).toEqual([])
    await way.click()

    await expect(page.getByRole('heading', { level: 1, name: say.title })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('link', { name: words[language].wrapDress, exact: true })).toBeVisible()
    expect(await settledViolations(page)).toEqual([])

    await page.getByRole('button', { name: say.remove }).click()
    await expect(page.getByRole('heading', { level: 1, name: say.empty })).toBeVisible()
    await page.getByRole('button', { name: say.undo }).click()
    await page.getByRole('button', { name: say.choose }).click()
    expect(await settledViolations(page)).toEqual([])
    await page.getByRole('button', { name: say.size }).click()

    await expect(page.getByRole('link', { name: say.inCart })).toBeVisible()
    await expect(page.getByRole('link', { name: words[language].wrapDress, exact: true })).toBeVisible()
  })

test('the popup waits while it is pointed at, and stays off the bar that buys', async ({ customer }) => {
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

test('a list is sent by a link, and whoever gets it can keep it', async ({ customer }) => {
  const say = names.uk
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
  await page.getByRole('button', { name: say.share }).click()
  await expect(page.getByText('Посилання на список скопійовано')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(link).search).toBe(`?articles=${DRESS},${COAT}`)

  const friend = await customer()
  await friend.page.goto(link)
  await friend.page.getByRole('button', { name: say.saveAll }).click()
  await friend.page.getByRole('link', { name: say.allSaved }).click()
  await expect(friend.page.getByRole('heading', { level: 1, name: say.title })).toBeVisible()
  await expect(friend.page.getByRole('button', { name: say.remove })).toBeVisible()
})

test('a customer finds her wishes on her other device, and what she takes off there is off here', async ({
  customer,
}) => {
  const say = names.uk
  const shop = await shopThatKnows(olena)
  try {
    const phone = await customer({ address: shop.address, width: 390 })
    await phone.open(`/product/${DRESS}`)
    await phone.page.getByRole('button', { name: say.heart }).filter({ visible: true }).first().click()
    await phone.open('/user/login')
    const told = phone.page.waitForResponse('**/api/wishlist/update')
    await signIn(phone.page, olena, 'uk')
    expect((await told).status()).toBe(200)

    const laptop = await customer({ address: shop.address })
    await laptop.open('/wishlist')
    await laptop.page.getByRole('button', { name: say.enter }).click()
    await signIn(laptop.page, olena, 'uk')
    const removed = laptop.page.waitForResponse('**/api/wishlist/update')
    await laptop.page.getByRole('button', { name: say.remove }).click()
    expect((await removed).status()).toBe(200)

    await phone.open('/wishlist')
    await expect(phone.page.getByRole('heading', { level: 1, name: say.empty })).toBeVisible()
    // Pictures on their way when the shop closes would look like its fault.
    await Promise.all([phone.page.close(), laptop.page.close()])
  } finally {
    await shop.stop()
  }
})
