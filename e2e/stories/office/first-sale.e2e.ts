import type { Page } from '@playwright/test'
import { settledViolations } from '../../support/axe.ts'
import {
  addPictures,
  enterDetails,
  makeCategory,
  makeProduct,
  publishHome,
  setDelivery,
  setRate,
  showProduct,
  type Visit,
} from '../../support/first-steps.ts'
import { expect, type Language, test } from '../../support/fixtures.ts'
import { fillCheckout } from '../../support/purchase.ts'
import { type RunningShop, staff, startShop } from '../../support/start-shop.ts'
import { firstSaleTexts } from '../../texts/first-sale-texts.ts'
import { shopTexts } from '../../texts/shop-texts.ts'

type Texts = (typeof firstSaleTexts)[Language]

// Each tells of a shop that has nothing, which outlives the browsers that look at it: it is the first of their fixtures.
const story = test.extend<{ shop: RunningShop }>({
  shop: async ({ browserName: _ }, use) => {
    const shop = await startShop({ env: { BUILD: 'no', DEMO: 'no' } })
    await use(shop)
    await shop.stop()
  },
})

for (const { language, width } of [
  { language: 'uk', width: 768 },
  { language: 'en', width: 1440 },
] as const)
  story(
    `the owner of an empty shop is led to the first sale (${language}, ${width} px)`,
    async ({ shop, customer }) => {
      // The longest journey of all; a slow machine that plays two more beside it takes as long as others are given.
      test.setTimeout(480_000)
      const t = firstSaleTexts[language]
      const { page: shopper } = await customer({ address: shop.address, language, width: 390 })
      await seeEmptyShop(shopper, t)

      // The home editor throws a preview away that is still loading; the browser names the fetch it gave up, without a reason.
      const expects = [/Fetch API cannot load \S+\/integrity\.\w+\.json\. +\(\S+\/preview\/home/]
      const { page: office } = await customer({ address: shop.address, language, width, expects })
      await signIn(office, language)
      expect(await settledViolations(office)).toEqual([])
      const visit = { office, t }
      await begin(visit)
      const acts = [setRate, makeCategory, makeProduct, addPictures, showProduct, publishHome, setDelivery]
      for (const [index, act] of acts.entries()) await step(visit, index, act)
      // Payments stay in the sandbox here; the lead goes on without them.
      await expect(office.getByText(t.sandbox).first()).toBeVisible()
      await office
        .getByRole('navigation', { name: t.firstSteps })
        .getByRole('link', { name: t.next(t.seller) })
        .click()
      await enterDetails(visit)
      await putAway(visit, acts.length + 1)
      await seeDetails(shopper, t)

      await buy(shopper, language)
      await office.getByRole('link', { name: shopTexts[language].orders }).first().click()
      await expect(office.getByRole('row').nth(1)).toContainText(shopTexts[language].paid)
    },
  )

/** Nothing to sell yet, and nothing that looks broken or leads nowhere. */
async function seeEmptyShop(page: Page, t: Texts): Promise<void> {
  await page.goto('/')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(t.opening)
  expect(await settledViolations(page)).toEqual([])
  await page.getByRole('link', { name: t.tellMe }).click()
  const box = page.getByRole('contentinfo').getByRole('textbox')
  await expect(box).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(box).toBeFocused()

  await page.goto('/store')
  await expect(heading).toHaveText(t.soon)
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('combobox')).toHaveCount(0)
  expect(await settledViolations(page)).toEqual([])

  await page.goto('/contacts')
  await expect(page.getByRole('main').getByRole('heading')).toHaveText([t.contacts, t.writeToUs])
}

async function signIn(page: Page, language: Language): Promise<void> {
  const { login, password, signIn } = shopTexts[language]
  await page.goto('/admin/login')
  await page.getByLabel(login, { exact: true }).fill(staff.login)
  await page.getByLabel(password, { exact: true }).fill(staff.password)
  await page.getByRole('button', { name: signIn }).click()
  await page.getByRole('heading', { name: firstSaleTexts[language].firstSteps }).waitFor()
}

/** Follows the link of the first step, from the home page of the office. */
async function begin({ office, t }: Visit): Promise<void> {
  const panel = office.getByRole('region', { name: t.firstSteps })
  const items = panel.getByRole('listitem')
  const due = items.and(office.locator('[aria-current="step"]'))
  await expect(panel.getByText(t.progress(0))).toBeVisible()
  await expect(due).toHaveCount(1)
  await expect(items.first()).toHaveAttribute('aria-current', 'step')
  await due.getByRole('link').click()
}

/** Does a step on its screen, and follows the lead on to the next one. */
async function step(visit: Visit, index: number, act: (visit: Visit) => Promise<void>): Promise<void> {
  const { office, t } = visit
  const lead = office.getByRole('navigation', { name: t.firstSteps })
  await expect(lead.getByText(t.here(t.steps[index] ?? ''))).toBeVisible()
  await act(visit)
  await expect(lead.getByText(t.leadProgress(index + 1))).toBeVisible()
  await lead.getByRole('link', { name: t.next(t.steps[index + 1] ?? '') }).click()
}

/** Back on the home page the steps that sell are ticked; the rest waits out of sight. */
async function putAway({ office, t }: Visit, done: number): Promise<void> {
  await office.getByRole('navigation', { name: t.firstSteps }).getByRole('link', { name: t.toAll }).click()
  const panel = office.getByRole('region', { name: t.firstSteps })
  await expect(panel.getByText(t.progress(done))).toBeVisible()
  expect(await settledViolations(office)).toEqual([])
  await panel.getByRole('button', { name: t.hide }).click()
  await expect(office.getByRole('button', { name: t.showSteps })).toBeVisible()
  await expect(panel).toHaveCount(0)
}

/** What staff entered is in the footer, in the offer and above the checkout, whatever of it the code holds for a demonstration. */
async function seeDetails(page: Page, t: Texts): Promise<void> {
  await expect(async () => {
    await page.goto('/public-offer')
    await expect(page.getByText(t.sellerName).first()).toBeVisible()
  }).toPass()
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: '+380 67 123 45 67' })).toHaveAttribute('href', 'tel:+380671234567')
  await expect(footer.getByRole('link', { name: 'Telegram' })).toHaveAttribute('href', 'https://t.me/nova')
  await expect(footer.getByRole('link', { name: 'Instagram' })).toHaveCount(0)
}

/** From the home page to the paid order, as a guest. */
async function buy(page: Page, language: Language): Promise<void> {
  const t = firstSaleTexts[language]
  const texts = shopTexts[language]
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.dress[0])
  await page.getByRole('main').getByRole('link', { name: t.toStore }).click()
  await page
    .getByRole('main')
    .getByRole('link', { name: t.dress[language === 'uk' ? 0 : 1] })
    .first()
    .click()
  await page.getByRole('radio', { name: '36 (S)' }).check({ force: true })
  await page.getByRole('button', { name: texts.addToCart }).filter({ visible: true }).first().click()
  await page.getByRole('dialog').getByRole('link', { name: texts.checkOut }).click()
  await fillCheckout(page, language)
  await page.getByRole('button', { name: texts.pay }).click()
  await page.getByRole('button', { name: texts.approve, exact: true }).click()
  await expect(page.getByText(texts.success, { exact: true })).toBeVisible()
}
