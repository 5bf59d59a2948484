import { settledViolations } from '../../support/axe.ts'
import { expect, phoneAndDesk, test } from '../../support/fixtures.ts'
import { codeInEmail } from '../../support/messages.ts'
import { orderByCall } from '../../support/order-by-call.ts'

const words = {
  uk: { find: 'Знайти замовлення', number: 'Номер замовлення', email: 'Електронна пошта', send: 'Надіслати код' },
  en: { find: 'Find your order', number: 'Order number', email: 'Email', send: 'Send the code' },
} as const
const codeStep = {
  uk: { code: 'Код із листа', open: 'Відкрити замовлення', ordered: 'Ваше замовлення', details: 'Що в замовленні' },
  en: { code: 'Code from the email', open: 'Open the order', ordered: 'Your order', details: 'The order’s details' },
} as const

for (const { language, width } of phoneAndDesk)
  test(`a guest finds an order from another device by its number and a code (${language}, ${width} px)`, async ({
    customer,
  }) => {
    const { page: buyer } = await customer({ language })
    const { number, ref, email } = await orderByCall(buyer, language)
    const { page, context, open } = await customer({ language, width })
    const { find, send, ...labels } = words[language]
    await open('/contacts')

    await page.getByRole('contentinfo').getByRole('link', { name: find }).click()
    const form = page.getByRole('form', { name: find })
    await form.getByLabel(labels.number).fill(`№ ${number}`)
    await form.getByLabel(labels.email).fill(email.toUpperCase())
    expect(await settledViolations(page)).toEqual([])
    await form.getByRole('button', { name: send }).click()

    const { code, open: openOrder, ordered, details } = codeStep[language]
    await expect(form.getByLabel(code)).toBeFocused()
    expect(await settledViolations(page)).toEqual([])
    await form.getByLabel(code).fill(await codeInEmail(await context.newPage(), number))
    await form.getByRole('button', { name: openOrder }).click()

    await page.waitForURL(`**/payment/${ref}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
    // The code showed this browser the order: its items, and still after the page is loaded again.
    await expect(page.getByRole('region', { name: ordered }).getByRole('link')).not.toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('region', { name: ordered }).getByRole('link')).not.toHaveCount(0)
    expect(await settledViolations(page)).toEqual([])

    const { page: other, open: openElsewhere } = await customer({ language, width })
    await openElsewhere(`/payment/${ref}`)
    await expect(other.getByRole('form', { name: details })).toBeVisible()
    await expect(other.getByRole('region', { name: ordered })).toHaveCount(0)
    expect(await settledViolations(other)).toEqual([])
  })
