import { settledViolations } from '../../support/axe.ts'
import { payByCall } from '../../support/bank-by-call.ts'
import { expect, phoneAndDesk, test } from '../../support/fixtures.ts'
import { linkInEmail, strangerNumber } from '../../support/messages.ts'
import { orderByCall } from '../../support/order-by-call.ts'
import { onlySize, productByCall } from '../../support/product-by-call.ts'

const larger = '38 (M)'
const texts = {
  uk: {
    change: 'Змінити замовлення',
    size: /^Інший розмір/,
    taken: /^Доплату .* отримано/,
    byLink: 'Ще ні: покупець доплатить за посиланням',
    apply: 'Змінити',
    asked: 'Лист із посиланням на доплату вже в дорозі',
    waits: /^Чекає на доплату/,
    drop: 'Не чекати доплати',
    email: 'Доплатити',
    section: /^Доплата за зміну/,
    pay: /^Доплатити/,
    approve: 'Сплатити',
    take: ['Взяти в роботу', 'Взяти'],
    history: 'Змінено замовлення',
  },
  en: {
    change: 'Change the order',
    size: /^Another size/,
    taken: /^The difference of .* was taken/,
    byLink: 'Not yet: the customer pays by a link',
    apply: 'Change',
    asked: 'The email with the link to pay the difference is on its way',
    waits: /^Waits for/,
    drop: 'Stop waiting for payment',
    email: 'Pay',
    section: /^Difference for your change/,
    pay: /^Pay/,
    approve: 'Pay',
    take: ['Start processing', 'Start'],
    history: 'Order changed',
  },
} as const

for (const { language, width } of phoneAndDesk)
  test(`a dearer size is swapped before packing, and its customer pays the difference (${language}, ${width} px)`, async ({
    customer,
    staff,
  }) => {
    const words = texts[language]
    const article = `SK-${strangerNumber()}-BLK-R`
    const { page: office, open } = await staff({ language, width })
    await productByCall(office, { article, title: { uk: 'Спідниця міді', en: 'Midi skirt' }, dearer: larger })
    const { page: shopper } = await customer({ language, width })
    const { number, ref, email } = await orderByCall(shopper, language, [{ article, size: onlySize, count: 1 }])
    await payByCall(shopper, ref)
    await open(`/admin/orders?order=${number}`)

    await office.getByRole('button', { name: words.change }).click()
    await office.getByRole('combobox', { name: words.size }).selectOption(larger)
    await office.getByRole('combobox', { name: words.taken }).selectOption(words.byLink)
    expect(await settledViolations(office)).toEqual([])
    await office.getByRole('button', { name: words.apply, exact: true }).click()
    await expect(office.getByRole('status').filter({ hasText: words.asked })).toBeVisible()
    const panel = office.getByRole('dialog')
    await expect(panel.getByText(words.waits)).toBeVisible()
    await expect(panel.getByRole('button', { name: words.drop })).toBeVisible()
    for (const name of words.take) await expect(panel.getByRole('button', { name, exact: true })).toBeHidden()

    await shopper.goto(await linkInEmail(shopper, email, words.email))
    await expect(shopper).toHaveURL(`/payment/${ref}`)
    const section = shopper.getByRole('region', { name: words.section })
    await expect(section).toContainText(larger)
    expect(await settledViolations(shopper)).toEqual([])
    await section.getByRole('button', { name: words.pay }).click()
    await shopper.waitForURL('**/sandbox-pay/**')
    await shopper.getByRole('button', { name: words.approve, exact: true }).click()
    await shopper.waitForURL('**/payment/**')

    await expect(shopper.getByText(larger).first()).toBeVisible()
    await expect(shopper.getByRole('region', { name: words.section })).toBeHidden()
    await open(`/admin/orders?order=${number}`)
    await expect(panel.getByText(words.history)).toBeVisible()
    await expect(panel.getByText(words.waits)).toBeHidden()
    for (const name of words.take) await office.getByRole('button', { name, exact: true }).click()
  })
