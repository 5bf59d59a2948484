import type { Locator, Page } from '@playwright/test'
import { settledViolations } from '../../support/axe.ts'
import { expect, type Language, test } from '../../support/fixtures.ts'
import { fillCheckout } from '../../support/purchase.ts'
import { shopTexts } from '../../texts/shop-texts.ts'

const officeTexts = {
  uk: {
    add: 'Новий образ',
    pick: 'Додати річ',
    products: 'Речі образу',
    drag: /^Перетягнути /,
    article: 'Артикул образу',
    titles: ['Назва, українською', 'Назва, англійською'],
    percent: 'Знижка образу, %',
    show: 'Показувати в магазині',
    composed: 'Складено з речей образу',
    tooFew: 'Замало речей: потрібно щонайменше дві',
    save: 'Зберегти',
    open: 'Відкрити в магазині',
    archive: 'В архів: ',
    confirm: 'В архів',
    restored: /^Повернуто: /,
    undo: 'Скасувати',
    size: /^Розмір: /,
  },
  en: {
    add: 'New look',
    pick: 'Add a product',
    products: 'Products of the look',
    drag: /^Drag /,
    article: 'Article of the look',
    titles: ['Title in Ukrainian', 'Title in English'],
    percent: 'Discount of the look, %',
    show: 'Show in the store',
    composed: 'Composed from the garments of the look',
    tooFew: 'Too few products: at least two are needed',
    save: 'Save',
    open: 'Open in the store',
    archive: 'Archive: ',
    confirm: 'Archive',
    restored: /^Brought back: /,
    undo: 'Undo',
    size: /^Size: /,
  },
} as const

// Each in another category, and nothing that other stories count.
const [first, second, third] = ['KN-5011-MOC-R', 'TO-4508-IVO-R', 'SK-7005-MOC-R'] as const

for (const { language, width } of [
  { language: 'uk', width: 1440 },
  { language: 'en', width: 768 },
] as const)
  test(`staff put a bundle together by keyboard, and a guest buys it (${language}, ${width} px)`, async ({
    customer,
    staff,
  }) => {
    const texts = officeTexts[language]
    const article = `BN-STORY-${width}`
    const title = `Story ${width}`
    const { page: office } = await staff({ language, width })
    await office.goto('/admin/bundles')
    await office.getByRole('link', { name: texts.add }).click()

    for (const product of [first, second, third]) await pickByKeyboard(office, texts.pick, product)
    await expect(office.getByText(texts.tooFew)).toBeHidden()
    const rows = office.getByRole('grid', { name: texts.products }).getByRole('row')
    await rows.first().focus()
    for (const key of ['ArrowDown', 'ArrowDown', 'Tab']) await office.keyboard.press(key)
    await expect(office.locator(':focus')).toHaveAccessibleName(texts.drag)
    await office.keyboard.press('Enter')
    await expect(office.locator(':focus')).not.toHaveAccessibleName(texts.drag)
    for (const key of ['Home', 'Enter']) await office.keyboard.press(key)
    await expect(rows.first()).toContainText(third)

    await office.getByRole('textbox', { name: texts.article }).fill(article.toLowerCase())
    for (const name of texts.titles) await office.getByRole('textbox', { name }).fill(title)
    await office.getByRole('textbox', { name: texts.percent }).fill('10')
    await office.getByRole('checkbox', { name: texts.show }).check({ force: true })
    expect(await settledViolations(office)).toEqual([])
    await office.getByRole('button', { name: texts.save, exact: true }).click()
    await office.waitForURL(`**/admin/bundles/${article}`)
    await expect(office.getByRole('link', { name: texts.open })).toHaveAttribute('href', `/bundle/${article}`)
    // No picture was brought: the garments stand side by side in one that was made of them.
    await expect(office.getByText(texts.composed)).toBeVisible()
    await expect.poll(() => widthOf(office.locator('main img').first())).toBeGreaterThan(0)

    const { page: guest } = await customer({ language, width })
    await guest.goto(`/bundle/${article}`)
    await expect.poll(() => widthOf(guest.locator('#main img').last())).toBeGreaterThan(0)
    await buy(guest, language, `/bundle/${article}`)

    const archive = async () => {
      await office.getByRole('button', { name: `${texts.archive}${title}` }).click()
      await office.getByRole('dialog').getByRole('button', { name: texts.confirm, exact: true }).click()
    }
    await archive()
    await office.getByRole('status').getByRole('button', { name: texts.undo }).click()
    await expect(office.getByText(texts.restored)).toBeVisible()
    await expect(office.getByRole('textbox', { name: texts.titles[0] })).toHaveValue(title)

    await office.goto(`/admin/bundles?search=${article}`)
    expect(await settledViolations(office)).toEqual([])
    await archive()
    await office.getByRole('button', { name: texts.undo }).click()
    await expect(office.getByText(texts.restored)).toBeVisible()
    await archive()
    await expect(office.getByRole('link', { name: title })).toBeHidden()
    const gone = await guest.request.get(`/api/bundles/get-by/model-by-article?article=${article}`)
    expect(gone.status()).toBe(404)
  })

const widthOf = (picture: Locator) => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)

async function pickByKeyboard(page: Page, field: string, article: string): Promise<void> {
  const box = page.getByRole('combobox', { name: field })
  await box.focus()
  await box.pressSequentially(article)
  await expect(page.getByRole('option')).toHaveCount(1)
  await expect(page.getByRole('option', { name: article })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row').filter({ hasText: article })).toBeVisible()
}

/** All three in the first size that is there, by card, as a guest. */
async function buy(page: Page, language: Language, address: string): Promise<void> {
  const texts = shopTexts[language]
  await page.goto(address)
  const choices = page.getByRole('group', { name: officeTexts[language].size })
  await expect(choices).toHaveCount(3)
  for (const choice of await choices.all())
    await choice.locator('input:not([aria-disabled="true"])').first().check({ force: true })
  await page.getByRole('button', { name: texts.addLook }).click()
  const cart = page.getByRole('dialog')
  await expect(cart.getByText(texts.lookDiscount).first()).toBeVisible()
  await cart.getByRole('link', { name: texts.checkOut }).click()
  await fillCheckout(page, language)
  await page.getByRole('button', { name: texts.pay }).click()
  await page.getByRole('button', { name: texts.approve, exact: true }).click()
  await expect(page.getByText(texts.success).first()).toBeVisible()
}
