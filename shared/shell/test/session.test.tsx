import { call } from '@shop/api-client/call'
import {
  $customer,
  $session,
  $staffSession,
  checkSession,
  checkStaffSession,
  showSignedIn,
  showSignedOut,
  showStaffSession,
} from '../src/session.ts'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)

const olena = { id: 'c1', email_verified: true }
const unproven = { ...olena, email_verified: false }
const guest = { status: false, customer: null }

/** Asks who is signed in; the answer is still on its way when this returns. */
function asked(check: () => Promise<void>) {
  const { promise, resolve } = Promise.withResolvers<object>()
  service.mockReturnValueOnce(promise)
  const checked = check()
  return (answer: object) => {
    resolve(answer)
    return checked
  }
}

beforeEach(() => {
  $session.set('unknown')
  $customer.set(null)
  $staffSession.set('unknown')
})

test('a customer who signs out stays signed out, though an answer from before comes late', async () => {
  showSignedIn(olena)
  const arrive = asked(checkSession)
  showSignedOut()

  await arrive({ status: true, customer: olena })
  expect([$session.get(), $customer.get()]).toEqual(['guest', null])
})

test('a customer who signs in stays signed in, though an answer of a guest comes late', async () => {
  const arrive = asked(checkSession)
  showSignedIn(olena)

  await arrive(guest)
  expect([$session.get(), $customer.get()]).toEqual(['signed-in', olena])
})

test('a mailbox that is proven stays proven, though an older answer comes late', async () => {
  showSignedIn(unproven)
  const older = asked(checkSession)
  const newer = asked(checkSession)
  await newer({ status: true, customer: olena })
  await older({ status: true, customer: unproven })

  expect($customer.get()).toEqual(olena)
})

test('the second of two answers in their order counts', async () => {
  const older = asked(checkSession)
  const newer = asked(checkSession)
  await older({ status: true, customer: unproven })
  expect($customer.get()).toEqual(unproven)
  await newer({ status: true, customer: olena })

  expect($customer.get()).toEqual(olena)
})

test('staff who sign out stay signed out, though an answer from before comes late', async () => {
  showStaffSession('signed-in')
  const arrive = asked(checkStaffSession)
  showStaffSession('guest')

  await arrive({ status: true })
  expect($staffSession.get()).toBe('guest')
})

test('offline nobody is taken for a guest; the service is asked when the connection is back', async () => {
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  service.mockRejectedValueOnce(new Error('no connection'))
  await checkSession()
  expect($session.get()).toBe('unknown')

  isOnline.mockReturnValue(true)
  service.mockResolvedValueOnce({ status: true, customer: olena })
  window.dispatchEvent(new Event('online'))
  await Promise.resolve()
  await Promise.resolve()
  expect($session.get()).toBe('signed-in')
})

test('a service that does not answer, with a connection, counts as a no', async () => {
  service.mockRejectedValueOnce(new Error('away'))
  await checkSession()

  expect($session.get()).toBe('guest')
})
