import { askShop } from './ask-shop.ts'
import { settledViolations } from './axe.ts'
import { entranceWords } from './entrance-words.ts'
import { expect, phoneAndDesk, test } from './fixtures.ts'
import { linkInLetter, newMailbox } from './letters.ts'
import { words } from './words.ts'

const password = 'осінь-27-золота'

for (const { language, width } of phoneAndDesk)
  test(`a customer who forgot her password chooses a new one by a letter, and it opens once (${language}, ${width} px)`, async ({
    customer,
  }) => {
    const say = entranceWords[language]
    const email = newMailbox('daryna')
    const { page, open, context } = await customer({
      language,
      width,
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
    await expect(page.getByRole('heading', { level: 1, name: say.resetTitle })).toBeVisible()
    // What she has typed already goes along.
    await expect(mailbox).toHaveValue(email)
    expect(await settledViolations(page)).toEqual([])
    await mailbox.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: say.linkSent })).toBeVisible()
    expect(await settledViolations(page)).toEqual([])

    const link = await linkInLetter(page, email, say.choose)
    await open(link)
    await expect(page.getByRole('heading', { level: 1, name: say.chooseTitle })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/user/update-password')
    // A reload still knows the link, though the address does not show it.
    await page.reload()
    const field = page.getByLabel(say.newPassword, { exact: true })
    await field.fill('qwerty123')
    await page.getByLabel(say.again, { exact: true }).fill('qwerty123')
    await keyboard.press('Enter')
    await expect(page.getByText(say.guessable)).toBeVisible()
    await expect(field).toBeFocused()
    expect(await settledViolations(page)).toEqual([])

    await field.fill(password)
    await page.getByLabel(say.again, { exact: true }).fill(password)
    await keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: say.changed }).first()).toBeVisible()
    await page.waitForURL('**/user/login')
    await mailbox.fill(email)
    await page.getByLabel(words[language].password, { exact: true }).fill(password)
    await keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: say.account })).toBeVisible()

    await context.clearCookies({ name: '__Host-session' })
    await open(link)
    await expect(page.getByRole('heading', { level: 1, name: say.resetExpired })).toBeVisible()
    expect(await settledViolations(page)).toEqual([])
    await page.getByRole('link', { name: say.newLink }).click()
    await expect(page.getByRole('heading', { level: 1, name: say.resetTitle })).toBeVisible()
  })
