import { expect, phoneAndDesk, test } from '../../support/fixtures.ts'
import { orderByCall } from '../../support/order-by-call.ts'

const emails = {
  uk: {
    subject: 'чекає на оплату',
    heading: 'Дякуємо за замовлення',
    button: 'Оплатити замовлення',
    plain: 'Разом',
    pay: /^Сплатити/,
    decline: 'Відхилити',
  },
  en: {
    subject: 'is waiting for payment',
    heading: 'Thank you for your order',
    button: 'Pay for the order',
    plain: 'Total',
    pay: /^Pay/,
    decline: 'Decline',
  },
} as const

for (const { language, width } of phoneAndDesk)
  test(`the email about an order (${language}, ${width} px) is shown to developers, and leads to its payment`, async ({
    customer,
  }) => {
    const { page, open } = await customer({ language, width })
    const expected = emails[language]
    const { number, ref } = await orderByCall(page, language)
    // Of an order that is not paid the shop writes after a quarter of an hour, or as soon as the bank refuses.
    await open(`/payment/${ref}`)
    await page.getByRole('button', { name: expected.pay }).click()
    await page.waitForURL('**/sandbox-pay/**')
    await page.getByRole('button', { name: expected.decline }).click()
    await page.waitForURL(`**/payment/${ref}`)

    // The job that sends comes round every few seconds.
    const row = page.getByRole('link').filter({ hasText: number }).filter({ hasText: expected.subject })
    for (let tries = 0; tries < 30 && !(await row.isVisible()); tries++) {
      await open('/dev/outbox')
      await row.waitFor({ timeout: 1000 }).catch(() => null)
    }
    await row.click()

    const email = page.frameLocator('iframe')
    await expect(email.getByText(expected.heading).first()).toBeVisible()
    const pay = email.getByRole('link', { name: expected.button })
    await expect(pay).toHaveAttribute('href', new RegExp(`/payment/${ref}$`))
    expect(await email.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100)
    expect(await page.locator('pre').textContent()).toContain(expected.plain)
  })
