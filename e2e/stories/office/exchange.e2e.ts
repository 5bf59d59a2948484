import { settledViolations } from '../../support/axe.ts'
import { payByCall } from '../../support/bank-by-call.ts'
import { deliverByCall } from '../../support/deliver-by-call.ts'
import { expect, phoneAndDesk, test } from '../../support/fixtures.ts'
import { linkInEmail, strangerNumber } from '../../support/messages.ts'
import { orderByCall } from '../../support/order-by-call.ts'
import { onlySize, productByCall } from '../../support/product-by-call.ts'

/** It costs less than the dress. */
const skirt = 'SK-7022-BLK-R'
const texts = {
  uk: {
    start: 'Повернути або обміняти',
    other: 'Інший розмір, зріст чи колір',
    color: 'Колір',
    burgundy: 'Бордовий',
    size: 'Розмір',
    same: '40 (L): без доплати',
    dearer: `${onlySize}: доплата 300 ₴`,
    difference: /^Доплата за обмін 300\s₴$/,
    taken: /^Доплату .* отримано/,
    byLink: 'Ще ні: покупець доплатить за посиланням',
    linkSent: 'Лист із посиланням на доплату вже в дорозі',
    waits: /^Чекає на доплату/,
    drop: 'Не чекати доплати',
    email: 'Доплатити',
    section: /^Доплата за обмін/,
    pay: /^Доплатити/,
    approve: 'Сплатити',
    cause: 'Замале',
    send: 'Надіслати запит',
    asked: /^Запит на обмін від/,
    wanted: 'Просить обміняти 38 (M) на DR-1042-BUR-R, 40 (L)',
    accept: ['Прийняти повернення', 'Прийняти'],
    exchange: 'Обміняти',
    otherItem: 'Або інша річ',
    preview: 'Що зміниться',
    due: 'Належить повернути',
    done: 'Обміняно, лист уже в дорозі',
    made: /^Обмін за поверненням від .* оформлено$/,
    owed: /^Різницю .* ще повернемо/,
    refund: 'Повернути кошти',
    reason: 'Причина',
    confirm: /^Повернути .*\d/,
    returned: 'Повернуто покупниці',
  },
  en: {
    start: 'Return or exchange',
    other: 'Another size, height or colour',
    color: 'Colour',
    burgundy: 'Burgundy',
    size: 'Size',
    same: '40 (L): no difference',
    dearer: / to pay$/,
    difference: /^Difference to pay €\d/,
    taken: /^The difference of .* was taken/,
    byLink: 'Not yet: the customer pays by a link',
    linkSent: 'The email with the link to pay the difference is on its way',
    waits: /^Waits for/,
    drop: 'Stop waiting for payment',
    email: 'Pay',
    section: /^Difference for your exchange/,
    pay: /^Pay/,
    approve: 'Pay',
    cause: 'Too small',
    send: 'Send the request',
    asked: /^Exchange requested on/,
    wanted: 'Wants DR-1042-BUR-R, 40 (L) in place of 38 (M)',
    accept: ['Accept the return', 'Accept'],
    exchange: 'Exchange',
    otherItem: 'Or another item',
    preview: 'What will change',
    due: 'To be refunded',
    done: 'Exchanged, the email is on its way',
    made: /^The exchange for the return of .* is made$/,
    owed: /^We still give the difference of/,
    refund: 'Refund',
    reason: 'Reason',
    confirm: /^Refund .*\d/,
    returned: 'Refunded to the customer',
  },
} as const

