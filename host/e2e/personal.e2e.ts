import type { Page } from 'playwright-core'
import { askShop } from './ask-shop.ts'
import { settledViolations } from './axe.ts'
import { linkInLetter, newMailbox } from './letters.ts'
import { personalWords } from './personal-words.ts'
import { putDressIntoCart } from './purchase.ts'
import { aVisitor, type Language } from './visitor.ts'
import { words } from './words.ts'

jest.setTimeout(120_000)

const password = 'весна-26-тепла'

test.each<Language>(['uk', 'en'])('a customer changes her name, and finds it changed (%s)', async language => {
  const say = personalWords[language]
  const { page, open } = await aVisitor({ language, width: language === 'uk' ? 1440 : 390 })
  await signUp(page, language, newMailbox('name'))

  // A section that nobody knows is the first one.
  await open('/user/personal/nowhere')
  await page.getByRole('button', { name: say.edit, exact: true }).first().click()
  await page.getByLabel(say.name, { exact: true }).fill('Олеся')
  expect(await settledViolations(page)).toEqual([])
  await page.getByRole('button', { name: say.save }).click()
  await page.getByRole('status').filter({ hasText: say.saved }).first().waitFor()
  await page.reload()
  await page.getByText('Олеся Мельник').waitFor()
})

test.each<Language>(['uk', 'en'])('nobody leaves a changed form by mistake (%s)', async language => {
  const say = personalWords[language]
  const { page, open } = await aVisitor({ language, width: language === 'uk' ? 390 : 1440 })
  await signUp(page, language, newMailbox('unsaved'))
  await open('/user/personal/orders')
  const section = (name: string) => page.getByRole('main').getByRole('navigation').getByRole('link', { name })
  await section(say.info).click()
  await page.getByRole('button', { name: say.edit, exact: true }).first().click()
  await page.getByLabel(say.name, { exact: true }).fill('Олеся')
  const question = page.getByRole('alertdialog', { name: say.unsaved })

  await section(say.discount).click()
  await question.waitFor()
  expect(await settledViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await question.waitFor({ state: 'detached' })

  await page.goBack()
  await question.getByRole('button', { name: say.stay }).click()
  await question.waitFor({ state: 'detached' })
  expect(await page.getByLabel(say.name, { exact: true }).inputValue()).toBe('Олеся')
  expect(new URL(page.url()).pathname).toBe('/user/personal/info')

  await page.goBack()
  await question.getByRole('button', { name: say.leave }).click()
  await page.waitForURL('**/user/personal/orders')
})

test('a guest is invited once, is asked on her way to the checkout, and no leads on to the cart', async () => {
  const say = personalWords.uk
  const { page, open } = await aVisitor({ language: 'uk', isAsked: false })
  await open('/')
  const invitation = page.getByRole('dialog', { name: say.invitation })
  await invitation.waitFor()
  expect(await settledViolations(page)).toEqual([])
  await invitation.getByRole('button', { name: say.notNow }).click()

  await putDressIntoCart(page, 'uk')
  const checkOut = page.getByRole('dialog').getByRole('link', { name: words.uk.checkOut })
  await checkOut.waitFor()
  // Half an hour passes.
  await page.evaluate(() => localStorage.removeItem('registration-prompt-shown'))
  await checkOut.click()
  await page.getByRole('dialog').getByRole('button', { name: say.cartInstead }).click()
  await page.waitForURL('**/cart')
})

test.each<Language>(['uk', 'en'])('whoever subscribes confirms by the letter (%s)', async language => {
  const say = personalWords[language]
  const email = newMailbox('news')
  const { page, open } = await aVisitor({ language, width: 390 })
  await open('/contacts')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const box = page.getByRole('contentinfo').getByLabel(say.newsEmail)
  await box.fill(email)
  await page.getByRole('button', { name: say.subscribe }).click()
  await page.getByRole('dialog', { name: say.thanks }).waitFor()
  expect(await settledViolations(page)).toEqual([])

  await open(await linkInLetter(page, email, say.wantNews))
  await page.getByRole('heading', { level: 1, name: say.subscribed }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/newsletter/confirm')
  expect(await settledViolations(page)).toEqual([])
})

async function signUp(page: Page, locale: Language, email: string): Promise<void> {
  const person = { name: 'Оксана', surname: 'Мельник', phone: '+380671110003', birth_date: '01.06.1990' }
  const data = { locale, email, password, ...person, consent: true }
  await askShop(page, '/api/user/register', { data })
}
