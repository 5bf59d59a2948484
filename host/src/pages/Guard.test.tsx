import { call } from '@shop/api-client/call'
import { registerTexts } from '@shop/shell/i18n'
import { BrowserRouter, Route, Routes, useLocation } from '@shop/shell/router'
import { $session, checkSession, showSignedIn, showSignedOut } from '@shop/shell/session'
import { act, render, screen } from '@testing-library/react'
import { hostTexts } from '../texts.ts'
import { Guard } from './Guard.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)

const olena = { id: 'c1', email_verified: true }

async function visit(at: string, state?: object) {
  history.replaceState({ usr: state }, '', at)
  await act(async () => {
    render(
      <BrowserRouter>
        <Routes>
          <Route path="/user/login" element={<Guard guard="guest">the sign-in page</Guard>} />
          <Route path="/user/personal/orders" element={<Guard guard="customer">own orders</Guard>} />
          <Route path="*" element={<Elsewhere />} />
        </Routes>
      </BrowserRouter>,
    )
  })
}

function Elsewhere() {
  const { pathname, state } = useLocation()
  return <p>{`now at ${pathname} ${JSON.stringify(state)}`}</p>
}

beforeEach(() => {
  $session.set('unknown')
  service.mockReset()
})

test('a customers’ page is shown once the service has confirmed the session', async () => {
  const answer = Promise.withResolvers<object>()
  service.mockReturnValue(answer.promise)
  await visit('/user/personal/orders')
  expect(screen.queryByText('own orders')).not.toBeInTheDocument()

  await act(async () => answer.resolve({ status: true, customer: olena }))
  expect(screen.getByText('own orders')).toBeVisible()
})

test('a guest signs in first, and is led on to the requested page', async () => {
  service.mockResolvedValue({ status: false, customer: null })
  await visit('/user/personal/orders?page=2')
  expect(screen.getByText('the sign-in page')).toBeVisible()

  await act(async () => showSignedIn(olena))
  expect(screen.getByText('own orders')).toBeVisible()
  expect(location.search).toBe('?page=2')
})

test('a signed-in customer on a guests’ page is led to the account', async () => {
  service.mockResolvedValue({ status: true, customer: olena })
  await visit('/user/login')

  expect(screen.getByText('now at /user null')).toBeVisible()
})

test('a customer who has signed out stays on the sign-in page, although an earlier answer comes late', async () => {
  service.mockResolvedValueOnce({ status: true, customer: olena })
  await visit('/user/personal/orders')
  const late = Promise.withResolvers<object>()
  service.mockReturnValueOnce(late.promise)
  void checkSession()
  await act(async () => showSignedOut())

  await act(async () => late.resolve({ status: true, customer: olena }))
  expect(screen.getByText('the sign-in page')).toBeVisible()
})

test('a guarded page is not shown while the service does not answer', async () => {
  service.mockRejectedValue(new Error('away'))
  await visit('/user/personal/orders')

  expect(screen.getByText('the sign-in page')).toBeVisible()
})

test('offline a customers’ page says so and comes when the connection is back', async () => {
  await registerTexts('host', hostTexts)
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  service.mockRejectedValueOnce(new Error('no connection'))
  await visit('/user/personal/orders')
  expect(screen.getByRole('alert')).toHaveTextContent(/Не вдалося завантажити|could not be loaded/)

  isOnline.mockReturnValue(true)
  service.mockResolvedValue({ status: true, customer: olena })
  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(screen.getByText('own orders')).toBeVisible()
})