for (const { language, width } of phoneAndDesk)
  test(`a customer asks for an exchange, gets something cheaper, and sees the difference go back (${language}, ${width} px)`, async ({
    customer,
    staff,
  }) => {
    const words = texts[language]
    const { page: shopper } = await customer({ language, width })
    const { number, ref } = await orderByCall(shopper, language)
    await payByCall(shopper, ref)
    const { page: office, open } = await staff({ language, width })
    await deliverByCall(office, number)

    await shopper.goto(`/payment/${ref}`)
    await shopper.getByRole('link', { name: words.start }).click()
    await shopper.getByText(words.other, { exact: true }).click()
    await shopper.getByRole('combobox', { name: words.size, exact: true }).selectOption(words.same)
    await shopper.getByRole('radio', { name: words.cause }).check({ force: true })
    expect(await settledViolations(shopper)).toEqual([])
    await shopper.getByRole('button', { name: words.send }).click()
    await expect(shopper.getByText(words.asked)).toBeVisible()

    await open(`/admin/orders?order=${number}`)
    const panel = office.getByRole('dialog')
    await expect(panel.getByText(words.wanted)).toBeVisible()
    for (const name of words.accept) await panel.getByRole('button', { name, exact: true }).click()
    await panel.getByRole('button', { name: words.exchange, exact: true }).click()
    await panel.getByRole('combobox', { name: words.otherItem }).fill(skirt)
    await office.getByRole('option', { name: new RegExp(skirt) }).click()
    await expect(panel.getByRole('region', { name: words.preview })).toContainText(words.due)
    expect(await settledViolations(office)).toEqual([])
    await panel.getByRole('button', { name: words.exchange, exact: true }).click()
    await expect(office.getByRole('status').filter({ hasText: words.done })).toBeVisible()

    await shopper.goto(`/payment/${ref}`)
    await expect(shopper.getByText(words.made)).toBeVisible()
    await expect(shopper.getByText(words.owed)).toBeVisible()
    expect(await settledViolations(shopper)).toEqual([])

    await panel.getByRole('button', { name: words.refund, exact: true }).click()
    await panel.getByLabel(words.reason).fill('Різниця за обмін')
    await panel.getByRole('button', { name: words.confirm }).click()
    await expect(panel.getByText(words.returned)).toBeVisible()
    await shopper.reload()
    await expect(shopper.getByText(words.made)).toBeVisible()
    await expect(shopper.getByText(words.owed)).toBeHidden()
  })

for (const { language, width } of phoneAndDesk)
  test(`a customer wants another colour that is dearer, and pays the difference by the link before it is exchanged (${language}, ${width} px)`, async ({
    customer,
    staff,
  }) => {
    const words = texts[language]
    const model = `SK-${strangerNumber()}`
    const [article, burgundy] = [`${model}-BLK-R`, `${model}-BUR-R`]
    const title = { uk: 'Спідниця міді', en: 'Midi skirt' }
    const { page: office, open } = await staff({ language, width })
    await productByCall(office, { article, title, ofModel: { model, color: 'black', uah: 2500 } })
    await productByCall(office, { article: burgundy, title, ofModel: { model, color: 'burgundy', uah: 2800 } })
    const { page: shopper } = await customer({ language, width })
    const { number, ref, email } = await orderByCall(shopper, language, [{ article, size: onlySize, count: 1 }])
    await payByCall(shopper, ref)
    await deliverByCall(office, number)

    await shopper.goto(`/payment/${ref}`)
    await shopper.getByRole('link', { name: words.start }).click()
    await shopper.getByText(words.other, { exact: true }).click()
    await shopper.getByRole('combobox', { name: words.color, exact: true }).selectOption(words.burgundy)
    const sizes = shopper.getByRole('combobox', { name: words.size, exact: true })
    await expect(sizes.getByRole('option', { name: words.dearer })).toBeEnabled()
    await sizes.selectOption(onlySize)
    await expect(shopper.getByRole('status').getByText(words.difference)).toBeVisible()
    expect(await settledViolations(shopper)).toEqual([])
    await shopper.getByRole('radio', { name: words.cause }).check({ force: true })
    await shopper.getByRole('button', { name: words.send }).click()
    await expect(shopper.getByText(words.asked)).toBeVisible()

    await open(`/admin/orders?order=${number}`)
    const panel = office.getByRole('dialog')
    for (const name of words.accept) await panel.getByRole('button', { name, exact: true }).click()
    await panel.getByRole('button', { name: words.exchange, exact: true }).click()
    await panel.getByRole('combobox', { name: words.taken }).selectOption(words.byLink)
    expect(await settledViolations(office)).toEqual([])
    await panel.getByRole('button', { name: words.exchange, exact: true }).click()
    await expect(office.getByRole('status').filter({ hasText: words.linkSent })).toBeVisible()
    await expect(panel.getByText(words.waits)).toBeVisible()
    await expect(panel.getByRole('button', { name: words.drop })).toBeVisible()
    for (const name of [words.exchange, words.refund]) await expect(panel.getByRole('button', { name })).toBeHidden()

    await shopper.goto(await linkInEmail(shopper, email, words.email))
    await expect(shopper).toHaveURL(`/payment/${ref}`)
    const section = shopper.getByRole('region', { name: words.section })
    await expect(section).toContainText(words.burgundy)
    expect(await settledViolations(shopper)).toEqual([])
    await section.getByRole('button', { name: words.pay }).click()
    await shopper.waitForURL('**/sandbox-pay/**')
    await shopper.getByRole('button', { name: words.approve, exact: true }).click()
    await shopper.waitForURL('**/payment/**')

    await expect(shopper.getByText(words.made)).toBeVisible()
    await expect(shopper.getByRole('region', { name: words.section })).toBeHidden()
    await open(`/admin/orders?order=${number}`)
    await expect(panel.getByText(words.waits)).toBeHidden()
  })
