import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { settledViolations } from '../../support/axe.ts'
import { payByCall } from '../../support/bank-by-call.ts'
import { callShop } from '../../support/call-shop.ts'
import { expect, phoneAndDesk, test } from '../../support/fixtures.ts'
import { linkInEmail, newMailbox } from '../../support/messages.ts'
import { orderByCall } from '../../support/order-by-call.ts'
import { password, signInAsRole } from '../../support/staff-of-role.ts'
import { staff } from '../../support/start-shop.ts'
import { personalTexts } from '../../texts/personal-texts.ts'

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
    newNote: 'Нова нотатка',
    addNote: 'Додати нотатку',
    noteSaved: 'Нотатку збережено',
    takeNews: 'Розсилка: Завантажити CSV',
    takeNotes: 'Нотатки: Завантажити CSV',
    proof: /;Форма внизу сторінки;\d{4}-\d\d-\d\d;Новини Левади\. .*;українська;.*;Посилання в листі/,
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
    newNote: 'New note',
    addNote: 'Add the note',
    noteSaved: 'The note was saved',
    takeNews: 'Newsletter: Download CSV',
    takeNotes: 'Notes: Download CSV',
    proof: /;Form at the foot of the page;\d{4}-\d\d-\d\d;Levada news\. .*;English;.*;Link in the email/,
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
    const wish = { email, locale: language, place: 'footer' }
    await callShop(shopper, '/api/news-subscription/add-email', { data: wish })
    const { number, ref } = await orderByCall(shopper, language, twoCoats)
    await payByCall(shopper, ref)
    await shopper.goto(await linkInEmail(shopper, email, personalTexts[language].wantNews))
    await shopper.waitForURL(/newsletter\/confirm/)

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
    await office.getByLabel(texts.newNote).fill('=Любить пальта')
    await office.getByRole('button', { name: texts.addNote }).click()
    await expect(office.getByText(texts.noteSaved)).toBeVisible()

    await office.goto(`/admin/customer-base?search=${surname}`)
    await row.waitFor()
    await office.getByText(texts.export, { exact: true }).click()
    await office.getByRole('button', { name: texts.take, exact: true }).click()
    const question = office.getByRole('dialog')
    await question.getByLabel(texts.password).fill(password)
    const coming = office.waitForEvent('download')
    await question.getByRole('button', { name: texts.confirm }).click()
    const file = readFileSync(await (await coming).path(), 'utf8')
    expect(file).toContain(`Соломія;${surname};${email};'${phone};1991-05-11;`)

    expect(await settledViolations(office)).toEqual([])

    // Asked once, the password stands for what is taken along after it.
    const notes = await takeAlong(office, texts.takeNotes)
    expect(notes).toContain(`;'=Любить пальта;Соломія;${surname};${email};'${phone}`)
    const readers = await takeAlong(office, texts.takeNews)
    expect(readers.split('\r\n').find(line => line.startsWith(email))).toMatch(texts.proof)

    await owner.goto('/admin/other/audit?kind=customer')
    for (const action of texts.actions) await expect(owner.getByText(action).first()).toBeVisible()
    expect(await settledViolations(owner)).toEqual([])
  })

/** The text of the file that the button of the open menu brings. */
async function takeAlong(office: Page, button: string): Promise<string> {
  const coming = office.waitForEvent('download')
  await office.getByRole('button', { name: button }).click()
  return readFileSync(await (await coming).path(), 'utf8')
}
