import { scripted1c, statusesXml } from '@shop/testing/scripted-1c'
import { violations } from '../../support/axe.ts'
import { expect, phoneAndDesk, test } from '../../support/fixtures.ts'
import { orderByCall } from '../../support/order-by-call.ts'
import { payByCall } from '../../support/pay-by-call.ts'
import { shopAddress } from '../../support/shop-address.ts'
import { signInAsRole } from '../../support/staff-of-role.ts'
import { exchange1c } from '../../support/start-shop.ts'

const texts = {
  uk: {
    send: 'Надіслати в 1С',
    queued: 'У черзі',
    confirmed: 'Підтверджено',
    failed: 'Помилка',
    number: 'Номер у 1С',
    processing: 'Комплектується',
    log: 'Журнал обмінів',
    unknown: 'Невідомий статус (Відкладено)',
  },
  en: {
    send: 'Send to 1C',
    queued: 'In the queue',
    confirmed: 'Confirmed',
    failed: 'Failed',
    number: 'Number in 1C',
    processing: 'In progress',
    log: 'Log of exchanges',
    unknown: 'Unknown status (Відкладено)',
  },
} as const

const dress = { article: 'DR-1042-BUR-R', size: '38 (M)', count: 1 }

for (const { language, width } of phoneAndDesk)
  test(`a manager sends an order to 1C, 1C takes and confirms it, and the panel shows it (${language}, ${width} px)`, async ({
    customer,
    staff,
  }) => {
    const words = texts[language]
    const { page: shopper } = await customer({ language, width })
    const { number, ref } = await orderByCall(shopper, language, [dress])
    await payByCall(shopper, ref)
    const { page: owner } = await staff()
    const { page: office } = await customer({ language, width })
    await signInAsRole(owner, office, 'manager', language)

    await office.goto(`/admin/orders?order=${number}`)
    const panel = office.getByRole('dialog')
    await panel.getByRole('button', { name: words.send }).click()
    await expect(panel.getByText(words.queued, { exact: true })).toBeVisible()
    await expect(panel.getByRole('button', { name: /1[CС]|again|ще раз/ }).first()).toBeDisabled()
    expect(await violations(office)).toEqual([])

    const client = scripted1c(shopAddress(), exchange1c)
    await client.takeOrders()
    const facts = { 'Статус заказа': '[processing]', 'Номер по 1С': `ЛЕ-${number}` }
    expect(await client.send('orders.xml', Buffer.from(statusesXml([{ number, facts }])))).toBe('success')
    await office.reload()
    await expect(panel.getByText(words.confirmed, { exact: true })).toBeVisible()
    await expect(panel.getByText(`ЛЕ-${number}`)).toBeVisible()

    const wrong = statusesXml([{ number, facts: { 'Статус заказа': 'Відкладено' } }])
    expect(await client.send('wrong.xml', Buffer.from(wrong))).toMatch(/^failure\n/)
    await office.goto('/admin/other/1c?state=failed')
    await expect(office.getByRole('heading', { name: words.log })).toBeVisible()
    const row = office.getByRole('row', { name: new RegExp(number) }).first()
    await expect(row.getByText(words.failed, { exact: true })).toBeVisible()
    await expect(row.getByText(words.unknown)).toBeVisible()
    expect(await violations(office)).toEqual([])
  })
