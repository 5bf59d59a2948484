import { call } from '@shop/api-client/call'
import {
  checkResetTokenEndpoint,
  sendResetEmailEndpoint,
  updatePasswordEndpoint,
} from '@shop/contracts/customers/password-reset'
import { ShopError } from '@shop/contracts/errors'
import { $notices } from '@shop/shell/notices'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { show } from '../../test/show.tsx'
import { ResetPasswordPage } from './ResetPasswordPage.tsx'
import { UpdatePasswordPage } from './UpdatePasswordPage.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)
const inputOf = (endpoint: unknown) => service.mock.calls.find(([called]) => called === endpoint)?.[1]

let isLive = true
let refused: ShopError | null = null
beforeEach(() => {
  isLive = true
  refused = null
  service.mockReset()
  service.mockImplementation(async endpoint => {
    if (endpoint === checkResetTokenEndpoint) return { status: isLive }
    if (refused) throw refused
    return {}
  })
})

const ask = (state?: unknown) => show(<ResetPasswordPage />, { at: '/user/reset-password', state, chunks: ['reset'] })
const choose = (locale: 'uk' | 'en' = 'uk') =>
  show(<UpdatePasswordPage />, {
    at: '/user/update-password/t0ken',
    route: '/user/update-password/:token?',
    locale,
    chunks: ['reset'],
  })
const field = (label: string) => screen.findByLabelText(label, { exact: true })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('the reset email is sent to the typed address, and whether it has an account is not revealed', async () => {
  await ask({ email: 'olena@example.com' })
  expect(await field('Електронна пошта')).toHaveValue('olena@example.com')
  await press('Надіслати посилання')

  expect(inputOf(sendResetEmailEndpoint)).toEqual({ body: { email: 'olena@example.com', locale: 'uk' } })
  expect(await screen.findByText('Якщо кабінет із поштою olena@example.com існує, лист уже в дорозі')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Надіслати ще раз' })).toBeEnabled()
})

test('an invalid address requests no reset', async () => {
  await ask()
  await userEvent.type(await field('Електронна пошта'), 'olena@')
  await press('Надіслати посилання')

  expect(await screen.findByText('Перевірте електронну пошту')).toBeVisible()
  expect(service).not.toHaveBeenCalled()
})

test('a new password is set, and the customer signs in with it', async () => {
  await choose()
  await userEvent.type(await field('Новий пароль'), 'осінь-27')
  expect(location.pathname).toBe('/user/update-password')
  await userEvent.type(await field('Пароль ще раз'), 'осінь-27')
  await press('Зберегти пароль')

  expect(inputOf(updatePasswordEndpoint)).toEqual({ body: { token: 't0ken', password: 'осінь-27', locale: 'uk' } })
  expect(await screen.findByText(/^now at \/user\/login/)).toBeVisible()
  expect($notices.get()[0]).toMatchObject({ text: 'Пароль змінено' })
})

test('two different passwords are refused before anything is sent', async () => {
  await choose()
  await userEvent.type(await field('Новий пароль'), 'осінь-27')
  await userEvent.type(await field('Пароль ще раз'), 'осінь-28')
  await press('Зберегти пароль')

  expect(await screen.findByText('Паролі мають збігатися')).toBeVisible()
  expect(inputOf(updatePasswordEndpoint)).toBeUndefined()
})

test('a new password that is easy to guess is marked at its field', async () => {
  refused = new ShopError('validation', { fields: { password: 'password_common' } })
  await choose()
  const password = await field('Новий пароль')
  await userEvent.type(password, 'qwerty123')
  await userEvent.type(await field('Пароль ще раз'), 'qwerty123')
  await press('Зберегти пароль')

  expect(await screen.findByText('Цей пароль легко вгадати, оберіть інший')).toBeVisible()
  expect(password).toHaveFocus()
})

test.each([
  ['uk', 'Термін дії посилання минув', 'Отримати нове посилання'],
  ['en', 'The link has expired. Please request new access', 'Get a new link'],
] as const)('an expired reset link (%s) offers a new one', async (locale, title, link) => {
  isLive = false
  await choose(locale)

  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: link }))
  expect(screen.getByText(/^now at \/user\/reset-password/)).toBeVisible()
})

test('a reset link that expires while the form is filled in says so', async () => {
  refused = new ShopError('link_expired')
  await choose()
  await userEvent.type(await field('Новий пароль'), 'осінь-27')
  await userEvent.type(await field('Пароль ще раз'), 'осінь-27')
  await press('Зберегти пароль')

  expect(await screen.findByRole('heading', { level: 1, name: 'Термін дії посилання минув' })).toBeVisible()
})
