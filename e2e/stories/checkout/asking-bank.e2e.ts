import type { Page } from '@playwright/test'
import { settledViolations } from '../../support/axe.ts'
import { bankDecides, purchaseOf, purchaseOnPage } from '../../support/bank-by-call.ts'
import { expect, type Language, type NewCustomer, phoneAndDesk, test } from '../../support/fixtures.ts'
import { orderByCall } from '../../support/order-by-call.ts'
import { shopTexts } from '../../texts/shop-texts.ts'

const bankTexts = {
  uk: {
    paySilently: 'Сплатити, але не повідомити магазин',
    payLate: 'Сплатити, але мовчати дві хвилини',
    asking: 'Питаємо банк',
    cancel: 'Скасувати замовлення',
    confirm: 'Так, скасувати',
    cancelling: 'Скасовуємо',
    moneyBack: 'Гроші повертаються',
    paidInstead: 'Замовлення оплачено, тому ми його не скасували',
    subject: 'гроші повертаються',
    viewOrder: 'Переглянути замовлення',
    paidTitle: /^Оплачено/,
  },
  en: {
    paySilently: 'Pay, but do not tell the shop',
    payLate: 'Pay, but stay silent for two minutes',
    asking: 'Asking the bank',
    cancel: 'Cancel the order',
    confirm: 'Yes, cancel',
    cancelling: 'Cancelling',
    moneyBack: 'Money on its way back',
    paidInstead: 'The order is paid, so we did not cancel it',
    subject: 'your money is on its way back',
    viewOrder: 'View the order',
    paidTitle: /^Paid/,
  },
} as const

/** A customer whose order waits for its money, on the page of the bank. */
async function atTheBank(customer: NewCustomer, language: Language, width: number) {
  const payer = await customer({ language, width })
  const { page, open } = payer
  await open('/')
  const order = await orderByCall(page, language)
  await open(`/payment/${order.ref}`)
  await page.getByRole('button', { name: shopTexts[language].pay }).click()
  await page.waitForURL('**/sandbox-pay/**')
  return { ...payer, ...order }
}
const status = (page: Page, text: string) => page.getByRole('main').getByText(text, { exact: true })
/** All but the way to ask for a change of a paid order. */
const buttons = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button')
    .filter({ hasNotText: /Змінити розмір|Change a size/ })

for (const { language, width } of phoneAndDesk)
  test(`when the bank did not report a payment, the customer comes back and sees the order paid without doing anything (${language}, ${width} px)`, async ({
    customer,
  }) => {
    const { page } = await atTheBank(customer, language, width)

    await page.getByRole('button', { name: bankTexts[language].paySilently }).click()

    await expect(status(page, shopTexts[language].success)).toBeVisible()
    await expect(page).toHaveTitle(bankTexts[language].paidTitle)
    await expect(buttons(page)).toHaveCount(0)
  })

for (const { language, width } of phoneAndDesk)
  test(`while the bank does not answer the customer is not asked to pay again, also after a reload (${language}, ${width} px)`, async ({
    customer,
  }) => {
    const texts = bankTexts[language]
    const { page } = await atTheBank(customer, language, width)
    const purchase = await purchaseOnPage(page)
    await page.getByRole('button', { name: texts.payLate }).click()

    await expect(status(page, texts.asking)).toBeVisible()
    await expect(buttons(page)).toHaveCount(0)
    expect(await settledViolations(page)).toEqual([])
    await page.reload()
    await expect(status(page, texts.asking)).toBeVisible()
    await expect(buttons(page)).toHaveCount(0)

    await bankDecides(page, purchase, 'approve')
    await expect(status(page, shopTexts[language].success)).toBeVisible()
  })

for (const { language, width } of phoneAndDesk)
  test(`an order paid without a report of the bank and then cancelled turns out to be paid and stays (${language}, ${width} px)`, async ({
    customer,
  }) => {
    const texts = bankTexts[language]
    const { page, open } = await customer({ language, width })
    await open('/')
    const { ref } = await orderByCall(page, language)
    await bankDecides(page, await purchaseOf(page, ref), 'approve_silently')
    await open(`/payment/${ref}`)
    await page.getByRole('button', { name: texts.cancel }).click()
    expect(await settledViolations(page)).toEqual([])
    await page.getByRole('button', { name: texts.confirm }).click()

    await expect(status(page, shopTexts[language].success)).toBeVisible()
    await expect(page.getByText(texts.paidInstead)).toBeVisible()
    expect(await settledViolations(page)).toEqual([])
  })

for (const { language, width } of phoneAndDesk)
  test(`an order paid and cancelled while the bank is silent is refunded by itself, and an email says so (${language}, ${width} px)`, async ({
    customer,
  }) => {
    const texts = bankTexts[language]
    const { page, open } = await customer({ language, width })
    await open('/')
    const { ref, number } = await orderByCall(page, language)
    const purchase = await purchaseOf(page, ref)
    await bankDecides(page, purchase, 'approve_late')
    await open(`/payment/${ref}`)
    await page.getByRole('button', { name: texts.cancel }).click()
    await page.getByRole('button', { name: texts.confirm }).click()
    await expect(status(page, texts.cancelling)).toBeVisible()
    await expect(buttons(page)).toHaveCount(0)
    expect(await settledViolations(page)).toEqual([])

    await bankDecides(page, purchase, 'approve')
    await expect(status(page, texts.moneyBack)).toBeVisible()
    expect(await settledViolations(page)).toEqual([])

    const email = page.getByRole('link').filter({ hasText: number }).filter({ hasText: texts.subject })
    for (let tries = 0; tries < 30 && !(await email.isVisible()); tries++) {
      await open('/dev/outbox')
      await email.waitFor({ timeout: 1000 }).catch(() => null)
    }
    await email.click()
    const link = page.frameLocator('iframe').getByRole('link', { name: texts.viewOrder })
    await expect(link).toHaveAttribute('href', new RegExp(`/payment/${ref}$`))
  })
