import { call } from '@shop/api-client/call'
import { staffCheckAuthEndpoint } from '@shop/contracts/customers/session-check'
import { rightsOfRole } from '@shop/contracts/staff/people/role-rights'
import { setStaffSignedIn } from '@shop/shell/session'
import { act, screen, waitFor } from '@testing-library/react'
import { showOffice } from '../../test/show-office.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)
const staff = { login: 'olha', role: 'accountant', rights: rightsOfRole.accountant, second_factor: 'on' }

function answerTo(member: typeof staff | undefined): void {
  service.mockImplementation(async endpoint =>
    endpoint === staffCheckAuthEndpoint ? { status: member !== undefined, staff: member } : { done: {} },
  )
}

test('an address that no screen has says so in the frame of the back office', async () => {
  answerTo(staff)
  await showOffice('/admin/other/nowhere')

  expect(await screen.findByRole('heading', { level: 1, name: 'Сторінку не знайдено' })).toBeVisible()
  expect(screen.getByRole('navigation', { name: 'Розділи' })).toBeVisible()
})

test('staff without the right to a screen see its title and no more of it', async () => {
  answerTo(staff)
  await showOffice('/admin/other/releases')

  expect(await screen.findByText('Немає доступу')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Випуски' })).toBeVisible()
})

test('who is not signed in goes to the sign-in, and after it to where they were going', async () => {
  answerTo(undefined)
  await showOffice('/admin/other/nowhere?page=2')
  await waitFor(() => expect(location.pathname).toBe('/admin/login'))
  expect(history.state.usr).toEqual({ from: '/admin/other/nowhere?page=2' })
})

test('the sign-in leads staff who are signed in to the home page', async () => {
  answerTo(undefined)
  await showOffice('/admin/login')
  expect(await screen.findByRole('heading', { level: 1, name: 'Вхід для працівників' })).toBeVisible()

  await act(async () => setStaffSignedIn(true))
  expect(location.pathname).toBe('/admin/home')
})

test('a screen of staff is not shown while the service does not answer', async () => {
  service.mockRejectedValue(new Error('away'))
  await showOffice('/admin/orders')

  expect(await screen.findByRole('heading', { level: 1, name: 'Вхід для працівників' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Замовлення' })).not.toBeInTheDocument()
})
