import { askShop } from './ask-shop.ts'
import { settledViolations } from './axe.ts'
import { entranceWords } from './entrance-words.ts'
import { linkInLetter, newMailbox } from './letters.ts'
import { aVisitor, type Language } from './visitor.ts'
import { words } from './words.ts'

jest.setTimeout(120_000)

const password = 'осінь-27-золота'

test.each<Language>(['uk', 'en'])(
  'a customer who forgot her password chooses a new one by a letter, and it opens once (%s)',
  async language => {
    const say = entranceWords[language]
    const email = newMailbox('daryna')
    const { page, open, context } = await aVisitor({
      language,
      width: language === 'uk' ? 1440 : 390,
      // A password that is easy to guess is refused.
      expects: [/400 \(Bad Request\)/],
    })
    const { keyboard } = page
    // The footer asks for an address too.
    const mailbox = page.getByRole('main').getByLabel(words[language].email, { exact: true })
    const data = { name: 'Дарина', surname: 'Бондар', email, phone: '+380671112244', birth_date: '11.05.1990' }
    await askShop(page, '/api/user/register', { data: { ...data, password: 'весна-26', consent: true } })
    await context.clearCookies({ name: '__Host-session' })

    await open('/user/login')
    await mailbox.fill(email)
    await page.getByRole('link', { name: say.forgotten }).focus()
    await keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: say.resetTitle }).waitFor()
    // What she has typed already goes along.
    expect(await mailbox.inputValue()).toBe(email)
    expect(await settledViolations(page)).toEqual([])
    await mailbox.press('Enter')
    await page.getByRole('status').filter({ hasText: say.linkSent }).waitFor()
    expect(await settledViolations(page)).toEqual([])

    const link = await linkInLetter(page, email, say.choose)
    await open(link)
    await page.getByRole('heading', { level: 1, name: say.chooseTitle }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/user/update-password')
    // A reload still knows the link, though the address does not show it.
    await page.reload()
    const field = page.getByLabel(say.newPassword, { exact: true })
    await field.fill('qwerty123')
    await page.getByLabel(say.again, { exact: true }).fill('qwerty123')
    await keyboard.press('Enter')
    await page.getByText(say.guessable).waitFor()
    expect(await field.evaluate(input => input === document.activeElement)).toBe(true)
    expect(await settledViolations(page)).toEqual([])

    await field.fill(password)
    await page.getByLabel(say.again, { exact: true }).fill(password)
    await keyboard.press('Enter')
    await page.getByRole('status').filter({ hasText: say.changed }).first().waitFor()
    await page.waitForURL('**/user/login')
    await mailbox.fill(email)
    await page.getByLabel(words[language].password, { exact: true }).fill(password)
    await keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: say.account }).waitFor()

    await context.clearCookies({ name: '__Host-session' })
    await open(link)
    await page.getByRole('heading', { level: 1, name: say.resetExpired }).waitFor()
    expect(await settledViolations(page)).toEqual([])
    await page.getByRole('link', { name: say.newLink }).click()
    await page.getByRole('heading', { level: 1, name: say.resetTitle }).waitFor()
  },
)
