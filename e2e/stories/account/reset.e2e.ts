import { settledViolations } from '../../support/axe.ts'
import { callShop } from '../../support/call-shop.ts'
import { expect, phoneAndDesk, test } from '../../support/fixtures.ts'
import { linkInEmail, newMailbox } from '../../support/messages.ts'
import { authTexts } from '../../texts/auth-texts.ts'
import { shopTexts } from '../../texts/shop-texts.ts'

const password = 'осінь-27-золота'

for (const { language, width } of phoneAndDesk)
  test(`a customer who forgot the password chooses a new one by email, with a link that opens once (${language}, ${width} px)`, async ({
    customer,
  }) => {
    const texts = authTexts[language]
    const email = newMailbox('daryna')
    const { page, open, context } = await customer({
      language,
      width,
      // A password that is easy to guess is refused.
      expects: [/400 \(Bad Request\)/],
    })
    const { keyboard } = page
    // The footer asks for an address too.
    const mailbox = page.getByRole('main').getByLabel(shopTexts[language].email, { exact: true })
    const data = { name: 'Дарина', surname: 'Бондар', email, phone: '+380671112244', birth_date: '11.05.1990' }
    await callShop(page, '/api/user/register', { data: { ...data, password: 'весна-26', consent: true } })
    await context.clearCookies({ name: '__Host-session' })

    await open('/user/login')
    await mailbox.fill(email)
    await page.getByRole('link', { name: texts.forgotten }).focus()
    await keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: texts.resetTitle })).toBeVisible()
    // The email typed on the page before is filled in.
    await expect(mailbox).toHaveValue(email)
    expect(await settledViolations(page)).toEqual([])
    await mailbox.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: texts.linkSent })).toBeVisible()
    expect(await settledViolations(page)).toEqual([])

    const link = await linkInEmail(page, email, texts.choose)
    await open(link)
    await expect(page.getByRole('heading', { level: 1, name: texts.chooseTitle })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/user/update-password')
    // A reload still knows the link, though the address does not show it.
    await page.reload()
    const field = page.getByLabel(texts.newPassword, { exact: true })
    await field.fill('qwerty123')
    await page.getByLabel(texts.again, { exact: true }).fill('qwerty123')
    await keyboard.press('Enter')
    await expect(page.getByText(texts.guessable)).toBeVisible()
    await expect(field).toBeFocused()
    expect(await settledViolations(page)).toEqual([])

    await field.fill(password)
    await page.getByLabel(texts.again, { exact: true }).fill(password)
    await keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: texts.changed }).first()).toBeVisible()
    await page.waitForURL('**/user/login')
    await mailbox.fill(email)
    await page.getByLabel(shopTexts[language].password, { exact: true }).fill(password)
    await keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: texts.account })).toBeVisible()

    // Away from the account first: it may still be asking for addresses, and would be refused; so would the cart of the page.
    await open('/about-us')
    await page.waitForLoadState('networkidle')
    await context.clearCookies({ name: '__Host-session' })
    await open(link)
    await expect(page.getByRole('heading', { level: 1, name: texts.resetExpired })).toBeVisible()
    expect(await settledViolations(page)).toEqual([])
    await page.getByRole('link', { name: texts.newLink }).click()
    await expect(page.getByRole('heading', { level: 1, name: texts.resetTitle })).toBeVisible()
  })
