import type { Page } from '@playwright/test'
import { settledViolations } from '../../support/axe.ts'
import { bankDecides, purchaseOf } from '../../support/bank-by-call.ts'
import { expect, phoneAndDesk, test } from '../../support/fixtures.ts'
import { orderByCall } from '../../support/order-by-call.ts'
import { signInAsRole } from '../../support/staff-of-role.ts'

const texts = {
  uk: {
    title: 'Оплати',
    double: /^Подвійні оплати/,
    differences: /^Розбіжності з банком/,
    giveBack: (order: string) => new RegExp(`^Повернути 5\\s070\\s₴, замовлення ${order}$`),
    confirm: /^Повернути 5\s070\s₴$/,
    givenBack: (order: string) => new RegExp(`${order}: повернено 5\\s070\\s₴`),
    compare: 'Звірити',
    compared: /звірено \d+ оплат/,
    bankHasMore: 'Банк має гроші, замовлення не оплачене',
    ask: (payment: string) => `Запитати банк про оплату ${payment}`,
    updated: 'банк відповів, записи оновлено',
    means: 'Картка',
  },
  en: {
    title: 'Payments',
    double: /^Double payments/,
    differences: /^Differences with the bank/,
    giveBack: (order: string) => new RegExp(`^Refund .*, order ${order}$`),
    confirm: /^Refund /,
    givenBack: (order: string) => new RegExp(`${order}: .* refunded`),
    compare: 'Compare',
    compared: /\d+ payments? compared/,
    bankHasMore: 'The bank has the money, the order is not paid',
    ask: (payment: string) => `Ask the bank about payment ${payment}`,
    updated: 'the bank answered, the books are up to date',
    means: 'Card',
  },
} as const

for (const { language, width } of phoneAndDesk) {
  const t = texts[language]

  test(`an accountant finds an order that was paid twice, and gives the second payment back (${language}, ${width} px)`, async ({
    customer,
    staff,
  }) => {
    const { page: shopper } = await customer({ language, width })
    const { number, ref } = await orderByCall(shopper, language)
    // Two tabs: each began to pay before the other had paid.
    const [first, second] = [await purchaseOf(shopper, ref), await purchaseOf(shopper, ref, 'google_pay')]
    await bankDecides(shopper, first, 'approve')
    await bankDecides(shopper, second, 'approve')
    const office = await accountant({ customer, staff }, language, width)

    await office.goto('/admin/other/payments')
    await expect(office.getByRole('heading', { name: t.title, level: 1 })).toBeVisible()
    await office.getByRole('link', { name: t.double }).click()
    await office.getByRole('button', { name: t.giveBack(number) }).click()
    expect(await settledViolations(office)).toEqual([])
    await office.getByRole('dialog').getByRole('button', { name: t.confirm }).click()

    await expect(office.getByText(t.givenBack(number))).toBeVisible()
    await expect(office.getByRole('button', { name: t.giveBack(number) })).toHaveCount(0)
    await expect(office).toHaveURL(/tab=double/)
    expect(await settledViolations(office)).toEqual([])
  })

  test(`the comparison of a day finds money of which only the bank knew, and one press makes the order paid (${language}, ${width} px)`, async ({
    customer,
    staff,
  }) => {
    const { page: shopper } = await customer({ language, width })
    const { number, ref } = await orderByCall(shopper, language)
    await bankDecides(shopper, await purchaseOf(shopper, ref), 'approve_silently')
    const office = await accountant({ customer, staff }, language, width)

    await office.goto('/admin/other/payments?tab=differences')
    await office.getByRole('button', { name: t.compare, exact: true }).click()
    await expect(office.getByText(t.compared)).toBeVisible()
    const row = office.getByRole('row').filter({ hasText: `${number}-1` })
    await expect(row).toContainText(t.bankHasMore)
    expect(await settledViolations(office)).toEqual([])
    await row.getByRole('button', { name: t.ask(`${number}-1`) }).click()

    await expect(office.getByText(t.updated)).toBeVisible()
    await expect(row).toHaveCount(0)
    const month = await office.request.get(fileOfThisMonth(language))
    expect(await month.text()).toContain(`;${number};${number}-1;${t.means};`)
    await shopper.goto(`/payment/${ref}`)
    await expect(shopper.getByText(number).first()).toBeVisible()
  })
}

type Fixtures = Pick<Parameters<Parameters<typeof test>[2]>[0], 'customer' | 'staff'>

async function accountant({ customer, staff }: Fixtures, language: 'uk' | 'en', width: number): Promise<Page> {
  const { page: owner } = await staff({ language })
  const { page } = await customer({ language, width })
  await signInAsRole(owner, page, 'accountant', language)
  return page
}

function fileOfThisMonth(language: string): string {
  const [year = '', month = ''] = new Date().toLocaleDateString('en-CA', { timeZone: 'Europe/Kyiv' }).split('-')
  return `/api/admin/payments/export?year=${year}&month=${Number(month)}&language=${language}`
}
