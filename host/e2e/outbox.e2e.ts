import { expect, phoneAndDesk, test } from './fixtures.ts'
import { orderByCall } from './order-by-call.ts'

const letters = {
  uk: { subject: 'чекає на оплату', heading: 'Дякуємо за замовлення', button: 'Оплатити замовлення', plain: 'Разом' },
  en: {
    subject: 'is waiting for payment',
    heading: 'Thank you for your order',
    button: 'Pay for the order',
    plain: 'Total',
  },
} as const

for (const { language, width } of phoneAndDesk)
  test(`the letter of an order (${language}, ${width} px) is shown to developers, and leads to its payment`, async ({
    customer,
  }) => {
    const { page, open } = await customer({ language, width })
    const words = letters[language]
    const { number, ref } = await orderByCall(page, language)

    // The job that sends comes round every few seconds.
    const row = page.getByRole('link').filter({ hasText: number }).filter({ hasText: words.subject })
    for (let looks = 0; looks < 30 && !(await row.isVisible()); looks++) {
      await open('/dev/outbox')
      await row.waitFor({ timeout: 1000 }).catch(() => null)
    }
    await row.click()

    const letter = page.frameLocator('iframe')
    await expect(letter.getByText(words.heading).first()).toBeVisible()
    const pay = letter.getByRole('link', { name: words.button })
    await expect(pay).toHaveAttribute('href', new RegExp(`/payment/${ref}$`))
    expect(await letter.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100)
    expect(await page.locator('pre').textContent()).toContain(words.plain)
  })
