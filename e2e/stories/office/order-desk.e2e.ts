import { settledViolations } from '../../support/axe.ts'
import { payByCall } from '../../support/bank-by-call.ts'
import { expect, phoneAndDesk, test } from '../../support/fixtures.ts'
import { orderByCall } from '../../support/order-by-call.ts'

const officeTexts = {
  uk: {
    tabs: 'Замовлення за станом',
    toPack: /^Зібрати/,
    chooseAll: 'Обрати всі на сторінці',
    take: 'Взяти в роботу',
    reallyTake: 'Взяти',
    outcomes: /^Взяття в роботу/,
    taken: 'взято в роботу',
    pickList: /^Лист підбору/,
    print: 'Надрукувати',
    ship: 'Відправити',
    tracking: 'Номер посилки',
    sent: 'Відправлено',
  },
  en: {
    tabs: 'Orders by state',
    toPack: /^To pack/,
    chooseAll: 'Select all on this page',
    take: 'Start processing',
    reallyTake: 'Start',
    outcomes: /^Start processing:/,
    taken: 'processing started',
    pickList: /^Pick list/,
    print: 'Print',
    ship: 'Ship',
    tracking: 'Parcel number',
    sent: 'Shipped',
  },
} as const
// The end tells the tries of a story apart: its customer has three orders to pack, and no more.
const phones = { uk: '+38067000390', en: '+38067001440' } as const

for (const { language, width } of phoneAndDesk)
  test(`a manager starts three orders at once, prints what to fetch for them and ships one (${language}, ${width} px)`, async ({
    customer,
    staff,
  }, { retry }) => {
    const texts = officeTexts[language]
    const phone = `${phones[language]}${retry}`
    const { page: shopper } = await customer({ language })
    const numbers: string[] = []
    for (let count = 0; count < 3; count++) {
      const { number, ref } = await orderByCall(shopper, language, undefined, phone)
      await payByCall(shopper, ref)
      numbers.push(number)
    }
    const [first = ''] = numbers

    const { page: office, context, open } = await staff({ language, width })
    await open('/admin/orders')
    await office.getByRole('navigation', { name: texts.tabs }).getByRole('link', { name: texts.toPack }).click()
    await office.getByRole('searchbox').fill(phone)
    await office.waitForURL(/search=/)
    await expect(office.locator('tbody tr[data-row]')).toHaveCount(3)
    await office.getByRole('checkbox', { name: texts.chooseAll }).check()
    await office.getByRole('button', { name: texts.take, exact: true }).click()
    await office.getByRole('button', { name: texts.reallyTake, exact: true }).click()

    const outcomes = office.getByRole('region', { name: texts.outcomes }).getByRole('listitem')
    await expect(outcomes).toHaveCount(3)
    for (const number of numbers) await expect(outcomes.filter({ hasText: number })).toContainText(texts.taken)
    expect(await settledViolations(office)).toEqual([])

    const opening = context.waitForEvent('page')
    await office.getByRole('link', { name: texts.pickList }).click()
    const sheet = await opening
    await expect(sheet.getByRole('button', { name: texts.print })).toBeVisible()
    expect(await settledViolations(sheet)).toEqual([])
    await sheet.emulateMedia({ media: 'print' })
    // On paper the list stands alone: one row for the dress that is in all three orders.
    const row = sheet.getByRole('row', { name: /DR-1042-BUR-R/ })
    await expect(row).toContainText('38 (M)')
    for (const number of numbers) await expect(row).toContainText(number)
    await expect(sheet.getByRole('banner')).toBeHidden()
    await expect(sheet.getByRole('button', { name: texts.print })).toBeHidden()
    await sheet.close()

    await office.getByRole('link', { name: first }).click()
    const panel = office.getByRole('dialog')
    await panel.getByRole('button', { name: texts.ship, exact: true }).click()
    await panel.getByLabel(texts.tracking).fill('20450000000003')
    await panel.getByRole('button', { name: texts.ship, exact: true }).click()
    await expect(panel.getByText(texts.sent, { exact: true }).first()).toBeVisible()
  })
