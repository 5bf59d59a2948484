import path from 'node:path'
import type { Page } from '@playwright/test'
import { picturesFolder } from '@shop/demo-data/pictures'
import { settledViolations } from '../../support/axe.ts'
import { expect, type Language, test } from '../../support/fixtures.ts'
import { linkInEmail, newMailbox } from '../../support/messages.ts'
import { productByCall } from '../../support/product-by-call.ts'
import { staff as account, type RunningShop, startShop } from '../../support/start-shop.ts'
import { dayTexts } from '../../texts/day-texts.ts'

type Texts = (typeof dayTexts)[Language]

// It changes the home page, a page and the settings, which all shoppers of a shop read: the shop is its own, and outlives the
// browsers that look at it.
const story = test.extend<{ shop: RunningShop }>({
  shop: async ({ browserName: _ }, use) => {
    const shop = await startShop({ env: { BUILD: 'no' } })
    await use(shop)
    await shop.stop()
  },
})

const article = 'SK-2611'
const password = 'сім верб над ставом'

for (const { language, width } of [
  { language: 'uk', width: 1440 },
  { language: 'en', width: 390 },
] as const)
  story(
    `the owner invites a person for content, who works on goods and pages, and reads what was done (${language}, ${width} px)`,
    async ({ shop, customer }) => {
      const t = dayTexts[language]
      const options = { address: shop.address, language, width }
      // The password is asked for before the owner may invite; orders are closed to content.
      const refused = { ...options, expects: [/status of 403/] }
      const { page: owner } = await customer(refused)
      const { page: content } = await customer(refused)
      const { page: shopper } = await customer({ ...options, width: 390 })
      const email = newMailbox('sofiia')

      await signIn(owner, t, account.login, account.password)
      await productByCall(owner, { article, title: { uk: 'Спідниця «Ранок»', en: 'Morning skirt' } })
      await invite(owner, t, email)
      await begin(content, t, email)
      await changeProduct(content, t)
      await writePage(content, t)
      await publishHome(content, t, email)
      await content.goto('/admin/orders')
      await expect(content.getByText(t.forbidden)).toBeVisible()

      await seeAll(shopper, t)
      await changeSettings(owner, t)
      await readLog(owner, t, email)
    },
  )

async function signIn(page: Page, t: Texts, login: string, secret: string): Promise<void> {
  if (!page.url().endsWith('/admin/login')) await page.goto('/admin/login')
  await page.getByLabel(t.login).fill(login)
  await page.getByLabel(t.secret, { exact: true }).fill(secret)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: t.home })).toBeVisible()
}

async function invite(page: Page, t: Texts, email: string): Promise<void> {
  await page.goto('/admin/other/staff')
  await page.getByRole('button', { name: t.invite }).click()
  const panel = page.getByRole('dialog', { name: t.invite })
  await panel.getByLabel(t.email).fill(email)
  await panel.getByText(t.role, { exact: true }).click()
  await panel.getByRole('button', { name: t.sendInvitation }).click()
  const question = page.getByRole('dialog', { name: t.confirmTitle })
  await question.getByRole('button', { name: t.confirm }).click()
  await expect(question.getByLabel(t.ownPassword)).toHaveAccessibleDescription(t.noPassword)
  await question.getByLabel(t.ownPassword).fill(account.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: email })).toBeVisible()
}

/** By the link of the email to a password, and with it to the first page of the role. */
async function begin(page: Page, t: Texts, email: string): Promise<void> {
  await page.goto(await linkInEmail(page, email, t.choosePassword))
  await page.getByRole('button', { name: t.savePassword }).click()
  await expect(page.getByLabel(t.newPassword)).toHaveAccessibleDescription(t.noPassword)
  expect(await settledViolations(page)).toEqual([])
  await page.getByLabel(t.newPassword).fill(password)
  await page.getByRole('button', { name: t.savePassword }).click()
  await page.waitForURL('**/admin/login')
  await signIn(page, t, email, password)
  await expect(page.getByRole('link', { name: t.newProduct })).toBeVisible()
  expect(await settledViolations(page)).toEqual([])
}

