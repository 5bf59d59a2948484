import type { Locator, Page } from '@playwright/test'
import { settledViolations } from '../../support/axe.ts'
import { expect, type Language, phoneAndDesk, test } from '../../support/fixtures.ts'
import { openEmail } from '../../support/messages.ts'
import { orderByCall } from '../../support/order-by-call.ts'
import { signInAsRole } from '../../support/staff-of-role.ts'

const texts = {
  uk: {
    comment: 'Новий коментар',
    comments: 'Коментарі',
    assignee: 'Доручити',
    add: 'Додати',
    tasks: 'Завдання',
    mine: 'Мої, не зроблені',
    write: 'Написати клієнту',
    template: 'Шаблон',
    size: 'Запитання про розмір',
    subject: 'Тема',
    text: 'Текст',
    send: 'Надіслати',
    sent: /^Лист клієнту/,
    payLink: 'Надіслати посилання',
    sentSms: /^SMS клієнту/,
    done: 'Зроблено',
    doneBy: /^Доручено: .*\. Зроблено: /,
    about: (number: string) => `Уточнюємо розмір у замовленні № ${number}`,
    close: 'Закрити замовлення',
  },
  en: {
    comment: 'New comment',
    comments: 'Comments',
    assignee: 'Assign to',
    add: 'Add',
    tasks: 'Tasks',
    mine: 'Mine, not done',
    write: 'Write to the customer',
    template: 'Template',
    size: 'Question about the size',
    subject: 'Subject',
    text: 'Text',
    send: 'Send',
    sent: /^Email to the customer/,
    payLink: 'Send the link',
    sentSms: /^SMS to the customer/,
    done: 'Done',
    doneBy: /^Assigned to .*\. Done by /,
    about: (number: string) => `A question about the size in order ${number}`,
    close: 'Close the order',
  },
} as const
type Texts = (typeof texts)[Language]

const task = 'Перепитати розмір: вагається між двома'
const addition = 'Зателефонуємо о 15:00.'
const phones = { uk: '+380671230101', en: '+380671230102' } as const

for (const { language, width } of phoneAndDesk)
  test(`staff leave a task for a colleague, who writes to the customer, sends the pay link and marks it done (${language}, ${width} px)`, async ({
    customer,
    staff,
  }) => {
    const t = texts[language]
    const { page: shopper } = await customer({ language, width })
    const { number, ref, email } = await orderByCall(shopper, language, undefined, phones[language])
    const { page: owner } = await staff()
    const { page: first } = await customer({ language, width })
    const { page: second } = await customer({ language, width })
    await signInAsRole(owner, first, 'manager', language)
    const colleague = await signInAsRole(owner, second, 'manager', language)

    await leaveTask(first, t, number, colleague)
    const panel = await findTask(second, t, number)
    await writeToCustomer(second, panel, t, number)
    await sendPayLink(panel, t)
    await markDone(second, panel, t)

    await openEmail(shopper, email, t.about(number))
    await expect(shopper.frameLocator('iframe').getByText(addition)).toBeVisible()
    await openEmail(shopper, phones[language], ref)
  })

async function leaveTask(page: Page, t: Texts, number: string, colleague: string): Promise<void> {
  await page.goto(`/admin/orders?order=${number}`)
  const panel = page.getByRole('dialog')
  await panel.getByRole('textbox', { name: t.comment }).fill(task)
  await panel.getByRole('combobox', { name: t.assignee }).selectOption(colleague)
  await panel.getByRole('button', { name: t.add, exact: true }).click()
  await expect(panel.getByRole('list', { name: t.comments }).getByText(task)).toBeVisible()
  expect(await settledViolations(page)).toEqual([])
}

/** The list of the colleague has what is hers to do. */
async function findTask(page: Page, t: Texts, number: string): Promise<Locator> {
  await page.goto('/admin/orders')
  await page.getByRole('combobox', { name: t.tasks }).selectOption({ label: t.mine })
  await expect(page.locator('tbody tr[data-row]')).toHaveCount(1)
  await page.getByRole('link', { name: number }).click()
  const panel = page.getByRole('dialog')
  await expect(panel.getByText(task)).toBeVisible()
  return panel
}

async function writeToCustomer(page: Page, panel: Locator, t: Texts, number: string): Promise<void> {
  await panel.getByRole('button', { name: t.write }).click()
  await panel.getByRole('combobox', { name: t.template }).selectOption({ label: t.size })
  await expect(panel.getByRole('textbox', { name: t.subject })).toHaveValue(t.about(number))
  const text = panel.getByRole('textbox', { name: t.text, exact: true })
  await text.fill(`${await text.inputValue()}\n\n${addition}`)
  expect(await settledViolations(page)).toEqual([])
  await panel.getByRole('button', { name: t.send, exact: true }).click()
  await expect(panel.getByText(t.sent)).toBeVisible()
  await expect(panel.getByText(addition)).toBeVisible()
}

async function sendPayLink(panel: Locator, t: Texts): Promise<void> {
  await panel.getByRole('button', { name: t.payLink }).click()
  await expect(panel.getByRole('textbox', { name: t.text, exact: true })).toHaveValue(/\/payment\//)
  await panel.getByRole('button', { name: t.send, exact: true }).click()
  await expect(panel.getByText(t.sentSms)).toBeVisible()
}

async function markDone(page: Page, panel: Locator, t: Texts): Promise<void> {
  await panel.getByRole('button', { name: t.done, exact: true }).click()
  await expect(panel.getByText(t.doneBy)).toBeVisible()
  await panel.getByRole('button', { name: t.close }).click()
  await expect(page.locator('tbody tr[data-row]')).toHaveCount(0)
}
