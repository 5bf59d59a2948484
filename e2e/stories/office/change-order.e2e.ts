import { settledViolations } from '../../support/axe.ts'
import { payByCall } from '../../support/bank-by-call.ts'
import { expect, phoneAndDesk, test } from '../../support/fixtures.ts'
import { orderByCall } from '../../support/order-by-call.ts'

const texts = {
  uk: {
    change: 'Змінити замовлення',
    size: /^Інший розмір/,
    phone: 'Телефон',
    preview: 'Що зміниться',
    sameSum: /без змін/,
    apply: 'Змінити',
    done: 'Замовлення змінено, лист уже в дорозі',
    history: 'Змінено замовлення',
    take: ['Взяти в роботу', 'Взяти'],
    remove: /^Прибрати:/,
    one: '1 з 2',
    due: 'Належить повернути',
    refund: 'Повернути кошти',
    reason: 'Причина',
    confirm: /^Повернути .*\d/,
    returned: 'Повернуто покупниці',
    find: 'Додати річ',
    taken: /^Доплату .* отримано/,
    means: 'Готівка',
    source: 'Звідки кошти',
    paid: 'Доплату отримано: Готівка',
  },
  en: {
    change: 'Change the order',
    size: /^Another size/,
    phone: 'Phone',
    preview: 'What will change',
    sameSum: /as before/,
    apply: 'Change',
    done: 'The order is changed, the email is on its way',
    history: 'Order changed',
    take: ['Start processing', 'Start'],
    remove: /^Take out:/,
    one: '1 of 2',
    due: 'To be refunded',
    refund: 'Refund',
    reason: 'Reason',
    confirm: /^Refund .*\d/,
    returned: 'Refunded to the customer',
    find: 'Add an item',
    taken: /^The difference of .* was taken/,
    means: 'Cash',
    source: 'Where the money came from',
    paid: 'Difference taken: Cash',
  },
} as const

for (const { language, width } of phoneAndDesk)
  test(`a size and a phone are changed before an order is packed, and its customer sees the other size (${language}, ${width} px)`, async ({
    customer,
    staff,
  }) => {
    const words = texts[language]
    const { page: shopper } = await customer({ language })
    const { number, ref } = await orderByCall(shopper, language)
    await payByCall(shopper, ref)
    const { page: office, open } = await staff({ language, width })
    await open(`/admin/orders?order=${number}`)

    await office.getByRole('button', { name: words.change }).click()
    const sizes = office.getByRole('combobox', { name: words.size })
    const other = (await sizes.locator('option').nth(1).textContent()) ?? ''
    const [size = ''] = other.split(' · ')
    await sizes.selectOption(size)
    await office.getByRole('textbox', { name: words.phone }).fill('501112233')
    const preview = office.getByRole('region', { name: words.preview })
    await expect(preview).toContainText(size)
    await expect(preview).toContainText('+380501112233')
    await expect(preview).toContainText(words.sameSum)
    expect(await settledViolations(office)).toEqual([])
    await office.getByRole('button', { name: words.apply, exact: true }).click()

    await expect(office.getByRole('status').filter({ hasText: words.done })).toBeVisible()
    const panel = office.getByRole('dialog')
    await expect(panel.getByRole('link', { name: '+380501112233' })).toBeVisible()
    await expect(panel.getByText(words.history)).toBeVisible()
    for (const name of words.take) await office.getByRole('button', { name, exact: true }).click()

    await shopper.goto(`/payment/${ref}`)
    await expect(shopper.getByText(size).first()).toBeVisible()
  })

for (const { language, width } of phoneAndDesk)
  test(`an item is taken out before an order is packed, and what it cost goes back (${language}, ${width} px)`, async ({
    customer,
    staff,
  }) => {
    const words = texts[language]
    const { page: shopper } = await customer({ language })
    const two = [{ article: 'DR-1042-BUR-R', size: '38 (M)', count: 2 }]
    const { number, ref } = await orderByCall(shopper, language, two)
    await payByCall(shopper, ref)
    const { page: office, open } = await staff({ language, width })
    await open(`/admin/orders?order=${number}`)

    await office.getByRole('button', { name: words.change }).click()
    await office.getByRole('combobox', { name: words.remove }).selectOption(words.one)
    const preview = office.getByRole('region', { name: words.preview })
    await expect(preview).toContainText(words.due)
    expect(await settledViolations(office)).toEqual([])
    await office.getByRole('button', { name: words.apply, exact: true }).click()

    await expect(office.getByRole('status').filter({ hasText: words.done })).toBeVisible()
    const panel = office.getByRole('dialog')
    await expect(panel.getByText(words.due, { exact: true })).toBeVisible()
    await panel.getByRole('button', { name: words.refund, exact: true }).click()
    await panel.getByLabel(words.reason).fill('Одну річ прибрано')
    await panel.getByRole('button', { name: words.confirm }).click()

    await expect(panel.getByText(words.returned)).toBeVisible()
    await expect(panel.getByText(words.due, { exact: true })).toBeHidden()
    for (const name of words.take) await office.getByRole('button', { name, exact: true }).click()
    await shopper.goto(`/payment/${ref}`)
    await expect(shopper.getByText('38 (M)').first()).toBeVisible()
  })

for (const { language, width } of phoneAndDesk)
  test(`an item is added to a paid order once its money is in the till (${language}, ${width} px)`, async ({
    customer,
    staff,
  }) => {
    const words = texts[language]
    const { page: shopper } = await customer({ language })
    const { number, ref } = await orderByCall(shopper, language)
    await payByCall(shopper, ref)
    const { page: office, open } = await staff({ language, width })
    await open(`/admin/orders?order=${number}`)

    await office.getByRole('button', { name: words.change }).click()
    await office.getByRole('combobox', { name: words.find }).fill('CO-2014-CAM-R')
    await office.getByRole('option', { name: /CO-2014-CAM-R/ }).click()
    await office.getByRole('combobox', { name: words.taken }).selectOption(words.means)
    await office.getByRole('textbox', { name: words.source }).fill('Каса на Подолі')
    expect(await settledViolations(office)).toEqual([])
    await office.getByRole('button', { name: words.apply, exact: true }).click()

    await expect(office.getByRole('status').filter({ hasText: words.done })).toBeVisible()
    const panel = office.getByRole('dialog')
    await expect(panel.getByText(words.paid)).toBeVisible()
    await expect(panel.getByText(/CO-2014-CAM-R/).first()).toBeVisible()
    for (const name of words.take) await office.getByRole('button', { name, exact: true }).click()
    await shopper.goto(`/payment/${ref}`)
    await expect(shopper.getByText(/Пальто|coat/i).first()).toBeVisible()
  })
