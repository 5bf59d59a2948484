import { call } from '@shop/api-client/call'
import { ShopError } from '@shop/contracts/errors'
import { $staffSession } from '@shop/shell/session'
import { addTexts } from '@shop/shell/texts'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import uk from '../../locales/uk.json' with { type: 'json' }
import { SignIn } from './SignIn.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)

beforeAll(() => addTexts('uk', 'mf-admin', uk))
beforeEach(() => {
  $staffSession.set('guest')
  service.mockReset()
})

async function enter(login: string, password: string) {
  render(<SignIn />)
  if (login) await userEvent.type(screen.getByLabelText('Логін'), login)
  if (password) await userEvent.type(screen.getByLabelText('Пароль'), password)
  await userEvent.click(screen.getByRole('button', { name: 'Увійти' }))
}

test('staff sign in with login and password', async () => {
  service.mockResolvedValue({})
  await enter('olena', 'весна-у-полі-26')

  expect(service.mock.calls[0]?.[1]).toEqual({ body: { login: 'olena', password: 'весна-у-полі-26' } })
  expect($staffSession.get()).toBe('signed-in')
})

test('a refused sign-in marks both fields and says nothing of which one was wrong', async () => {
  service.mockRejectedValue(new ShopError('bad_credentials'))
  await enter('olena', 'осінь')

  expect(await screen.findByRole('alert')).toHaveTextContent('Неправильний логін або пароль')
  expect(screen.getByLabelText('Логін')).toBeInvalid()
  expect(screen.getByLabelText('Пароль')).toBeInvalid()
  expect(screen.getByLabelText('Пароль')).toHaveFocus()
  expect($staffSession.get()).toBe('guest')
})

test('after too many tries the sign-in says when to come back', async () => {
  jest.useFakeTimers({
    now: new Date('2026-11-21T10:00:00Z'),
    doNotFake: ['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask'],
  })
  service.mockRejectedValue(new ShopError('too_many_requests', { seconds: 900 }))
  await enter('olena', 'осінь')

  expect(await screen.findByRole('status')).toHaveTextContent('Спробуйте знову о 12:15')
  jest.useRealTimers()
})

test('empty fields are named and the service is not called', async () => {
  await enter('', '')
  expect(await screen.findByText('Введіть логін')).toBeVisible()
  expect(screen.getByText('Введіть пароль')).toBeVisible()
  expect(service).not.toHaveBeenCalled()
})

test('the typed password can be shown', async () => {
  await enter('olena', '')
  await userEvent.click(screen.getByRole('button', { name: 'Показати введене' }))
  expect(screen.getByLabelText('Пароль')).toHaveAttribute('type', 'text')
})

test('staff with a second factor type its code; too late, the password is asked for again', async () => {
  service.mockResolvedValueOnce({ ticket: 'a ticket' })
  await enter('olena', 'весна-у-полі-26')
  service.mockRejectedValueOnce(new ShopError('validation', { fields: { code: 'code_wrong' } }))
  await userEvent.type(await screen.findByLabelText('Код із застосунку'), '000000')
  await userEvent.click(screen.getByRole('button', { name: 'Увійти' }))
  expect(await screen.findByText('Неправильний код. Можливо, він уже змінився')).toBeVisible()
  expect($staffSession.get()).toBe('guest')

  service.mockRejectedValueOnce(new ShopError('code_expired'))
  await userEvent.click(screen.getByRole('button', { name: 'Увійти' }))
  expect(await screen.findByText('Час на введення коду вийшов. Введіть пароль ще раз')).toBeVisible()
  expect(screen.getByLabelText('Пароль')).toHaveValue('')
})
