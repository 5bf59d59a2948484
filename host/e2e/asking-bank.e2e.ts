import type { Page } from 'playwright-core'
import { settledViolations } from './axe.ts'
import { bankDecides, purchaseOf, purchaseOnPage } from './bank-by-call.ts'
import { orderByCall } from './order-by-call.ts'
import { aVisitor } from './visitor.ts'
import { words } from './words.ts'

jest.setTimeout(120_000)

const said = {
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

const screens = [
  ['uk', 390],
  ['en', 1440],
] as const

/** A customer whose order waits for its money, on the page of the bank. */
async function atTheBank(language: 'uk' | 'en', width: number) {
  const visitor = await aVisitor({ language, width })
  const { page, open } = visitor
  await open('/')
  const order = await orderByCall(page, language)
  await open(`/payment/${order.ref}`)
  await page.getByRole('button', { name: words[language].pay }).click()
  await page.waitForURL('**/sandbox-pay/**')
  return { ...visitor, ...order }
}
const status = (page: Page, text: string) => page.getByRole('main').getByText(text, { exact: true })
const buttons = (page: Page) => page.getByRole('main').getByRole('button')

test.each(screens)(
  'paid, but not told to the shop: the customer comes back and sees the order paid, doing nothing (%s)',
  async (language, width) => {
    const { page } = await atTheBank(language, width)

    await page.getByRole('button', { name: said[language].paySilently }).click()

    await status(page, words[language].success).waitFor()
    expect(await page.title()).toMatch(said[language].paidTitle)
    expect(await buttons(page).count()).toBe(0)
  },
)

test.each(screens)(
  'while the bank does not answer nobody is told to pay again, also after a reload (%s)',
  async (language, width) => {
    const say = said[language]
    const { page } = await atTheBank(language, width)
    const purchase = await purchaseOnPage(page)
    await page.getByRole('button', { name: say.payLate }).click()

    await status(page, say.asking).waitFor()
    expect(await buttons(page).count()).toBe(0)
    expect(await settledViolations(page)).toEqual([])
    await page.reload()
    await status(page, say.asking).waitFor()
    expect(await buttons(page).count()).toBe(0)

    await bankDecides(page, purchase, 'approve')
    await status(page, words[language].success).waitFor()
  },
)

test.each(screens)(
  'paid, not told to the shop, and cancelled: the order turns out to be paid and stays (%s)',
  async (language, width) => {
    const say = said[language]
    const { page, open } = await aVisitor({ language, width })
    await open('/')
    const { ref } = await orderByCall(page, language)
    await bankDecides(page, await purchaseOf(page, ref), 'approve_silently')
    await open(`/payment/${ref}`)
    await page.getByRole('button', { name: say.cancel }).click()
    expect(await settledViolations(page)).toEqual([])
    await page.getByRole('button', { name: say.confirm }).click()

    await status(page, words[language].success).waitFor()
    await page.getByText(say.paidInstead).waitFor()
    expect(await settledViolations(page)).toEqual([])
  },
)

test.each(screens)(
  'paid and cancelled while the bank is silent: the money returns by itself, and an email says so (%s)',
  async (language, width) => {
    const say = said[language]
    const { page, open } = await aVisitor({ language, width })
    await open('/')
    const { ref, number } = await orderByCall(page, language)
    const purchase = await purchaseOf(page, ref)
    await bankDecides(page, purchase, 'approve_late')
    await open(`/payment/${ref}`)
    await page.getByRole('button', { name: say.cancel }).click()
    await page.getByRole('button', { name: say.confirm }).click()
    await status(page, say.cancelling).waitFor()
    expect(await buttons(page).count()).toBe(0)
    expect(await settledViolations(page)).toEqual([])

    await bankDecides(page, purchase, 'approve')
    await status(page, say.moneyBack).waitFor()
    expect(await settledViolations(page)).toEqual([])

    const email = page.getByRole('link').filter({ hasText: number }).filter({ hasText: say.subject })
    for (let looks = 0; looks < 30 && !(await email.isVisible()); looks++) {
      await open('/dev/outbox')
      await email.waitFor({ timeout: 1000 }).catch(() => null)
    }
    await email.click()
    const link = page.frameLocator('iframe').getByRole('link', { name: say.viewOrder })
    expect(await link.getAttribute('href')).toMatch(new RegExp(`/payment/${ref}$`))
  },
)
