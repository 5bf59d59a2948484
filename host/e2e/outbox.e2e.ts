import { orderByCall } from './order-by-call.ts'
import { aVisitor } from './visitor.ts'

jest.setTimeout(60_000)

const letters = {
  uk: { subject: 'чекає на оплату', heading: 'Дякуємо за замовлення', button: 'Оплатити замовлення', plain: 'Разом' },
  en: {
    subject: 'is waiting for payment',
    heading: 'Thank you for your order',
    button: 'Pay for the order',
    plain: 'Total',
  },
} as const

test.each(['uk', 'en'] as const)(
  'the letter of an order (%s) is shown to developers, and leads to its payment',
  async language => {
    const { page, open } = await aVisitor({ language })
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
    await letter.getByText(words.heading).first().waitFor()
    const pay = letter.getByRole('link', { name: words.button })
    expect(await pay.getAttribute('href')).toMatch(new RegExp(`/payment/${ref}$`))
    expect(await letter.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100)
    expect(await page.locator('pre').textContent()).toContain(words.plain)
  },
)
