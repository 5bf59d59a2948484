import { productSearchEndpoint } from '@shop/contracts/catalog/products'
import type { AnyEndpoint } from '@shop/contracts/endpoint'
import { ShopError } from '@shop/contracts/errors'
import type { OrderChangePreview } from '@shop/contracts/staff/orders/order-change'
import type { FullOrder } from '@shop/contracts/staff/orders/staff-orders'
import { fullOrderFixture } from '@shop/testing/staff-order-fixtures'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { changeableFixture, changePreviewFixture } from '../../../../test/changed-order-fixture.ts'
import { foundDress, newOrderAnswers } from '../../../../test/new-order-fixture.ts'
import { dress, memberWith, openActions, press, service } from '../../../../test/order-actions.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))

const sizes = [
  { name: dress.size, count: 3 },
  { name: '38 (M)', count: 2 },
  { name: '40 (L)', count: 0 },
].map(size => ({
  ...size,
  preorder: size.count === 0,
  price: { uah: 4390 },
  price_without_discount: null,
  weight: null,
}))
const color = { title: { uk: 'Бордовий', en: 'Burgundy' } }
const product = { article: dress.article, color, height: null, sizes }
const tall = { article: 'DR-1042-BUR-T', color, height: '170-177', in_stock: true, preorder: false }
const lines = [{ article: dress.article, size: dress.size, bundle: null, count: 2 }]
const order: Partial<FullOrder> = {
  actions: ['change'],
  lines: [dress],
  phone: '+380671234567',
  email: 'olena@example.com',
  changeable: { ...changeableFixture, lines },
}
const text = (uk: string) => ({ uk, en: uk })

async function open(preview: Partial<OrderChangePreview> = {}, line = dress) {
  const shown = await openActions({ ...order, lines: [line] })
  const answers = { apply: async (): Promise<unknown> => ({ order: fullOrderFixture() }) }
  service.mockImplementation(async (endpoint: AnyEndpoint, input: { query?: { article: string } }) => {
    if (endpoint.path.endsWith('/preview')) return { preview: { ...changePreviewFixture, ...preview } }
    if (endpoint.path.endsWith('/change')) return answers.apply()
    if (endpoint === productSearchEndpoint) return newOrderAnswers[endpoint.path]
    if (endpoint.path.endsWith('model-by-article')) {
      const isTall = input.query?.article === tall.article
      return isTall ? { product: { ...product, ...tall }, siblings: [product] } : { product, siblings: [tall] }
    }
    return memberWith(['orders', 'fulfilment'])
  })
  await press('Змінити замовлення')
  await screen.findByRole('combobox', { name: /^Інший розмір/ })
  return { ...shown, answers }
}

const sent = () => service.mock.calls.findLast(([{ path }]) => path.endsWith('/change'))?.[1]
const chooseSize = (size: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: /^Інший розмір/ }), size)

test('only sizes that lie on the shelf are offered, and one of two items is swapped', async () => {
  await open()
  const options = within(screen.getByRole('combobox', { name: /^Інший розмір/ })).getAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual(['Без змін', expect.stringMatching(/^38 \(M\)/)])

  await chooseSize('38 (M)')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Скільки штук/ }), '1')
  await press('Змінити')

  const swap = { article: dress.article, size: dress.size, bundle: null, count: 1 }
  const to = { article: dress.article, size: '38 (M)' }
  expect(sent()).toMatchObject({ body: { seen: changeableFixture.revision, swaps: [{ ...swap, to }] } })
  expect(sent()).not.toHaveProperty('body.customer')
  expect(await screen.findByRole('status')).toHaveTextContent('Замовлення змінено')
})

test('in place of what its customer waits for a size that can be had in advance is offered, too', async () => {
  await open({}, { ...dress, preorder: '2026-12-20', awaited: 2 })
  const options = within(screen.getByRole('combobox', { name: /^Інший розмір/ })).getAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toContain('40 (L): передзамовлення')

  await chooseSize('40 (L)')
  await press('Змінити')

  expect(sent()).toMatchObject({ body: { swaps: [{ to: { article: dress.article, size: '40 (L)' } }] } })
})

test('another height has sizes of its own', async () => {
  await open()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Колір і зріст/ }), tall.article)

  await chooseSize(dress.size)
  await press('Змінити')

  expect(sent()).toMatchObject({ body: { swaps: [{ to: { article: tall.article, size: dress.size } }] } })
})

