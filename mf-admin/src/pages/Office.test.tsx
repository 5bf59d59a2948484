import { call } from '@shop/api-client/call'
import { staffCheckAuthEndpoint } from '@shop/contracts/customers/session-check'
import type { StaffRight } from '@shop/contracts/endpoint'
import { rightsOfRole } from '@shop/contracts/staff/people/role-rights'
import { showStaffSession } from '@shop/shell/session'
import { act, screen, waitFor, within } from '@testing-library/react'
import { dictionaryAnswer } from '../../test/product-fixture.ts'
import { showOffice } from '../../test/show-office.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)
type Staff = { login: string; role: string; rights: readonly StaffRight[]; second_factor: string }
const staff: Staff = { login: 'olha', role: 'accountant', rights: rightsOfRole.accountant, second_factor: 'on' }

function answerTo(member: Staff | undefined): void {
  service.mockImplementation(async endpoint =>
    endpoint === staffCheckAuthEndpoint
      ? { status: member !== undefined, staff: member }
      : { done: {}, orders: [], ...dictionaryAnswer(endpoint) },
  )
}

test('an address that no screen has says so in the frame of the back office', async () => {
  answerTo(staff)
  await showOffice('/admin/other/nowhere')

  expect(await screen.findByRole('heading', { level: 1, name: 'Сторінку не знайдено' })).toBeVisible()
  expect(screen.getByRole('navigation', { name: 'Розділи' })).toBeVisible()
})

test('/admin leads to the first page', async () => {
  answerTo(staff)
  await showOffice('/admin')
  expect(location.pathname).toBe('/admin/home')
})

test('a section of Other stands among its tabs, with the way back above its title', async () => {
  answerTo({ ...staff, role: 'owner', rights: rightsOfRole.owner })
  await showOffice('/admin/other/redirects')

  const tabs = within(await screen.findByRole('navigation', { name: 'Частина «Інше»' }))
  expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Переадресування')
  expect(within(tabs.getByRole('list', { name: 'Продажі' })).getByRole('link', { name: 'Промокоди' })).toBeVisible()
  const trail = within(screen.getByRole('navigation', { name: 'Шлях' }))
  expect(trail.getByRole('link', { name: 'Інше' })).toHaveAttribute('href', '/admin/other')
  const sections = within(screen.getByRole('navigation', { name: 'Розділи' }))
  expect(sections.getByRole('link', { current: 'page' })).toHaveTextContent('Інше')
})

test('a product stands below products, which have a link of their own in the header', async () => {
  answerTo({ ...staff, role: 'content', rights: rightsOfRole.content })
  await showOffice('/admin/other/products/new')

  const trail = within(await screen.findByRole('navigation', { name: 'Шлях' }))
  expect(trail.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Товари'])
  const sections = within(screen.getByRole('navigation', { name: 'Розділи' }))
  expect(sections.getByRole('link', { current: 'page' })).toHaveTextContent('Товари')
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

  await act(async () => showStaffSession('signed-in'))
  expect(location.pathname).toBe('/admin/home')
})

test('a screen of staff is not shown while the service does not answer', async () => {
  service.mockRejectedValue(new Error('away'))
  await showOffice('/admin/orders')

  expect(await screen.findByRole('heading', { level: 1, name: 'Вхід для працівників' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Замовлення' })).not.toBeInTheDocument()
})
