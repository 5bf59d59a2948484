import { call } from '@shop/api-client/call'
import { staffCheckAuthEndpoint } from '@shop/contracts/customers/session-check'
import { confirmIdentityEndpoint, ownAccountEndpoint } from '@shop/contracts/staff/people/own-account'
import { peopleEndpoint } from '@shop/contracts/staff/people/people'
import {
  beginSecondFactorEndpoint,
  confirmSecondFactorEndpoint,
  newRecoveryCodesEndpoint,
  switchSecondFactorOffEndpoint,
} from '@shop/contracts/staff/people/second-factor'
import { ownSessionsEndpoint } from '@shop/contracts/staff/people/staff-sessions'
import { endpointKey, queryClient } from '@shop/shell/query'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { showPage } from '../../../test/show-page.tsx'
import { OwnAccount } from './OwnAccount.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)
const codes = Array.from({ length: 10 }, (_, index) => `CODE-${index}`)

/** The services answer each question once: what is shown afterwards is what the browser made of the change. */
async function open(is_on: boolean) {
  const asked = new Set<unknown>()
  const second_factor = { is_on, required: false, recovery_codes_left: is_on ? 2 : 0 }
  const staff = { login: 'olha', role: 'owner', rights: [], second_factor: is_on ? 'on' : 'off' }
  const answers = new Map<unknown, unknown>([
    [ownAccountEndpoint, { login: 'olha', email: null, second_factor }],
    [staffCheckAuthEndpoint, { status: true, staff }],
    [ownSessionsEndpoint, { sessions: [] }],
    [confirmIdentityEndpoint, { until: '' }],
    [beginSecondFactorEndpoint, { secret: 'JBSWY3DP', uri: 'otpauth://totp/LEVADA:olha' }],
    [confirmSecondFactorEndpoint, { recovery_codes: codes }],
    [newRecoveryCodesEndpoint, { recovery_codes: codes }],
    [switchSecondFactorOffEndpoint, {}],
  ])
  service.mockReset()
  service.mockImplementation(async endpoint => {
    if (asked.has(endpoint)) return new Promise(() => {})
    asked.add(endpoint)
    return answers.get(endpoint)
  })
  showPage(<OwnAccount />, '/admin/me')
  queryClient.setQueryData(endpointKey(staffCheckAuthEndpoint.path, {}), { status: true, staff })
  queryClient.setQueryData(endpointKey(peopleEndpoint.path, {}), {
    people: [
      { login: 'olha', second_factor: is_on },
      { login: 'iryna', second_factor: false },
    ],
  })
  await screen.findByRole('heading', { name: /Другий фактор/ })
}
const heading = () => screen.getByRole('heading', { name: /Другий фактор/ })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const listed = () =>
  queryClient
    .getQueryData<{ people: { second_factor: boolean }[] }>(endpointKey(peopleEndpoint.path, {}))
    ?.people.map(({ second_factor }) => second_factor)

test('once a code has confirmed it the second factor is on, beside the recovery codes and in the list of people', async () => {
  await open(false)
  expect(within(heading()).getByText('Вимкнено')).toBeVisible()
  await press('Налаштувати')
  await userEvent.type(screen.getByLabelText('Ваш пароль'), 'twelve letters')
  await press('Далі')
  await userEvent.type(await screen.findByLabelText('Код із застосунку'), '123 456')
  await press('Увімкнути')

  expect(await screen.findByText('CODE-0')).toBeVisible()
  expect(within(heading()).getByText('Увімкнено')).toBeVisible()
  expect(listed()).toEqual([true, false])
})

test('a second factor that was just switched off reads so at once, and can be set up again', async () => {
  await open(true)
  await press('Вимкнути другий фактор')
  await press('Вимкнути другий фактор')

  await waitFor(() => expect(within(heading()).getByText('Вимкнено')).toBeVisible())
  expect(screen.getByRole('button', { name: 'Налаштувати' })).toBeVisible()
  expect(screen.queryByText(/Залишилося/)).not.toBeInTheDocument()
  expect(listed()).toEqual([false, false])
})

test('new recovery codes end the warning that few are left', async () => {
  await open(true)
  expect(screen.getByText(/Залишилося 2 коди/)).toBeVisible()
  await press('Нові коди відновлення')
  await press('Нові коди відновлення')
  await userEvent.click(await screen.findByRole('button', { name: 'Коди збережено' }))

  expect(screen.getByRole('button', { name: 'Нові коди відновлення' })).toBeVisible()
  expect(screen.queryByText(/Залишилося/)).not.toBeInTheDocument()
})
