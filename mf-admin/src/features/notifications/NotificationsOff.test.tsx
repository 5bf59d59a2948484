import { call } from '@shop/api-client/call'
import { ShopError } from '@shop/contracts/errors'
import {
  checkNotificationLinkEndpoint,
  switchNotificationOffEndpoint,
} from '@shop/contracts/staff/people/notifications'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { showPage } from '../../../test/show-page.tsx'
import { NotificationsOff } from './NotificationsOff.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)

function open(link: object, end: () => Promise<unknown> = async () => ({}), token: string | null = 'a.b') {
  service.mockReset()
  service.mockImplementation(async endpoint => (endpoint === checkNotificationLinkEndpoint ? link : end()))
  showPage(<NotificationsOff token={token} />, '/admin/notifications/off')
}
const presses = () =>
  service.mock.calls.filter(([endpoint]) => endpoint === switchNotificationOffEndpoint).map(([, input]) => input)
const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Вимкнути' }))

test('opening the link ends nothing, one press does', async () => {
  open({ notification: 'order_paid', is_on: true })
  expect(await screen.findByRole('heading', { name: 'Вимкнути лист «Замовлення оплачено»?' })).toBeVisible()
  expect(presses()).toEqual([])
  await press()

  expect(await screen.findByRole('heading', { name: 'Лист вимкнено' })).toBeVisible()
  expect(presses()).toEqual([{ body: { token: 'a.b' } }])
  expect(screen.getByRole('link', { name: 'До облікового запису' })).toHaveAttribute('href', '/admin/me')
})

test('emails that are off already need no press', async () => {
  open({ notification: 'low_stock', is_on: false })

  expect(await screen.findByText(/Лист «Товар закінчується» більше не надходитиме/)).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test.each([
  ['a link that is not ours', 'a.b'],
  ['an address without its token', null],
])('%s says so, and where emails are chosen', async (_, token) => {
  open({ notification: null, is_on: false }, async () => ({}), token)

  expect(await screen.findByRole('heading', { name: 'Посилання не діє' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'До облікового запису' })).toBeVisible()
})

test('a press that failed says so, and works again', async () => {
  let isAway = true
  open({ notification: 'order_paid', is_on: true }, async () => {
    if (isAway) throw new ShopError('busy')
    return {}
  })
  await press()
  expect(await screen.findByRole('alert')).toBeVisible()
  isAway = false
  await press()

  expect(await screen.findByRole('heading', { name: 'Лист вимкнено' })).toBeVisible()
})
