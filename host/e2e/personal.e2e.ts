import type { Page } from '@playwright/test'
import { askShop } from './ask-shop.ts'
import { settledViolations } from './axe.ts'
import { expect, type Language, phoneAndDesk, test } from './fixtures.ts'
import { linkInLetter, newMailbox } from './letters.ts'
import { personalWords } from './personal-words.ts'
import { putDressIntoCart } from './purchase.ts'
import { words } from './words.ts'

const password = 'весна-26-тепла'

for (const { language, width } of phoneAndDesk)
  test(`a customer changes her name, and finds it changed (${language}, ${width} px)`, async ({ customer }) => {
    const say = personalWords[language]
    const { page, open } = await customer({ language, width })
    await signUp(page, language, newMailbox('name'))

    // A section that nobody knows is the first one.
    await open('/user/personal/nowhere')
    await page.getByRole('button', { name: say.edit, exact: true }).first().click()
    await page.getByLabel(say.name, { exact: true }).fill('Олеся')
    expect(await settledViolations(page)).toEqual([])
    await page.getByRole('button', { name: say.save }).click()
    await expect(page.getByRole('status').filter({ hasText: say.saved }).first()).toBeVisible()
    await page.reload()
    await expect(page.getByText('Олеся Мельник')).toBeVisible()
  })

for (const { language, width } of phoneAndDesk)
  test(`nobody leaves a changed form by mistake (${language}, ${width} px)`, async ({ customer }) => {
    const say = personalWords[language]
    const { page, open } = await customer({ language, width })
    await signUp(page, language, newMailbox('unsaved'))
    await open('/user/personal/orders')
    const section = (name: string) => page.getByRole('main').getByRole('navigation').getByRole('link', { name })
    await section(say.info).click()
    await page.getByRole('button', { name: say.edit, exact: true }).first().click()
    await page.getByLabel(say.name, { exact: true }).fill('Олеся')
    const question = page.getByRole('alertdialog', { name: say.unsaved })

    await section(say.discount).click()
    await expect(question).toBeVisible()
    expect(await settledViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(question).toHaveCount(0)

    await page.goBack()
    await question.getByRole('button', { name: say.stay }).click()
    await expect(question).toHaveCount(0)
    await expect(page.getByLabel(say.name, { exact: true })).toHaveValue('Олеся')
    expect(new URL(page.url()).pathname).toBe('/user/personal/info')

    await page.goBack()
    await question.getByRole('button', { name: say.leave }).click()
    await page.waitForURL('**/user/personal/orders')
  })

test('a guest is invited once, is asked on her way to the checkout, and no leads on to the cart', async ({
  customer,
}) => {
  const say = personalWords.uk
  const { page, open } = await customer({ language: 'uk', isAsked: false })
  await open('/')
  const invitation = page.getByRole('dialog', { name: say.invitation })
  await expect(invitation).toBeVisible()
  expect(await settledViolations(page)).toEqual([])
  await invitation.getByRole('button', { name: say.notNow }).click()

  await putDressIntoCart(page, 'uk')
  const checkOut = page.getByRole('dialog').getByRole('link', { name: words.uk.checkOut })
  await expect(checkOut).toBeVisible()
  // Half an hour passes.
  await page.evaluate(() => localStorage.removeItem('registration-prompt-shown'))
  await checkOut.click()
  await page.getByRole('dialog').getByRole('button', { name: say.cartInstead }).click()
  await page.waitForURL('**/cart')
})

for (const { language, width } of phoneAndDesk)
  test(`whoever subscribes confirms by the letter (${language}, ${width} px)`, async ({ customer }) => {
    const say = personalWords[language]
    const email = newMailbox('news')
    const { page, open } = await customer({ language, width })
    await open('/contacts')
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    const box = page.getByRole('contentinfo').getByLabel(say.newsEmail)
    await box.fill(email)
    await page.getByRole('button', { name: say.subscribe }).click()
    await expect(page.getByRole('dialog', { name: say.thanks })).toBeVisible()
    expect(await settledViolations(page)).toEqual([])

    await open(await linkInLetter(page, email, say.wantNews))
    await expect(page.getByRole('heading', { level: 1, name: say.subscribed })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/newsletter/confirm')
    expect(await settledViolations(page)).toEqual([])
  })

async function signUp(page: Page, locale: Language, email: string): Promise<void> {
  const person = { name: 'Оксана', surname: 'Мельник', phone: '+380671110003', birth_date: '01.06.1990' }
  const data = { locale, email, password, ...person, consent: true }
  await askShop(page, '/api/user/register', { data })
}
