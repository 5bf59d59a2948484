import { ShopError } from '@shop/contracts/errors'
import { orderActionEndpoints, returnsEndpoint } from '@shop/contracts/staff/orders/staff-order-actions'
import { fullOrderFixture, orderLineFixture } from '@shop/testing/staff-order-fixtures'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { asked, coat, dress, openActions as open, press, service } from '../../../../test/order-actions.tsx'
import uk from '../../../locales/uk.json' with { type: 'json' }

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))

test('an action is explained before it is taken, and reported as done after it', async () => {
  await open({ actions: ['take'] })
  await press('Взяти в роботу')
  expect(screen.getByText(/за три робочі дні/)).toBeVisible()

  service.mockResolvedValueOnce({ order: fullOrderFixture({ order_status: 'processing' }) })
  await press('Взяти')

  expect(asked()).toEqual([orderActionEndpoints.take.path, { params: { number: '26-000042' }, body: {} }])
  expect(await screen.findByRole('status')).toHaveTextContent('Взято в роботу')
})

test('before a parcel leaves for an address that the customer typed, staff are asked to check it', async () => {
  await open({ actions: ['ship'], lines: [dress], is_address_typed: true })

  await press('Відправити')

  expect(screen.getByText('Адресу написала покупниця: перевірте її')).toBeVisible()
  expect(screen.getByText(fullOrderFixture().delivery_text.uk)).toBeVisible()
})

test('a return by phone is noted down once staff have chosen its cause', async () => {
  await open({ actions: ['return_request'], lines: [dress] })
  await press('Оформити повернення')
  await userEvent.click(screen.getByRole('checkbox', { name: /Сукня/ }))
  await press('Оформити')
  expect(await screen.findByText(/Заповніть поле «Чому повертає»/)).toBeVisible()
  expect(asked()[0]).not.toBe(returnsEndpoint.path)

  await userEvent.click(screen.getByRole('radio', { name: 'Замале' }))
  service.mockResolvedValueOnce({ order: fullOrderFixture({ order_status: 'return_requested' }) })
  await press('Оформити')

  const lines = [{ article: dress.article, size: dress.size, bundle: null, count: dress.count }]
  const body = { step: 'request', lines, cause: 'too_small', reason: '' }
  expect(asked()).toEqual([returnsEndpoint.path, { params: { number: '26-000042' }, body }])
})

test('what is in stock leaves as a whole, and of a pre-order one item can stay for the next parcel', async () => {
  const shirt = orderLineFixture({
    article: 'SH-1',
    title: { uk: 'Сорочка', en: 'Shirt' },
    count: 3,
    left: 3,
    packable: 2,
  })
  await open({ actions: ['ship'], lines: [dress, { ...shirt, preorder: '2026-12-05' }] })
  await press('Відправити')
  expect(screen.queryByRole('checkbox', { name: /Сукня/ })).not.toBeInTheDocument()
  expect(screen.getByRole('list', { name: 'Зі складу, вирушає все разом' })).toHaveTextContent('× 2')
  expect(screen.getByText(/Решта з передзамовлення/)).toBeVisible()

  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Скільки штук: Сорочка/ }), '1')
  await userEvent.type(screen.getByLabelText('Номер посилки'), '20450123456789')
  service.mockResolvedValueOnce({ order: fullOrderFixture() })
  await press('Відправити')

  const lines = [
    { article: dress.article, size: dress.size, bundle: null, count: 2 },
    { article: shirt.article, size: shirt.size, bundle: null, count: 1 },
  ]
  expect(asked()).toEqual([
    orderActionEndpoints.ship.path,
    { params: { number: '26-000042' }, body: { tracking: '20450123456789', lines } },
  ])
})

test('what cannot be sent yet has no tick and says why', async () => {
  const shirt = orderLineFixture({
    article: 'SH-1',
    title: { uk: 'Сорочка', en: 'Shirt' },
    count: 3,
    left: 3,
    packable: 2,
  })
  const preorder = '2026-12-05'
  await open({
    actions: ['ship'],
    lines: [dress, { ...shirt, preorder, awaited: 1 }, { ...coat, preorder, awaited: 1 }],
  })
  await press('Відправити')

  expect(screen.queryByRole('checkbox', { name: /Пальто/ })).not.toBeInTheDocument()
  const later = within(screen.getByRole('list', { name: 'Ще не можна відправити' })).getAllByRole('listitem')
  expect(later.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Сорочка.*× 1.*Передзамовлення ще не надійшло, очікуємо від 5 груд\. 2026/),
    expect.stringMatching(/^Пальто.*× 1.*Передзамовлення ще не надійшло/),
  ])
})

test('a parcel in which nothing is ticked says what is missing', async () => {
  await open({ actions: ['ship'], lines: [{ ...dress, preorder: '2026-12-05' }] })
  await press('Відправити')
  await userEvent.click(screen.getByRole('checkbox', { name: /Сукня/ }))
  await userEvent.type(screen.getByLabelText('Номер посилки'), '20450123456789')
  service.mockClear()
  await press('Відправити')

  expect(await screen.findByText('Оберіть хоча б одну річ')).toBeVisible()
  expect(service).not.toHaveBeenCalled()
})

test('a parcel without its number is not sent, and the service is not called', async () => {
  await open({ actions: ['ship'], lines: [dress] })
  await press('Відправити')
  service.mockClear()
  await press('Відправити')

  expect(await screen.findByText('Введіть номер посилки')).toBeVisible()
  expect(screen.getByLabelText('Номер посилки')).toBeInvalid()
  expect(service).not.toHaveBeenCalled()
})

