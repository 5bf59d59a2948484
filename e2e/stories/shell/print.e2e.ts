import { expect, test } from '../../support/fixtures.ts'
import { orderByCall } from '../../support/order-by-call.ts'

const texts = {
  uk: { goods: 'Ваше замовлення', pay: /^Сплатити/ },
  en: { goods: 'Your order', pay: /^Pay/ },
} as const

for (const language of ['uk', 'en'] as const)
  test(`an order and the offer are printed as what they say, without what is pressed (${language})`, async ({
    customer,
  }) => {
    const t = texts[language]
    const { page, open } = await customer({ language })
    const { ref, number } = await orderByCall(page, language)
    await open(`/payment/${ref}`)
    await expect(page.getByRole('button', { name: t.pay })).toBeVisible()
    await page.emulateMedia({ media: 'print' })

    await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
    await expect(page.getByRole('region', { name: t.goods })).toBeVisible()
    await expect(page.getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)

    await page.emulateMedia({ media: 'screen' })
    await open('/public-offer')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByRole('button')).toHaveCount(0)
  })
