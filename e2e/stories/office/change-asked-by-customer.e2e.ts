import { settledViolations } from '../../support/axe.ts'
import { payByCall } from '../../support/bank-by-call.ts'
import { expect, phoneAndDesk, test } from '../../support/fixtures.ts'
import { orderByCall } from '../../support/order-by-call.ts'

const texts = {
  uk: {
    start: 'Змінити розмір, відділення чи телефон',
    form: 'Що змінити в замовленні',
    size: /^Інший розмір/,
    phone: 'Телефон отримувача',
    send: 'Попросити змінити',
    waits: 'Ви попросили змінити замовлення. Ми відповімо листом',
    asked: 'Покупець просить змінити замовлення',
    accept: 'Прийняти зміну',
    done: 'Зміну прийнято, лист уже в дорозі',
    accepted: 'Ваше прохання прийнято',
    refuse: 'Відмовити у зміні',
    why: 'Чому не вийшло (це прочитає покупець)',
    refused: 'Змінити замовлення не вийшло',
  },
  en: {
    start: 'Change a size, the branch or the phone',
    form: 'What to change in your order',
    size: /^Another size/,
    phone: 'Recipient’s phone',
    send: 'Ask for the change',
    waits: 'You asked for a change. We will answer by email',
    asked: 'The customer asks to change the order',
    accept: 'Accept the change',
    done: 'The change is accepted, the email is on its way',
    accepted: 'Your request is accepted',
    refuse: 'Refuse the change',
    why: 'Why not (the customer reads this)',
    refused: 'We could not change the order',
  },
} as const

for (const { language, width } of phoneAndDesk)
  test(`a customer asks for another size, staff accept it, and refuse another phone (${language}, ${width} px)`, async ({
    customer,
    staff,
  }) => {
    const words = texts[language]
    const { page: shopper } = await customer({ language, width })
    const { number, ref } = await orderByCall(shopper, language)
    await payByCall(shopper, ref)

    await shopper.goto(`/payment/${ref}`)
    await shopper.getByRole('button', { name: words.start }).click()
    const form = shopper.getByRole('form', { name: words.form })
    await form.getByRole('combobox', { name: words.size }).selectOption('40 (L)')
    expect(await settledViolations(shopper)).toEqual([])
    await form.getByRole('button', { name: words.send }).click()
    await expect(shopper.getByText(words.waits)).toBeVisible()

    const { page: office, open } = await staff({ language, width })
    await open(`/admin/orders?order=${number}`)
    const panel = office.getByRole('dialog')
    await expect(panel.getByText(words.asked).first()).toBeVisible()
    expect(await settledViolations(office)).toEqual([])
    await panel.getByRole('button', { name: words.accept, exact: true }).click()
    await panel.getByRole('button', { name: words.accept, exact: true }).click()
    await expect(office.getByRole('status').filter({ hasText: words.done })).toBeVisible()

    await shopper.reload()
    await expect(shopper.getByText(words.accepted)).toBeVisible()
    await expect(shopper.getByRole('region').getByText('40 (L)').first()).toBeVisible()

    await shopper.getByRole('button', { name: words.start }).click()
    await form.getByRole('textbox', { name: words.phone }).fill('050 111 22 33')
    await form.getByRole('button', { name: words.send }).click()
    await expect(shopper.getByText(words.waits)).toBeVisible()
    await open(`/admin/orders?order=${number}`)
    await panel.getByRole('button', { name: words.refuse, exact: true }).click()
    await panel.getByLabel(words.why).fill('Телефон має бути вашим')
    await panel.getByRole('button', { name: words.refuse, exact: true }).click()
    await expect(panel.getByText(words.asked, { exact: true })).toBeHidden()
    await shopper.reload()
    await expect(shopper.getByText(words.refused)).toBeVisible()
    await expect(shopper.getByText('Телефон має бути вашим')).toBeVisible()
  })
