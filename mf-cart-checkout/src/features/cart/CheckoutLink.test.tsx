import { $popup, closePopup } from '@shop/shell/popup'
import { $session } from '@shop/shell/session'
import { fakeServices } from '@shop/testing/fake-services'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { show } from '../../../test/show.tsx'
import { CheckoutLink } from './CheckoutLink.tsx'

const user = {
  id: 'c1',
  name: 'Olena',
  surname: 'Koval',
  email: 'olena@example.com',
  email_verified: true,
  phone: '+380671234567',
  birth_date: null,
  info: { ukraine: null, europe: null },
  level: 0,
  orders_total_uah: 0,
}

async function goOn(session: 'guest' | 'signed-in', phone_verified = false) {
  const askedOf = fakeServices({ '/api/user/get-info': { body: { status: true, user: { ...user, phone_verified } } } })
  $session.set(session)
  const close = jest.fn()
  await show(<CheckoutLink close={close} />)
  if (session === 'signed-in') await waitFor(() => expect(askedOf('/api/user/get-info')).toHaveLength(1))
  await userEvent.click(screen.getByRole('link', { name: 'Check out' }))
  return close
}

beforeEach(() => {
  localStorage.clear()
  closePopup()
})

test('a guest is asked to sign up, once in half an hour, and a no leads on to the cart', async () => {
  const close = await goOn('guest')
  expect($popup.get()).toEqual({ name: 'registration', input: { goOn: '/cart' } })
  expect(close).not.toHaveBeenCalled()

  closePopup()
  await userEvent.click(screen.getByRole('link', { name: 'Check out' }))
  expect($popup.get()).toBeNull()
  expect(close).toHaveBeenCalledTimes(1)
})

test('a customer without a proven phone is asked for it', async () => {
  await goOn('signed-in')
  expect($popup.get()).toEqual({ name: 'loyalty', input: { goOn: '/cart', phone: user.phone } })
})

test('a customer who has proven the phone goes straight on', async () => {
  const close = await goOn('signed-in', true)
  expect($popup.get()).toBeNull()
  expect(close).toHaveBeenCalledTimes(1)
})
