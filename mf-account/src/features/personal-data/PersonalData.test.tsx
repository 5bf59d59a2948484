import { $popup } from '@shop/shell/popup'
import { type Answers, fakeServices, refusal, success } from '@shop/testing/fake-services'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { aCustomer } from '../../../test/customer.ts'
import { show } from '../../../test/show.tsx'
import { PersonalData } from './PersonalData.tsx'

const UPDATE = '/api/user/update-info'

async function edit(about = {}, answers: Answers = {}) {
  const customer = aCustomer(about)
  const requestsTo = fakeServices({ [UPDATE]: success({ user: customer }), ...answers })
  await show(<PersonalData customer={customer} />, { chunks: ['personal'] })
  await userEvent.click(screen.getByRole('button', { name: 'Змінити' }))
  return requestsTo
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Зберегти' }))

test('a customer changes the name and sees that it is saved', async () => {
  const requestsTo = await edit()
  expect(screen.getByLabelText('Ім’я')).toHaveFocus()
  await userEvent.clear(screen.getByLabelText('Ім’я'))
  await userEvent.type(screen.getByLabelText('Ім’я'), 'Олеся')
  await save()

  expect(requestsTo(UPDATE)).toMatchObject([{ body: { name: 'Олеся', surname: 'Шевченко' } }])
  expect(await screen.findByRole('button', { name: 'Змінити' })).toBeVisible()
})

test('a birth date is typed without dots, and is sent when it was not known before', async () => {
  const requestsTo = await edit({ birth_date: null })
  await userEvent.type(screen.getByLabelText('Дата народження'), '11051990')
  expect(screen.getByLabelText('Дата народження')).toHaveValue('11.05.1990')
  await save()
  expect(requestsTo(UPDATE)).toMatchObject([{ body: { birth_date: '11.05.1990' } }])
})

test('a birth date that is known cannot be changed', async () => {
  const requestsTo = await edit()
  expect(screen.getByLabelText('Дата народження')).toHaveAttribute('readonly')
  await save()
  expect(requestsTo(UPDATE)[0]?.body).toEqual({ name: 'Олена', surname: 'Шевченко' })
})

test('personal data that is wrong is marked at its field before anything is sent', async () => {
  const requestsTo = await edit({ birth_date: null })
  await userEvent.clear(screen.getByLabelText('Прізвище'))
  await userEvent.type(screen.getByLabelText('Дата народження'), '30021990')
  await save()

  expect(await screen.findByText('Введіть ваше прізвище')).toBeVisible()
  expect(await screen.findByText('Введіть правильну дату')).toBeVisible()
  expect(screen.getByLabelText('Прізвище')).toHaveFocus()
  expect(requestsTo(UPDATE)).toEqual([])
})

test('a name with digits or markup is marked at its field, also one that was stored before', async () => {
  const requestsTo = await edit({ surname: 'Коваль2' })
  expect(screen.getByLabelText('Прізвище')).toHaveValue('Коваль2')
  await userEvent.clear(screen.getByLabelText('Ім’я'))
  await userEvent.type(screen.getByLabelText('Ім’я'), '<b>Олена')
  await save()

  expect(await screen.findByText('Введіть ваше ім’я літерами, без цифр і знаків')).toBeVisible()
  expect(await screen.findByText('Введіть ваше прізвище літерами, без цифр і знаків')).toBeVisible()
  expect(requestsTo(UPDATE)).toEqual([])
})

test('personal data that the service refuses is marked at its field, and nothing typed is lost', async () => {
  await edit(
    { birth_date: null },
    { [UPDATE]: refusal(400, 'validation', { fields: { birth_date: 'birth_date_underage' } }) },
  )
  await userEvent.type(screen.getByLabelText('Дата народження'), '11052020')
  await save()

  expect(await screen.findByText('Купувати в нас можна з 18 років')).toBeVisible()
  expect(screen.getByLabelText('Дата народження')).toHaveValue('11.05.2020')
})

test('without a connection the form of personal data says so and stays', async () => {
  await edit()
  globalThis.fetch = jest.fn(async () => {
    throw new TypeError('offline')
  })
  await save()
  expect(await screen.findByRole('alert')).toHaveTextContent('Немає з’єднання з інтернетом')
})

test('the phone is confirmed from the personal data', async () => {
  await show(<PersonalData customer={aCustomer()} />, { chunks: ['personal'] })
  await userEvent.click(screen.getByRole('button', { name: 'Підтвердити телефон' }))
  expect($popup.get()).toEqual({ name: 'confirm-phone', input: { phone: '+380671234567' } })
})
