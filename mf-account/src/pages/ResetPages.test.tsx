import { call } from '@shop/api-client/call'
import { ShopError } from '@shop/contracts/errors'
import { checkResetTokenEndpoint, sendResetEmailEndpoint, updatePasswordEndpoint } from '@shop/contracts/password-reset'
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

const ask = (state?: unknown) => show(<ResetPasswordPage />, { at: '/user/reset-password', state, parts: ['reset'] })
const choose = (locale: 'uk' | 'en' = 'uk') =>
  show(<UpdatePasswordPage />, {
    at: '/user/update-password/t0ken',
    route: '/user/update-password/:token?',
    locale,
    parts: ['reset'],
  })
const field = (label: string) => screen.findByLabelText(label, { exact: true })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('the letter goes to the address that she typed; whether anybody has it is not said', async () => {
  await ask({ email: 'olena@example.com' })
  expect(await field('Електронна пошта')).toHaveValue('olena@example.com')
  await press('Надіслати посилання')

  expect(inputOf(sendResetEmailEndpoint)).toEqual({ body: { email: 'olena@example.com', locale: 'uk' } })
  expect(await screen.findByText('Якщо кабінет із поштою olena@example.com існує, лист уже в дорозі')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Надіслати ще раз' })).toBeEnabled()
})

test('an address that is none asks nobody', async () => {
  await ask()
  await userEvent.type(await field('Електронна пошта'), 'olena@')
  await press('Надіслати посилання')

  expect(await screen.findByText('Перевірте електронну пошту')).toBeVisible()
  expect(service).not.toHaveBeenCalled()
})

test('a new password is set, and she signs in with it', async () => {
  await choose()
  await userEvent.type(await field('Новий пароль'), 'осінь-27')
  expect(location.pathname).toBe('/user/update-password')
  await userEvent.type(await field('Пароль ще раз'), 'осінь-27')
  await press('Зберегти пароль')

  expect(inputOf(updatePasswordEndpoint)).toEqual({ body: { token: 't0ken', password: 'осінь-27', locale: 'uk' } })
  expect(await screen.findByText(/^now at \/user\/login/)).toBeVisible()
  expect($notices.get()[0]).toMatchObject({ text: 'Пароль змінено' })
})

test('two that differ are told before anybody is asked', async () => {
  await choose()
  await userEvent.type(await field('Новий пароль'), 'осінь-27')
  await userEvent.type(await field('Пароль ще раз'), 'осінь-28')
  await press('Зберегти пароль')

  expect(await screen.findByText('Паролі мають збігатися')).toBeVisible()
  expect(inputOf(updatePasswordEndpoint)).toBeUndefined()
})

test('one that is easy to guess is told at its field', async () => {
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
] as const)('a link that is over (%s) offers another one', async (locale, title, way) => {
  isLive = false
  await choose(locale)

  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: way }))
  expect(screen.getByText(/^now at \/user\/reset-password/)).toBeVisible()
})

test('a link that ends while she types says so too', async () => {
  refused = new ShopError('link_expired')
  await choose()
  await userEvent.type(await field('Новий пароль'), 'осінь-27')
  await userEvent.type(await field('Пароль ще раз'), 'осінь-27')
  await press('Зберегти пароль')

  expect(await screen.findByRole('heading', { level: 1, name: 'Термін дії посилання минув' })).toBeVisible()
})
