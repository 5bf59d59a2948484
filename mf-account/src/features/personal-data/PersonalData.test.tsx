import { $popup } from '@shop/shell/popup'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { aCustomer } from '../../../test/customer.ts'
import { type Answers, fakeServices, good, refused } from '../../../test/fake-services.ts'
import { show } from '../../../test/show.tsx'
import { PersonalData } from './PersonalData.tsx'

const UPDATE = '/api/user/update-info'

async function edit(about = {}, answers: Answers = {}) {
  const customer = aCustomer(about)
  const askedOf = fakeServices({ [UPDATE]: good({ user: customer }), ...answers })
  await show(<PersonalData customer={customer} />, { parts: ['personal'] })
  await userEvent.click(screen.getByRole('button', { name: 'Змінити' }))
  return askedOf
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Зберегти' }))

test('a customer changes her name and sees that it is saved', async () => {
  const askedOf = await edit()
  expect(screen.getByLabelText('Ім’я')).toHaveFocus()
  await userEvent.clear(screen.getByLabelText('Ім’я'))
  await userEvent.type(screen.getByLabelText('Ім’я'), 'Олеся')
  await save()

  expect(askedOf(UPDATE)).toMatchObject([{ body: { name: 'Олеся', surname: 'Шевченко' } }])
  expect(await screen.findByRole('button', { name: 'Змінити' })).toBeVisible()
})

test('a birth date writes its own dots, and goes along when it was not told before', async () => {
  const askedOf = await edit({ birth_date: null })
  await userEvent.type(screen.getByLabelText('Дата народження'), '11051990')
  expect(screen.getByLabelText('Дата народження')).toHaveValue('11.05.1990')
  await save()
  expect(askedOf(UPDATE)).toMatchObject([{ body: { birth_date: '11.05.1990' } }])
})

test('a birth date that was told stands fast', async () => {
  const askedOf = await edit()
  expect(screen.getByLabelText('Дата народження')).toHaveAttribute('readonly')
  await save()
  expect(askedOf(UPDATE)[0]?.body).toEqual({ name: 'Олена', surname: 'Шевченко' })
})

test('what is wrong is said at its field before anybody is asked', async () => {
  const askedOf = await edit({ birth_date: null })
  await userEvent.clear(screen.getByLabelText('Прізвище'))
  await userEvent.type(screen.getByLabelText('Дата народження'), '30021990')
  await save()

  expect(await screen.findByText('Введіть ваше прізвище')).toBeVisible()
  expect(await screen.findByText('Введіть правильну дату')).toBeVisible()
  expect(screen.getByLabelText('Прізвище')).toHaveFocus()
  expect(askedOf(UPDATE)).toEqual([])
})

test('a name with digits or markup is told at its field, also one that was stored before', async () => {
  const askedOf = await edit({ surname: 'Коваль2' })
  expect(screen.getByLabelText('Прізвище')).toHaveValue('Коваль2')
  await userEvent.clear(screen.getByLabelText('Ім’я'))
  await userEvent.type(screen.getByLabelText('Ім’я'), '<b>Олена')
  await save()

  expect(await screen.findByText('Введіть ваше ім’я літерами, без цифр і знаків')).toBeVisible()
  expect(await screen.findByText('Введіть ваше прізвище літерами, без цифр і знаків')).toBeVisible()
  expect(askedOf(UPDATE)).toEqual([])
})

test('what the service refuses stands at the field, and nothing typed is lost', async () => {
  await edit(
    { birth_date: null },
    { [UPDATE]: refused(400, 'validation', { fields: { birth_date: 'birth_date_underage' } }) },
  )
  await userEvent.type(screen.getByLabelText('Дата народження'), '11052020')
  await save()

  expect(await screen.findByText('Купувати в нас можна з 18 років')).toBeVisible()
  expect(screen.getByLabelText('Дата народження')).toHaveValue('11.05.2020')
})

test('without a connection the form says so and stays', async () => {
  await edit()
  globalThis.fetch = jest.fn(async () => {
    throw new TypeError('offline')
  })
  await save()
  expect(await screen.findByRole('alert')).toHaveTextContent('Немає з’єднання з інтернетом')
})

test('a phone is confirmed from here', async () => {
  await show(<PersonalData customer={aCustomer()} />, { parts: ['personal'] })
  await userEvent.click(screen.getByRole('button', { name: 'Підтвердити телефон' }))
  expect($popup.get()).toEqual({ name: 'confirm-phone', input: { phone: '+380671234567' } })
})
