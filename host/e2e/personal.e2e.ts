import type { Page } from 'playwright-core'
import { settledViolations } from './axe.ts'
import { entranceWords } from './entrance-words.ts'
import { linkInLetter } from './letters.ts'
import { orderByCall } from './order-by-call.ts'
import { personalWords } from './personal-words.ts'
import { putDressIntoCart } from './purchase.ts'
import { aVisitor, type Language } from './visitor.ts'
import { words } from './words.ts'

jest.setTimeout(180_000)

const phones = { uk: '+380671110001', en: '+380671110002' }
const password = 'весна-26-тепла'
const fiveDresses = [{ article: 'DR-1042-BUR-R', size: '40 (L)', count: 5 }]

test.each<Language>(['uk', 'en'])(
  'a customer proves her phone, gets the level of what she bought as a guest, and orders cheaper (%s)',
  async language => {
    const say = personalWords[language]
    const first = await boughtAsGuest(language)
    const { page, open, context } = await aVisitor({ language, width: language === 'uk' ? 390 : 1440 })
    await register(page, language)

    await open('/user/personal/discount')
    await page.getByText(say.waits).waitFor()
    expect(await settledViolations(page)).toEqual([])
    await page.getByRole('button', { name: say.confirm }).click()
    await page.getByRole('button', { name: say.send }).click()
    await page.getByLabel(say.code).waitFor()
    expect(await settledViolations(page)).toEqual([])
    const outbox = await context.newPage()
    const code = await codeFor(outbox, phones[language])
    await outbox.close()
    await page.getByLabel(say.code).pressSequentially(code)
    await page.getByRole('status').filter({ hasText: say.done }).first().waitFor()

    await page.getByText(say.today).waitFor()
    await page.getByText(say.level).waitFor()
    expect(await settledViolations(page)).toEqual([])

    const second = await orderByCall(page, language)
    await open('/user/personal/orders')
    const cheaper = page.getByRole('article').filter({ hasText: second.number })
    await page.getByRole('article').filter({ hasText: first.number }).waitFor()
    await cheaper.getByText(say.details).click()
    await cheaper.getByText(say.discount, { exact: true }).waitFor()
    expect(await settledViolations(page)).toEqual([])
  },
)

test.each<Language>(['uk', 'en'])('a customer changes her name, and finds it changed (%s)', async language => {
  const say = personalWords[language]
  const { page, open } = await aVisitor({ language, width: language === 'uk' ? 1440 : 390 })
  await signUp(page, language, `name-${language}@example.com`)

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
  const email = `news-${language}@example.com`
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

/** Somebody else's browser: the order is known only by the phone. */
async function boughtAsGuest(language: Language): Promise<{ number: string }> {
  const { page } = await aVisitor({ language })
  const order = await orderByCall(page, language, fiveDresses, phones[language])
  await page.goto(`/payment/${order.ref}`)
  await page.getByRole('button', { name: personalWords[language].pay }).click()
  await page.waitForURL('**/sandbox-pay/**')
  await page.getByRole('button', { name: words[language].approve, exact: true }).click()
  await page.getByText(words[language].success, { exact: true }).waitFor()
  return order
}

async function register(page: Page, language: Language): Promise<void> {
  const email = `personal-${language}@example.com`
  await signUp(page, language, email)
  await page.goto(await linkInLetter(page, email, entranceWords[language].confirm))
  await page.getByRole('heading', { level: 1, name: entranceWords[language].confirmed }).waitFor()
}

async function signUp(page: Page, locale: Language, email: string): Promise<void> {
  const person = { name: 'Оксана', surname: 'Мельник', phone: phones[locale], birth_date: '01.06.1990' }
  const data = { locale, email, password, ...person, consent: true }
  const answer = await page.request.post('/api/user/register', { data })
  expect(answer.status()).toBe(201)
}

/** The digits of the message to this phone; the job that sends comes round every few seconds. */
async function codeFor(page: Page, phone: string): Promise<string> {
  const row = page.getByRole('link').filter({ hasText: 'SMS' }).filter({ hasText: phone }).first()
  for (let looks = 0; looks < 30; looks++) {
    await page.goto('/dev/outbox')
    const text = await row.textContent({ timeout: 1500 }).catch(() => null)
    const code = text?.match(/\b\d{5}\b/)?.[0]
    if (code) return code
  }
  throw new Error(`No code came to ${phone}`)
}
