import { call } from '@shop/api-client/call'
import { ShopError } from '@shop/contracts/errors'
import { $session } from '@shop/shell/session'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { show } from '../../../test/show.tsx'
import { SignInForm } from './SignInForm.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)

beforeEach(() => {
  $session.set('guest')
  service.mockReset()
})

const email = () => screen.getByLabelText('Електронна пошта')
const password = () => screen.getByLabelText('Пароль')

async function enter(mail: string, secret: string, onSignedIn = () => {}) {
  await show(<SignInForm labelledBy="title" onSignedIn={onSignedIn} />)
  if (mail) await userEvent.type(email(), mail)
  if (secret) await userEvent.type(password(), secret)
  await userEvent.click(screen.getByRole('button', { name: 'Увійти' }))
}

test('a customer signs in and is led on', async () => {
  service.mockResolvedValue({ customer: { id: 'c1', email_verified: true } })
  const goOn = jest.fn()
  await enter('olena@example.com', 'весна-26', goOn)

  expect(service.mock.calls[0]?.[1]).toEqual({ body: { email: 'olena@example.com', password: 'весна-26' } })
  expect($session.get()).toBe('signed-in')
  expect(goOn).toHaveBeenCalledTimes(1)
})

test('a refused sign-in marks both fields with one neutral message, until something is changed', async () => {
  service.mockRejectedValue(new ShopError('bad_credentials'))
  const goOn = jest.fn()
  await enter('olena@example.com', 'осінь-26', goOn)

  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Неправильна пошта або пароль'))
  expect(email()).toBeInvalid()
  expect(password()).toBeInvalid()
  expect(goOn).not.toHaveBeenCalled()

  await userEvent.type(password(), '!')
  expect(screen.getByRole('alert')).toHaveTextContent(/^$/)
  expect(email()).toBeValid()
})

test.each([
  ['', '', ['Введіть електронну пошту', 'Введіть пароль']],
  ['olena@example', '12345', ['Перевірте електронну пошту', 'Пароль має містити щонайменше 6 символів']],
])('a sign-in with "%s" and "%s" is refused before anything is sent', async (mail, secret, messages) => {
  await enter(mail, secret)
  for (const message of messages) expect(await screen.findByText(message)).toBeVisible()
  expect(service).not.toHaveBeenCalled()
})

test('characters that no email has are removed, and a hint names them', async () => {
  await show(<SignInForm labelledBy="title" />)
  await userEvent.click(email())
  await userEvent.paste('<olena@example.com>')

  expect(email()).toHaveValue('olena@example.com')
  expect(screen.getByRole('status')).toHaveTextContent('Прибрали символи, яких не буває в адресі: «<>»')
})
