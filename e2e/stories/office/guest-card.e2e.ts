import { settledViolations } from '../../support/axe.ts'
import { callShop } from '../../support/call-shop.ts'
import { expect, phoneAndDesk, test } from '../../support/fixtures.ts'
import { newMailbox } from '../../support/messages.ts'
import { orderByCall } from '../../support/order-by-call.ts'
import { signInAsRole } from '../../support/staff-of-role.ts'

const texts = {
  uk: {
    join: 'Об’єднати з іншою карткою',
    other: 'Інша картка',
    brings: /2 замовлення на/,
    takeBack: 'Роз’єднати',
    guest: 'Гість',
  },
  en: {
    join: 'Join with another card',
    other: 'The other card',
    brings: /2 orders,/,
    takeBack: 'Separate',
    guest: 'Guest',
  },
} as const

/** Another try of the story finds another customer. */
const surnames = { uk: ['Гайова', 'Гайдай'], en: ['Галицька', 'Галушко'] } as const
const dress = [{ article: 'DR-1042-BUR-R', size: '38 (M)', count: 1 }]

for (const { language, width } of phoneAndDesk)
  test(`a guest orders twice, and staff join her card with her account and take it back (${language}, ${width} px)`, async ({
    customer,
    staff,
  }, info) => {
    const t = texts[language]
    const phone = `+380672${info.retry}${String(width).padStart(5, '0')}`
    const mailbox = newMailbox('guest')
    const { page: guest } = await customer({ language, width })
    const first = await orderByCall(guest, language, dress, phone, mailbox)
    const second = await orderByCall(guest, language, [{ ...dress[0], size: '40 (L)' }] as typeof dress, phone, mailbox)

    const surname = surnames[language][info.retry] ?? 'Коваль'
    const { page: shopper } = await customer({ language, width })
    const known = {
      name: 'Ганна',
      surname,
      email: newMailbox('account'),
      phone: '+380930000000',
      birth_date: '12.06.1991',
    }
    await callShop(shopper, '/api/user/register', { data: { ...known, password: 'калина-26', consent: true } })

    const { page: owner } = await staff({ language, width })
    const { page: office } = await customer({ language, width })
    await signInAsRole(owner, office, 'manager', language)
    await office.goto(`/admin/customer-base?search=${phone.slice(4)}`)
    const row = office.getByRole('row').filter({ hasText: t.guest })
    // The orders tell the account every few seconds.
    await expect(async () => {
      await office.reload()
      await expect(row).toContainText('2', { timeout: 10_000 })
    }).toPass({ timeout: 90_000 })
    await expect(row).toHaveCount(1)
    expect(await settledViolations(office)).toEqual([])

    await office.goto(`/admin/customer-base?search=${surname}`)
    await office.getByRole('link', { name: `Ганна ${surname}` }).click()
    await office.getByRole('button', { name: t.join }).click()
    await office.getByRole('combobox', { name: t.other }).fill(phone.slice(4))
    await office.getByRole('option', { name: /Олена Шевченко/ }).click()
    await expect(office.getByText(t.brings)).toBeVisible()
    expect(await settledViolations(office)).toEqual([])
    await office.getByRole('button', { name: t.join }).click()
    await expect(office.getByRole('button', { name: t.takeBack })).toBeVisible()
    for (const { number } of [first, second]) await expect(office.getByRole('link', { name: number })).toBeVisible()

    await office.getByRole('button', { name: t.takeBack }).click()
    await expect(office.getByRole('button', { name: t.takeBack })).toBeHidden()
    await office.goto(`/admin/customer-base?search=${phone.slice(4)}`)
    await expect(row).toBeVisible()
  })
