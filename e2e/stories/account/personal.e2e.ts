import type { Page } from '@playwright/test'
import { settledViolations } from '../../support/axe.ts'
import { callShop } from '../../support/call-shop.ts'
import { expect, type Language, phoneAndDesk, test } from '../../support/fixtures.ts'
import { linkInEmail, newMailbox } from '../../support/messages.ts'
import { putDressIntoCart } from '../../support/purchase.ts'
import { personalTexts } from '../../texts/personal-texts.ts'
import { shopTexts } from '../../texts/shop-texts.ts'

const password = 'весна-26-тепла'

for (const { language, width } of phoneAndDesk)
  test(`a customer changes their name, and finds it changed (${language}, ${width} px)`, async ({ customer }) => {
    const texts = personalTexts[language]
    const { page, open } = await customer({ language, width })
    await signUp(page, language, newMailbox('name'))

    // A section that nobody knows is the first one.
    await open('/user/personal/nowhere')
    await page.getByRole('button', { name: texts.edit, exact: true }).first().click()
    await page.getByLabel(texts.name, { exact: true }).fill('Олеся')
    expect(await settledViolations(page)).toEqual([])
    await page.getByRole('button', { name: texts.save }).click()
    await expect(page.getByRole('status').filter({ hasText: texts.saved }).first()).toBeVisible()
    await page.reload()
    await expect(page.getByText('Олеся Мельник')).toBeVisible()
  })

for (const { language, width } of phoneAndDesk)
  test(`a customer leaving a changed form is asked first (${language}, ${width} px)`, async ({ customer }) => {
    const texts = personalTexts[language]
    const { page, open } = await customer({ language, width })
    await signUp(page, language, newMailbox('unsaved'))
    await open('/user/personal/orders')
    const section = (name: string) => page.getByRole('main').getByRole('navigation').getByRole('link', { name })
    await section(texts.info).click()
    await page.getByRole('button', { name: texts.edit, exact: true }).first().click()
    await page.getByLabel(texts.name, { exact: true }).fill('Олеся')
    const question = page.getByRole('alertdialog', { name: texts.unsaved })

    await section(texts.discount).click()
    await expect(question).toBeVisible()
    expect(await settledViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(question).toHaveCount(0)

    await page.goBack()
    await question.getByRole('button', { name: texts.stay }).click()
    await expect(question).toHaveCount(0)
    await expect(page.getByLabel(texts.name, { exact: true })).toHaveValue('Олеся')
    expect(new URL(page.url()).pathname).toBe('/user/personal/info')

    await page.goBack()
    await question.getByRole('button', { name: texts.leave }).click()
    await page.waitForURL('**/user/personal/orders')
  })

test('a guest is invited to register once, is asked again before the checkout, and may go on to the cart instead', async ({
  customer,
}) => {
  const texts = personalTexts.uk
  const { page, open } = await customer({ language: 'uk', isAsked: false })
  await open('/')
  const invitation = page.getByRole('dialog', { name: texts.invitation })
  await expect(invitation).toBeVisible()
  expect(await settledViolations(page)).toEqual([])
  await invitation.getByRole('button', { name: texts.notNow }).click()

  await putDressIntoCart(page, 'uk')
  const checkOut = page.getByRole('dialog').getByRole('link', { name: shopTexts.uk.checkOut })
  await expect(checkOut).toBeVisible()
  // Half an hour passes.
  await page.evaluate(() => localStorage.removeItem('registration-prompt-shown'))
  await checkOut.click()
  await page.getByRole('dialog').getByRole('button', { name: texts.cartInstead }).click()
  await page.waitForURL('**/cart')
})

for (const { language, width } of phoneAndDesk)
  test(`a subscriber confirms the newsletter by email (${language}, ${width} px)`, async ({ customer }) => {
    const texts = personalTexts[language]
    const email = newMailbox('news')
    const { page, open } = await customer({ language, width })
    await open('/contacts')
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    const box = page.getByRole('contentinfo').getByLabel(texts.newsEmail)
    await box.fill(email)
    await page.getByRole('button', { name: texts.subscribe }).click()
    await expect(page.getByRole('dialog', { name: texts.thanks })).toBeVisible()
    expect(await settledViolations(page)).toEqual([])

    await open(await linkInEmail(page, email, texts.wantNews))
    await expect(page.getByRole('heading', { level: 1, name: texts.subscribed })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/newsletter/confirm')
    expect(await settledViolations(page)).toEqual([])
  })

async function signUp(page: Page, locale: Language, email: string): Promise<void> {
  const person = { name: 'Оксана', surname: 'Мельник', phone: '+380671110003', birth_date: '01.06.1990' }
  const data = { locale, email, password, ...person, consent: true }
  await callShop(page, '/api/user/register', { data })
}
