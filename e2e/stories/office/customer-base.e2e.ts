import { readFileSync } from 'node:fs'
import { settledViolations } from '../../support/axe.ts'
import { payByCall } from '../../support/bank-by-call.ts'
import { callShop } from '../../support/call-shop.ts'
import { expect, phoneAndDesk, test } from '../../support/fixtures.ts'
import { newMailbox } from '../../support/messages.ts'
import { orderByCall } from '../../support/order-by-call.ts'
import { password, signInAsRole } from '../../support/staff-of-role.ts'
import { staff } from '../../support/start-shop.ts'

const officeTexts = {
  uk: {
    search: 'Пошук',
    open: 'Показати контакти',
    opened: 'Відкрито. Це записано в журнал дій.',
    single: /одна покупка від 20\s000\s₴/,
    change: 'Змінити дату народження',
    birthDate: 'Дата народження',
    reason: 'Причина',
    save: 'Зберегти',
    saved: 'Дату народження змінено',
    export: 'Експорт',
    take: 'Завантажити CSV',
    password: 'Пароль',
    confirm: 'Підтвердити',
    actions: ['Клієнт: контакти відкрито', 'Клієнт: дату народження змінено', 'Клієнт: список завантажено'],
    underWay: 'Спершу мають завершитися замовлення',
    anonymise: 'Знеособити клієнта',
  },
  en: {
    search: 'Search',
    open: 'Show contacts',
    opened: 'Opened. The audit log has a record of it.',
    single: /a single purchase from .*20,000/,
    change: 'Change the birth date',
    birthDate: 'Birth date',
    reason: 'Reason',
    save: 'Save',
    saved: 'The birth date was changed',
    export: 'Export',
    take: 'Download CSV',
    password: 'Password',
    confirm: 'Confirm',
    actions: ['Customer: contacts opened', 'Customer: birth date changed', 'Customer: list downloaded'],
    underWay: 'These orders have to be over first',
    anonymise: 'Anonymise the customer',
  },
} as const

/** Another try of the story finds another customer. */
const surnames = { uk: ['Заболотна', 'Зарічна'], en: ['Загорська', 'Залеська'] } as const
const twoCoats = ['CO-2014-GRA-R', 'CO-2014-GRA-L'].map(article => ({ article, size: '38 (M)', count: 1 }))

for (const { language, width } of phoneAndDesk)
  test(`a manager finds a customer by phone and looks after the account, and the owner sees it in the log (${language}, ${width} px)`, async ({
    customer,
  }, info) => {
    const texts = officeTexts[language]
    const phone = `+380670${info.retry}${String(width).padStart(5, '0')}`
    const email = newMailbox('base')
    const surname = surnames[language][info.retry] ?? 'Коваль'
    const { page: shopper } = await customer({ language, width })
    await callShop(shopper, '/api/user/register', {
      data: { name: 'Соломія', surname, email, phone, birth_date: '11.05.1990', password: 'калина-26', consent: true },
    })
    const { number, ref } = await orderByCall(shopper, language, twoCoats)
    await payByCall(shopper, ref)

    const { page: owner } = await customer({ language, width })
    await callShop(owner, '/api/admin/login', { data: staff })
    // A session alone does not open the export: it is refused once, and then asked for the password.
    const { page: office } = await customer({ language, width, expects: [/status of 403/] })
    await signInAsRole(owner, office, 'manager', language)
    await office.goto('/admin/customer-base')
    await office.getByRole('searchbox', { name: texts.search }).fill(`0${phone.slice(4, 6)} ${phone.slice(6)}`)
    const row = office.getByRole('row').filter({ hasText: surname })
    await office.waitForURL(/search=/)
    // The orders tell the account every few seconds.
    await expect(async () => {
      await office.reload()
      await expect(row).toContainText(/5\s%/, { timeout: 10_000 })
    }).toPass({ timeout: 90_000 })
    await expect(row).not.toContainText(phone)
    expect(await settledViolations(office)).toEqual([])

    await row.getByRole('link', { name: `Соломія ${surname}` }).click()
    await expect(office.getByText(texts.single)).toBeVisible()
    await expect(office.getByRole('link', { name: number })).toBeVisible()
    await office.getByRole('button', { name: texts.open }).click()
    await expect(office.getByText(texts.opened)).toBeVisible()
    await expect(office.getByRole('link', { name: phone })).toBeVisible()
    await office.getByRole('button', { name: texts.change }).click()
    await office.getByLabel(texts.birthDate, { exact: false }).last().fill('11.05.1991')
    await office.getByLabel(texts.reason).fill('за паспортом')
    expect(await settledViolations(office)).toEqual([])
    await office.getByRole('button', { name: texts.save, exact: true }).click()
    await expect(office.getByText(texts.saved)).toBeVisible()
    await expect(office.getByText('11.05.1991')).toBeVisible()

    await office.goto(`/admin/customer-base?search=${surname}`)
    await row.waitFor()
    await office.getByText(texts.export, { exact: true }).click()
    await office.getByRole('button', { name: texts.take }).click()
    const question = office.getByRole('dialog')
    await question.getByLabel(texts.password).fill(password)
    const coming = office.waitForEvent('download')
    await question.getByRole('button', { name: texts.confirm }).click()
    const file = readFileSync(await (await coming).path(), 'utf8')
    expect(file).toContain(`Соломія;${surname};${email};'${phone};1991-05-11;`)

    await owner.goto('/admin/other/audit?kind=customer')
    for (const action of texts.actions) await expect(owner.getByText(action).first()).toBeVisible()
    expect(await settledViolations(owner)).toEqual([])
  })