const parcel = (tracking: string, is_correctable: boolean) => ({
  at: '2026-11-21T10:00:00.000Z',
  who: 'olena',
  tracking,
  link: null,
  lines: [],
  is_correctable,
})

test('of several parcels staff choose the one on its way whose number is wrong, and write the right one', async () => {
  const parts = [parcel('20450000000001', false), parcel('20450000000002', true)]
  await open({ actions: ['correct_tracking'], order_status: 'shipped', parts })
  await press(uk['actions.correct_tracking'])

  const options = within(screen.getByLabelText('Помилковий номер')).getAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual(['20450000000002'])
  await userEvent.type(screen.getByLabelText('Правильний номер'), '20450000000003')
  service.mockResolvedValueOnce({ order: fullOrderFixture() })
  await press('Виправити')

  expect(asked()).toEqual([
    '/api/admin/orders/:number/tracking',
    { params: { number: '26-000042' }, body: { former: '20450000000002', tracking: '20450000000003' } },
  ])
})

test('stock from the maker is received from the order that waits for it, once however often it is sent', async () => {
  await open({ actions: ['receive'], lines: [dress, { ...coat, preorder: '2026-12-05', awaited: 1 }] })
  await press('Речі прийшли')
  const count = screen.getByLabelText('Скільки штук')
  expect(count).toHaveValue('1')
  await userEvent.clear(count)
  await userEvent.type(count, '10')
  service.mockRejectedValueOnce(new ShopError('unknown')).mockResolvedValue({ order: fullOrderFixture() })
  await press('Прийняти')
  await press('Прийняти')

  const sent = service.mock.calls.filter(([endpoint]) => endpoint === orderActionEndpoints.receive)
  expect(sent[0]?.[1]).toMatchObject({ body: { article: coat.article, size: coat.size, count: 10 } })
  expect(new Set(sent.map(([, , options]) => options?.headers?.['Idempotency-Key'])).size).toBe(1)
})

test('a delivery that was changed after an answer was lost is refused once, and then is another delivery', async () => {
  const order = fullOrderFixture({ actions: ['receive'], lines: [{ ...coat, preorder: '2026-12-05', awaited: 1 }] })
  await open(order)
  await press('Речі прийшли')
  const refusals = [new ShopError('unknown'), new ShopError('idempotency_conflict')]
  service.mockImplementation(async endpoint => {
    const refusal = endpoint === orderActionEndpoints.receive && refusals.shift()
    if (refusal) throw refusal
    return { order }
  })
  await press('Прийняти')
  await userEvent.type(await screen.findByLabelText('Скільки штук'), '0')
  await press('Прийняти')
  await screen.findByText(uk['refused.earlierRequest'])
  await press('Прийняти')

  const sent = service.mock.calls.filter(([endpoint]) => endpoint === orderActionEndpoints.receive)
  const [lost, refused, done] = sent.map(([, , options]) => options?.headers?.['Idempotency-Key'])
  expect(refused).toBe(lost)
  expect(done).not.toBe(lost)
})

test('when a colleague was faster, the form says so and keeps what was typed', async () => {
  await open({ actions: ['cancel'] })
  await press('Скасувати')
  await userEvent.type(screen.getByLabelText('Причина'), 'Дублікат')
  service.mockRejectedValueOnce(new ShopError('illegal_transition'))
  await press('Скасувати замовлення')

  expect(await screen.findByRole('alert')).toHaveTextContent('Зараз цього зробити не можна. Перевірте поточний стан')
  expect(screen.getByLabelText('Причина')).toHaveValue('Дублікат')
})

test('an order that is over and lacks items is not paid: the form names the article and size, and how many there are', async () => {
  await open({ actions: ['manual_paid'], is_paid: false, payments: [], order_status: 'cancelled' })
  await press(uk['actions.manual_paid'])
  await userEvent.type(screen.getByLabelText(uk['reason.manual_paid']), 'Переказ')
  const lines = [{ article: 'DR-1042-BUR-R', size: '38 (M)', requested: 2, available: 1 }]
  service.mockRejectedValueOnce(new ShopError('out_of_stock', { lines }))
  await press(/^Позначити оплаченим:/)

  expect(await screen.findByRole('alert')).toHaveTextContent('DR-1042-BUR-R, 38 (M): потрібно 2, є 1')
})

test('an accountant does not see actions without a right to them', async () => {
  await open({ actions: ['take', 'refund'] }, ['orders', 'refunds'])

  expect(await screen.findByRole('button', { name: 'Повернути кошти' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Взяти в роботу' })).not.toBeInTheDocument()
})

test.each([
  ['hryvnias', {}, '4 390'],
  ['euros, as hryvnias', { currency: 'EUR', total: 98, charge_uah: 4410 } as const, '4 410'],
])(
  'money received by hand shows its sum in %s, and an empty source is asked for by its name',
  async (_, about, sum) => {
    await open({ actions: ['manual_paid'], is_paid: false, payments: [], ...about })
    await press(uk['actions.manual_paid'])
    service.mockRejectedValueOnce(new ShopError('validation', { fields: { reason: 'reason_required' } }))
    await press(new RegExp(`^Позначити оплаченим: ${sum.replace(' ', '\\s')}\\s₴$`))

    expect(await screen.findByText('Напишіть, звідки кошти: переказ, готівка чи щось інше')).toBeVisible()
    expect(screen.getByLabelText('Звідки кошти')).toBeInvalid()
  },
)
