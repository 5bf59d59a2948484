import { call } from '@shop/api-client/call'
import { staffCheckAuthEndpoint } from '@shop/contracts/customers/session-check'
import { ShopError } from '@shop/contracts/errors'
import {
  changePersonEndpoint,
  invitePersonEndpoint,
  type Person,
  peopleEndpoint,
  switchPersonOffEndpoint,
} from '@shop/contracts/staff/people/people'
import { sessionsOfPersonEndpoint } from '@shop/contracts/staff/people/staff-sessions'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { showPage } from '../../../test/show-page.tsx'
import { People } from './People.tsx'
import { actionsOf } from './PersonActions.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)

const iryna: Person = {
  id: 'p1',
  login: 'iryna@levada.example',
  email: 'iryna@levada.example',
  role: 'manager',
  locale: 'uk',
  state: 'active',
  second_factor: false,
  second_factor_required: false,
  created_at: '2026-11-21T10:00:00.000Z',
  link_until: null,
  revision: 3,
  changed: null,
}

/** The list is not answered a second time. */
const AWAY = 'away'

function show(
  address: string,
  answer: (endpoint: unknown) => unknown = () => ({ person: iryna }),
  login = 'olha',
  person = iryna,
) {
  let isAsked = false
  service.mockReset()
  service.mockImplementation(async endpoint => {
    if (endpoint === peopleEndpoint) {
      if (isAsked && answer(peopleEndpoint) === AWAY) return new Promise(() => {})
      isAsked = true
      return { people: [person], rules: { second_factor_required: false } }
    }
    if (endpoint === sessionsOfPersonEndpoint) return { sessions: [] }
    if (endpoint === staffCheckAuthEndpoint) return { status: true, staff: { login, role: 'owner', rights: [] } }
    return answer(endpoint)
  })
  showPage(<People />, address)
}
const bodyOf = (endpoint: unknown) => service.mock.calls.find(([called]) => called === endpoint)?.[1]

test('an invitation takes an address and a role; without a login the address is the login', async () => {
  show('/admin/other/staff?person=new')
  const panel = await screen.findByRole('dialog')
  await userEvent.type(within(panel).getByLabelText('Електронна адреса'), 'new@levada.example')
  await userEvent.click(within(panel).getByLabelText('контент'))
  await userEvent.click(within(panel).getByRole('button', { name: 'Надіслати запрошення' }))

  expect(bodyOf(invitePersonEndpoint)).toEqual({ body: { email: 'new@levada.example', role: 'content', locale: 'uk' } })
})

test('a login that somebody has is said at its field, and what was typed stays', async () => {
  show('/admin/other/staff?person=new', () => {
    throw new ShopError('name_taken', { fields: { login: 'name_taken' } })
  })
  const panel = await screen.findByRole('dialog')
  await userEvent.type(within(panel).getByLabelText('Електронна адреса'), 'new@levada.example')
  await userEvent.type(within(panel).getByLabelText('Логін'), 'olha')
  await userEvent.click(within(panel).getByRole('button', { name: 'Надіслати запрошення' }))

  expect(await within(panel).findByText('Таке ім’я вже зайнято')).toBeVisible()
  expect(within(panel).getByLabelText('Логін')).toHaveValue('olha')
})

test('role and requirement are saved on the revision that was opened', async () => {
  show('/admin/other/staff?person=p1')
  const panel = await screen.findByRole('dialog')
  await userEvent.click(within(panel).getByLabelText('Вимагати другий фактор'))
  await userEvent.click(within(panel).getByRole('button', { name: 'Зберегти' }))

  expect(bodyOf(changePersonEndpoint)).toEqual({
    params: { id: 'p1' },
    body: { email: iryna.email, role: 'manager', locale: 'uk', second_factor_required: true, revision: 3 },
  })
})

test('switching off says what will happen, and why the last owner stays', async () => {
  show('/admin/other/staff?person=p1', () => {
    throw new ShopError('last_owner')
  })
  const panel = await screen.findByRole('dialog')
  await userEvent.click(await within(panel).findByRole('button', { name: 'Вимкнути доступ' }))
  expect(within(panel).getByText(/Усі сеанси цієї людини завершаться одразу/)).toBeVisible()
  await userEvent.click(within(panel).getByRole('button', { name: 'Вимкнути доступ' }))

  expect(await within(panel).findByText('Останній активний власник має залишитися')).toBeVisible()
  expect(bodyOf(switchPersonOffEndpoint)).toEqual({ params: { id: 'p1' }, body: {} })
})

test('in one’s own entry there is neither a link nor a reset, and the role stays', async () => {
  show('/admin/other/staff?person=p1', undefined, iryna.login)
  const panel = await screen.findByRole('dialog')
  await waitFor(() => expect(within(panel).getByLabelText('контент')).toHaveAttribute('aria-disabled', 'true'))
  await userEvent.click(within(panel).getByText('контент'))

  expect(within(panel).getByText('Свою роль змінює інший власник')).toBeVisible()
  expect(actionsOf({ ...iryna, second_factor: true }, { isOwn: true })).toEqual(['switch-off'])
})

test('what can be done follows from the state of a person', () => {
  expect(actionsOf(iryna, { isOwn: false })).toEqual(['send-link', 'switch-off'])
  expect(actionsOf({ ...iryna, second_factor: true, email: null }, { isOwn: false })).toEqual([
    'reset-second-factor',
    'switch-off',
  ])
  expect(actionsOf({ ...iryna, state: 'off' }, { isOwn: false })).toEqual(['switch-on'])
})

test('a second factor that was just reset is gone from the list at once, before the list is asked for again', async () => {
  const answer = (endpoint: unknown) => (endpoint === peopleEndpoint ? AWAY : {})
  show('/admin/other/staff?person=p1', answer, 'olha', { ...iryna, second_factor: true })
  await userEvent.click(await screen.findByRole('button', { name: 'Скинути другий фактор' }))
  await userEvent.click(screen.getByRole('button', { name: 'Скинути другий фактор' }))

  await waitFor(() => expect(screen.queryByRole('button', { name: 'Скинути другий фактор' })).not.toBeInTheDocument())
})
