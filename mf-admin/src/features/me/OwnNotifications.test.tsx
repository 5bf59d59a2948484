import { call } from '@shop/api-client/call'
import { ShopError } from '@shop/contracts/errors'
import {
  chooseNotificationEndpoint,
  type NotificationKind,
  ownNotificationsEndpoint,
} from '@shop/contracts/staff/people/notifications'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { showPage } from '../../../test/show-page.tsx'
import { OwnNotifications } from './OwnNotifications.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)

const stateOf = (email: string | null, ...on: NotificationKind[]) => ({
  email,
  notifications: (['order_paid', 'return_asked'] as const).map(notification => ({
    notification,
    is_on: on.includes(notification),
  })),
})
const email = 'iryna@levada.example'

function open(
  known: object | (() => object),
  choose: () => Promise<unknown> = async () => stateOf(email, 'order_paid'),
) {
  service.mockReset()
  service.mockImplementation(async endpoint => {
    if (endpoint === chooseNotificationEndpoint) return choose()
    if (endpoint === ownNotificationsEndpoint) return known instanceof Function ? known() : known
    throw new Error(`What does ${endpoint.path} answer?`)
  })
  showPage(<OwnNotifications />, '/admin/me')
}
const choice = (name: string) => screen.findByRole('checkbox', { name })
const sent = () =>
  service.mock.calls.filter(([endpoint]) => endpoint === chooseNotificationEndpoint).map(([, input]) => input)

test('one press chooses an email, and says where it will come', async () => {
  open(stateOf(email))
  expect(await screen.findByText(/Надходитимуть на iryna@levada\.example/)).toBeVisible()
  expect(await choice('Просять про повернення')).not.toBeChecked()
  await userEvent.click(await choice('Замовлення оплачено'))

  await waitFor(async () => expect(await choice('Замовлення оплачено')).toBeChecked())
  expect(sent()).toEqual([{ body: { notification: 'order_paid', is_on: true } }])
})

test('a press before the answer to the first one changes nothing', async () => {
  const answer = Promise.withResolvers<unknown>()
  open(stateOf(email), () => answer.promise)
  await userEvent.dblClick(await choice('Замовлення оплачено'))
  expect(await choice('Замовлення оплачено')).toBeChecked()
  answer.resolve(stateOf(email, 'order_paid'))

  await waitFor(() => expect(sent()).toHaveLength(1))
})

test('what could not be saved stands as it was, with the reason', async () => {
  open(stateOf(email, 'order_paid'), async () => {
    throw new ShopError('busy')
  })
  await userEvent.click(await choice('Замовлення оплачено'))

  expect(await screen.findByRole('alert')).toBeVisible()
  expect(await choice('Замовлення оплачено')).toBeChecked()
})

test('without an address nothing can be switched on, and the page says who can enter one', async () => {
  open(stateOf(null, 'return_asked'))
  expect(await screen.findByText(/може додати власниця магазину/)).toBeVisible()

  expect(await choice('Замовлення оплачено')).toBeDisabled()
  expect(await choice('Просять про повернення')).toBeEnabled()
})

test('choices that did not load can be asked for again', async () => {
  let isAway = true
  open(() => {
    if (isAway) throw new ShopError('busy')
    return stateOf(email)
  })
  const again = await screen.findByRole('button', { name: 'Спробувати ще раз' })
  isAway = false
  await userEvent.click(again)

  expect(await choice('Замовлення оплачено')).toBeVisible()
})
