import { call } from '@shop/api-client/call'
import { staffCheckAuthEndpoint } from '@shop/contracts/customers/session-check'
import { ShopError } from '@shop/contracts/errors'
import { messageDraftsEndpoint, sendMessageEndpoint } from '@shop/contracts/staff/orders/order-messages'
import { fullOrderFixture } from '@shop/testing/staff-order-fixtures'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { showPage } from '../../../../test/show-page.tsx'
import { WriteCustomer } from './WriteCustomer.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)
const drafts = [
  { template: 'delay', subject: 'Затримка', email: 'Надішлемо пізніше', sms: 'LEVADA: затримка' },
  { template: 'pay_link', subject: 'Оплата', email: 'Сплатіть тут', sms: 'LEVADA: https://levada/payment/1' },
]
const offered = { locale: 'en', email: 'olena@example.com', phone: '+380671234567', left: { email: 5, sms: 3 }, drafts }

function open(about: object = {}, { first = {}, refusal }: { first?: object; refusal?: ShopError } = {}) {
  service.mockReset()
  service.mockImplementation(async endpoint => {
    if (endpoint === messageDraftsEndpoint) return { ...offered, ...about }
    if (endpoint === staffCheckAuthEndpoint)
      return { status: true, staff: { login: 'olena', role: 'manager', rights: ['fulfilment'], second_factor: 'off' } }
    if (refusal) throw refusal
    return { order: fullOrderFixture() }
  })
  showPage(<WriteCustomer order={fullOrderFixture()} label="Написати клієнту" first={first} />, '/admin/orders')
  return userEvent.click(screen.getByRole('button', { name: 'Написати клієнту' }))
}
const sent = () =>
  service.mock.calls.filter(([endpoint]) => endpoint === sendMessageEndpoint).map(([, input]) => input?.body)
const field = (name: string) => screen.findByRole('textbox', { name })
const choose = async (name: string, option: string) =>
  userEvent.selectOptions(await screen.findByRole('combobox', { name }), option)

test('a template stands in the form in the customer’s language, is edited and sent', async () => {
  await open()
  expect(await field('Тема')).toHaveValue('Затримка')
  expect(screen.getByText('Клієнт оформив замовлення англійською')).toBeVisible()
  await userEvent.type(await field('Текст'), ', у п’ятницю')
  await userEvent.click(screen.getByRole('button', { name: 'Надіслати' }))

  expect(sent()).toEqual([
    { channel: 'email', template: 'delay', subject: 'Затримка', text: 'Надішлемо пізніше, у п’ятницю' },
  ])
  expect(await screen.findByRole('button', { name: 'Написати клієнту' })).toBeVisible()
})

test('another channel or template brings its own words, and what was typed waits for its return', async () => {
  await open()
  await userEvent.type(await field('Текст'), '!')
  await choose('Як', 'sms')
  expect(await field('Текст')).toHaveValue('LEVADA: затримка')
  expect(screen.queryByRole('textbox', { name: 'Тема' })).not.toBeInTheDocument()
  expect(screen.getByText('16 із 300 знаків')).toBeVisible()
  await choose('Шаблон', 'pay_link')
  expect(await field('Текст')).toHaveValue('LEVADA: https://levada/payment/1')

  await choose('Як', 'email')
  await choose('Шаблон', 'delay')
  expect(await field('Текст')).toHaveValue('Надішлемо пізніше!')
})

test('the pay link opens as a text message, or as an email where there is no phone', async () => {
  await open({}, { first: { template: 'pay_link', channel: 'sms' } })
  expect(await field('Текст')).toHaveValue('LEVADA: https://levada/payment/1')
})

test('an order without a phone offers an email alone, and one with neither says so', async () => {
  await open({ phone: null }, { first: { channel: 'sms' } })
  expect(await field('Тема')).toHaveValue('Затримка')
  expect(screen.getByRole('option', { name: 'SMS: телефону немає' })).toBeDisabled()
})

test('an order with neither a mailbox nor a phone says that there is nobody to write to', async () => {
  await open({ phone: null, email: null })
  expect(await screen.findByText('У замовленні немає ні пошти, ні телефону: писати нікуди')).toBeVisible()
})

test('what was refused stays as it was typed, and says why', async () => {
  await open({}, { refusal: new ShopError('too_many_messages', { most: 5 }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Надіслати' }))

  expect(await screen.findByRole('alert')).toHaveTextContent(/^За добу цьому клієнту вже написали достатньо/)
  expect(await field('Тема')).toHaveValue('Затримка')
})