test('was and will be stand there before anything is done', async () => {
  const changes = [{ field: 'phone' as const, was: text('+380671234567'), is: text('+380501112233') }]
  await open({ changes })
  await userEvent.clear(screen.getByLabelText('Побажання'))
  await userEvent.type(screen.getByLabelText('Побажання'), 'Подзвоніть')

  const preview = await screen.findByRole('region', { name: 'Що зміниться' })

  await waitFor(() => expect(preview).toHaveTextContent('Телефон: +380671234567 → +380501112233'))
  expect(preview).toHaveTextContent(/4.390.*без змін/)
  expect(sent()).toBeUndefined()
})

test('what costs another sum is changed once it is said why the agreed one stays', async () => {
  const { answers } = await open({
    refusal: 'order_sum_differs',
    total: { was: 4390, will_be: 4690 },
    agreed_total: 4390,
  })
  answers.apply = async () => {
    throw new ShopError('order_sum_differs')
  }
  await chooseSize('38 (M)')
  const reason = await screen.findByRole('textbox', { name: 'Чому лишаються домовлені умови' })
  expect(screen.getByText(/коштує більше/)).toBeVisible()

  await press('Змінити')
  expect(await screen.findByRole('alert')).toHaveTextContent(/коштує інакше/)

  answers.apply = async () => ({ order: fullOrderFixture() })
  await userEvent.type(reason, 'Помилка магазину')
  const previewed = () => service.mock.calls.findLast(([{ path }]) => path.endsWith('/preview'))?.[1]
  await waitFor(() => expect(previewed()).toHaveProperty('body.keep_sum'))
  await press('Змінити')
  expect(sent()).toMatchObject({ body: { keep_sum: 'Помилка магазину' } })
})

test('an item is taken out: what the order will cost, what the limit takes away and what goes back is shown before', async () => {
  await open({
    discount: { was: 1000, will_be: 0 },
    total: { was: 8780, will_be: 4390 },
    agreed_total: 4171,
    to_give_back: { amount: 4390, currency: 'UAH' },
  })
  const remove = screen.getByRole('combobox', { name: /^Прибрати/ })
  await userEvent.selectOptions(remove, '1 з 2')

  const preview = await screen.findByRole('region', { name: 'Що зміниться' })
  await waitFor(() => expect(preview).toHaveTextContent(/Знижка.*було 1.000.*буде 0/))
  expect(preview).toHaveTextContent(/Належить повернути.*4.390/)
  expect(preview).toHaveTextContent(/замовлення коштуватиме 4.171/)
  await press('Змінити')

  const removed = [{ article: dress.article, size: dress.size, bundle: null, count: 1 }]
  expect(sent()).toMatchObject({ body: { removed } })
  expect(sent()).not.toHaveProperty('body.swaps')
  expect(sent()).not.toHaveProperty('body.keep_sum')
})

test('an item is added once the difference was taken, and how stands in what is sent', async () => {
  const total = { was: 4390, will_be: 9380 }
  const dearer = { refusal: 'order_sum_differs' as const, total, agreed_total: 9380 }
  await open({ ...dearer, to_pay: { amount: 4990, currency: 'UAH' } })
  await userEvent.type(screen.getByRole('combobox', { name: 'Додати річ' }), 'Анна')
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(foundDress.article) }))
  const [size] = foundDress.sizes.filter(({ count }) => count > 0)

  const taken = await screen.findByRole('combobox', { name: /^Доплату 4.990.* отримано/ })
  expect(screen.getByText(/Візьміть доплату й позначте/)).not.toHaveTextContent('домовлені умови')
  await userEvent.selectOptions(taken, 'Готівка')
  await press('Змінити')
  expect(sent()).toBeUndefined()
  await userEvent.type(screen.getByRole('textbox', { name: 'Звідки кошти' }), 'Каса')
  await press('Змінити')

  expect(sent()).toMatchObject({
    body: {
      added: [{ article: foundDress.article, size: size?.name, count: 1 }],
      difference: { means: 'cash', reason: 'Каса' },
    },
  })
})

