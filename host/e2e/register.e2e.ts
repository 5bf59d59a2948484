import type { Page } from 'playwright-core'
import { settledViolations } from './axe.ts'
import { entranceWords } from './entrance-words.ts'
import { signIn } from './known-customer.ts'
import { linkInLetter } from './letters.ts'
import { aVisitor, type Language } from './visitor.ts'
import { words } from './words.ts'

jest.setTimeout(120_000)

const password = 'весна-26-тепла'
const oksana = (language: Language) => ({
  name: 'Оксана',
  surname: 'Мельник',
  email: `oksana-${language}@example.com`,
  password,
})

test.each<Language>(['uk', 'en'])(
  'a guest with a dress in the cart signs up by keyboard, proves her mailbox, and finds the dress after she was away (%s)',
  async language => {
    const say = entranceWords[language]
    const customer = oksana(language)
    const { page, open } = await aVisitor({ language, width: language === 'uk' ? 390 : 1440 })
    await putDressIntoCart(page, language)

    await open('/user/login')
    await press(page, page.getByRole('link', { name: say.signUp }))
    await page.getByRole('heading', { level: 1, name: say.register }).waitFor()
    expect(await settledViolations(page)).toEqual([])

    // An empty form says what is missing, and waits at the first of it.
    await press(page, page.getByRole('button', { name: say.create }))
    await page.getByText(say.firstMissing, { exact: true }).waitFor()
    const name = page.getByLabel(say.name, { exact: true })
    expect(await name.evaluate(field => field === document.activeElement)).toBe(true)
    expect(await settledViolations(page)).toEqual([])

    await fillByKeyboard(page, customer)
    await page.keyboard.press('Enter')
    await page.getByRole('status').filter({ hasText: say.welcome }).first().waitFor()
    await page.getByRole('heading', { level: 1, name: say.account }).waitFor()

    await page.getByRole('region', { name: say.remind }).waitFor()
    expect(await settledViolations(page)).toEqual([])
    const link = await linkInLetter(page, customer.email, say.confirm)
    await open(link)
    await page.getByRole('heading', { level: 1, name: say.confirmed }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/user/verify')
    await page.getByRole('region', { name: say.remind }).waitFor({ state: 'hidden' })
    expect(await settledViolations(page)).toEqual([])

    await open('/user')
    await press(page, page.getByRole('button', { name: say.exit, exact: true }))
    await page.waitForURL('**/user/login')
    await page.getByRole('link', { name: say.cartWithDress }).waitFor({ state: 'hidden' })
    await signIn(page, customer, language)
    await page.getByRole('link', { name: say.cartWithDress }).waitFor()
  },
)

test('a letter opens nothing by being looked at, and tells no other site', async () => {
  const { page } = await aVisitor()
  const answer = await page.request.get('/user/verify/0123456789012345678901234567890123456789012')

  expect(answer.headers()['referrer-policy']).toBe('no-referrer')
})

test.each<Language>(['uk', 'en'])('a link that is over says so, and offers another one (%s)', async language => {
  const say = entranceWords[language]
  const { page, open } = await aVisitor({ language, expects: [/410 \(Gone\)/] })

  await open('/user/verify/0123456789012345678901234567890123456789012')
  await page.getByRole('heading', { level: 1, name: say.verifyExpired }).waitFor()
  expect(await settledViolations(page)).toEqual([])
  await page.getByRole('link', { name: say.signInForNew }).click()
  await page.waitForURL('**/user/login')
})

async function putDressIntoCart(page: Page, language: Language): Promise<void> {
  await page.goto('/product/DR-1042-BUR-R')
  await page.getByRole('radio', { name: '38 (M)' }).check({ force: true })
  await page.getByRole('button', { name: words[language].addToCart }).filter({ visible: true }).first().click()
  await page.getByRole('link', { name: entranceWords[language].cartWithDress }).waitFor()
}

/** As whoever uses no mouse presses it. */
async function press(page: Page, control: ReturnType<Page['getByRole']>): Promise<void> {
  await control.focus()
  await page.keyboard.press('Enter')
}

/** From the name on, where the focus is: field by field with Tab, as a form is filled. */
async function fillByKeyboard(
  page: Page,
  { name, surname, email, password }: ReturnType<typeof oksana>,
): Promise<void> {
  const { keyboard } = page
  const type = async (text: string, tabs = 1) => {
    await keyboard.type(text)
    for (let count = 0; count < tabs; count++) await keyboard.press('Tab')
  }
  await type(name)
  // The code of the country stands before the number.
  await type(surname, 2)
  await type('671112233')
  await type('11051990', 2)
  await type(email)
  // Behind each password stands the button that shows it.
  await type(password, 2)
  await type(password, 2)
  await keyboard.press('Space')
}