/** Its care, its price and a second picture; found by its article. */
async function changeProduct(page: Page, t: Texts): Promise<void> {
  await page.keyboard.press('Control+KeyK')
  const field = page.getByRole('combobox').and(page.locator(':focus'))
  await field.fill(article)
  await field.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/products/${article}$`))
  for (const name of t.care) await page.getByLabel(name).fill(t.careText)
  await saveAll(page, t)

  await page.getByRole('link', { name: t.pricesSection }).click()
  await page.getByLabel(t.price).fill('2 715')
  await saveAll(page, t)

  await page.getByRole('link', { name: t.coloursSection }).click()
  const ofColour = page.getByRole('region', { name: t.picturesOf })
  const pictures = ofColour.getByRole('grid', { name: t.pictures }).getByRole('row')
  await expect(pictures).toHaveCount(1)
  await ofColour.getByLabel(t.choosePictures).setInputFiles(path.join(picturesFolder, 'wrap-dress-black-back.webp'))
  await expect(pictures).toHaveCount(2)
  await pictures.last().getByRole('button', { name: t.editPicture }).click()
  for (const name of t.alts) await ofColour.getByRole('textbox', { name }).fill(t.careText)
  await saveAll(page, t)
  expect(await settledViolations(page)).toEqual([])
}

/** One button saves whatever is changed on the page of a product. */
async function saveAll(page: Page, t: Texts): Promise<void> {
  await expect(page.getByText(t.allSaved)).toBeHidden()
  await page.getByRole('button', { name: t.save, exact: true }).click()
  await expect(page.getByText(t.allSaved)).toBeVisible()
}

async function writePage(page: Page, t: Texts): Promise<void> {
  await page.goto('/admin/other/texts')
  await page.getByRole('link', { name: t.aboutUs }).first().click()
  for (const name of t.lead) await page.getByLabel(name).fill(t.leadText)
  const picture = page.getByRole('group', { name: t.textPicture }).first()
  const before = await picture.getByRole('img').getAttribute('src')
  await picture.locator('input[type="file"]').setInputFiles(path.join(picturesFolder, 'wrap-dress-black-detail.webp'))
  await expect(picture.getByRole('img')).not.toHaveAttribute('src', before ?? '')
  for (const name of t.textAlts) await page.getByRole('textbox', { name }).first().fill(t.altText)
  expect(await settledViolations(page)).toEqual([])
  await page.getByRole('button', { name: t.save, exact: true }).click()
  await expect(page.getByText(t.textSaved)).toBeVisible()
}

async function publishHome(page: Page, t: Texts, login: string): Promise<void> {
  await page.goto('/admin/home-editor?item=1')
  for (const name of t.slideTitle) await page.getByLabel(name).fill(t.slideText)
  await expect(page.getByText(t.draftSaved)).toBeVisible()
  await page.getByRole('button', { name: t.publish }).click()
  await expect(page.getByText(t.published(login))).toBeVisible()
}

/** What a shopper reads of it. */
async function seeAll(page: Page, t: Texts): Promise<void> {
  await expect(async () => {
    await page.goto('/')
    await expect(page.getByText(t.slideText).first()).toBeVisible({ timeout: 2000 })
  }).toPass()
  await page.goto('/about-us')
  await expect(page.getByText(t.leadText)).toBeVisible()
  const picture = page.getByRole('img', { name: t.altText })
  const drawnWidth = (image: HTMLImageElement) => {
    image.scrollIntoView()
    return image.naturalWidth
  }
  await expect.poll(() => picture.evaluate(drawnWidth)).toBeGreaterThan(0)
  await page.goto(`/product/${article}`)
  await expect(page.getByText(t.newPrice).first()).toBeVisible()
}

/** What customers would read if payments were off, in both languages. */
async function changeSettings(page: Page, t: Texts): Promise<void> {
  await page.goto('/admin/other/settings')
  const [first, second] = t.paymentsText
  await page.getByLabel(first).fill(t.leadText)
  await page.getByRole('button', { name: t.save, exact: true }).click()
  await expect(page.getByLabel(second)).toHaveAccessibleDescription(t.bothLanguages)
  await page.getByLabel(second).fill(t.leadText)
  await expect(page.getByLabel(second)).not.toHaveAccessibleDescription(t.bothLanguages)
  await page.getByRole('button', { name: t.save, exact: true }).click()
  await expect(page.getByText(t.settingsSaved)).toBeVisible()
}

/** The log says it in the words of the office, and what a price was before. */
async function readLog(page: Page, t: Texts, login: string): Promise<void> {
  await page.goto('/admin/other/audit')
  await page.getByLabel(t.who).selectOption(login)
  const rows = page.getByRole('table').getByRole('row')
  for (const action of t.actions) await expect(rows.filter({ hasText: action }).first()).toBeVisible()
  await expect(rows.filter({ hasText: account.login })).toHaveCount(0)
  expect(await settledViolations(page)).toEqual([])
  await rows.filter({ hasText: t.priceAction }).getByRole('link').first().click()
  const panel = page.getByRole('dialog')
  await expect(panel.getByText(article).first()).toBeVisible()
  await expect(panel.getByRole('cell', { name: /2.500/ })).toBeVisible()
  await expect(panel.getByRole('cell', { name: /2.715/ })).toBeVisible()
  expect(await settledViolations(page)).toEqual([])
}