test('the customer is asked to pay the difference by a link, and what that means stands there before', async () => {
  const total = { was: 4390, will_be: 4690 }
  const dearer = { refusal: 'order_sum_differs' as const, total, agreed_total: 4390 }
  await open({ ...dearer, to_pay: { amount: 300, currency: 'UAH' } })
  await chooseSize('38 (M)')

  const taken = await screen.findByRole('combobox', { name: /^Доплату 300.* отримано/ })
  await userEvent.selectOptions(taken, 'Ще ні: покупець доплатить за посиланням')
  expect(screen.getByText(/має на неї 24 години/)).toBeVisible()
  expect(screen.queryByRole('textbox', { name: 'Звідки кошти' })).not.toBeInTheDocument()
  await press('Змінити')

  expect(sent()).toMatchObject({ body: { swaps: [{}], ask_difference: true } })
  expect(sent()).not.toHaveProperty('body.difference')
  expect(await screen.findByRole('status')).toHaveTextContent('Лист із посиланням на доплату вже в дорозі')
})

test('what becomes of a code that is not for the new items is chosen before the sums are told, and is sent', async () => {
  const promo = { code: 'OSIN15', reason: 'not_covered' as const, without_total: 4990, keep_total: 4640 }
  const total = { was: 4390, will_be: 4640 }
  await open({ promo, refusal: 'promo_choice_required', total, agreed_total: 4640 })
  await chooseSize('38 (M)')

  const preview = await screen.findByRole('region', { name: 'Що зміниться' })
  const choice = await screen.findByRole('group', { name: /^Що робити з промокодом OSIN15/ })
  expect(choice).toHaveTextContent(/Без коду.*4.990.*нові речі без коду.*4.640/)
  expect(preview).toHaveTextContent('Промокод OSIN15 не діє на нові речі')
  expect(preview).not.toHaveTextContent('Сума замовлення')

  await userEvent.click(screen.getByRole('radio', { name: 'Без коду' }))
  expect(preview).toHaveTextContent('Сума замовлення')
  await press('Змінити')

  expect(sent()).toMatchObject({ body: { promo: 'without' } })
})

test('a code under which items were given back can only be kept', async () => {
  const promo = { code: 'OSIN15', reason: 'ended' as const, without_total: null, keep_total: 4640 }
  await open({ promo, refusal: 'promo_choice_required' })
  await chooseSize('38 (M)')

  expect(await screen.findByRole('radio', { name: /нові речі без коду/ })).toBeInTheDocument()
  expect(screen.queryByRole('radio', { name: 'Без коду' })).not.toBeInTheDocument()
})

test('an item that was to be added can be left out again', async () => {
  await open()
  await userEvent.type(screen.getByRole('combobox', { name: 'Додати річ' }), 'Анна')
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(foundDress.article) }))
  expect(screen.getByRole('group', { name: /^Додати: / })).toBeVisible()

  await userEvent.click(screen.getByRole('button', { name: /^Прибрати: / }))

  expect(screen.queryByRole('group', { name: /^Додати: / })).not.toBeInTheDocument()
})

test('of two items one may be swapped and only the other taken out', async () => {
  await open()
  await chooseSize('38 (M)')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Скільки штук/ }), '1')

  const remove = screen.getByRole('combobox', { name: /^Прибрати/ })
  expect(
    within(remove)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Нічого', '1 з 2'])
})

test('what a colleague changed meanwhile is not taken back: only what this person typed is sent', async () => {
  const { answers, change } = await open()
  answers.apply = async () => {
    throw new ShopError('changed_meanwhile')
  }
  await userEvent.clear(screen.getByLabelText('Ім’я'))
  await userEvent.type(screen.getByLabelText('Ім’я'), 'Олеся')
  await press('Змінити')
  expect(await screen.findByText(/уже змінив це/)).toBeVisible()

  const revision = 'fedcba9876543210'
  change({ ...order, phone: '+380501112233', changeable: { ...changeableFixture, lines, revision } })
  answers.apply = async () => ({ order: fullOrderFixture() })
  await press('Змінити')

  expect(sent()).toMatchObject({
    body: { seen: revision, customer: { name: 'Олеся', last_name: 'Коваль', phone: '+380501112233' } },
  })
})

test('a form in which nothing was changed says so, and nothing is asked of the service', async () => {
  await open()

  await press('Змінити')

  expect(await screen.findByText('Ще нічого не змінено')).toBeVisible()
  expect(sent()).toBeUndefined()
})
