import { call } from '@shop/api-client/call'
import { HOUR_MS } from '@shop/calendar/durations'
import { dismissNotice, notify } from '@shop/shell/notices'
import { $popup, closePopup } from '@shop/shell/popup'
import { queryClient } from '@shop/shell/query'
import { $session, showSignedIn, showSignedOut } from '@shop/shell/session'
import { act } from '@testing-library/react'
import { bringScreen } from '../remotes/bring-screen.ts'
import { startPrompts } from './start-prompts.ts'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
// No remote comes in a test.
jest.mock('../remotes/bring-screen.ts', () => ({ bringScreen: jest.fn(async () => true) }))
const service = jest.mocked(call)

/** What the services say of the customer. */
function customer({ phone_verified = true, day = null as string | null } = {}) {
  service.mockImplementation(async ({ path }) =>
    path === '/api/user/check-birthday'
      ? { status: day !== null, day }
      : { user: { phone: '+380671234567', phone_verified } },
  )
}
const opened = () => $popup.get()?.name ?? null
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const go = (path: string) => history.replaceState(null, '', path)

beforeAll(() => {
  jest.useFakeTimers()
  startPrompts()
})
afterAll(() => jest.useRealTimers())
beforeEach(() => {
  localStorage.clear()
  queryClient.clear()
  customer()
  go('/')
  $session.set('unknown')
})
afterEach(async () => {
  $session.set('unknown')
  await pass(60_000)
  closePopup()
  await pass(60_000)
})

test('a guest is invited to register after ten seconds, and not again for half an hour', async () => {
  showSignedOut()
  await pass(10_500)
  expect(opened()).toBe('registration')

  closePopup()
  $session.set('unknown')
  showSignedOut()
  await pass(20 * 60_000)
  expect(opened()).toBeNull()
})

test('a prompt that does not come is not shown, and is tried again with the next page', async () => {
  jest.mocked(bringScreen).mockResolvedValueOnce(false)
  showSignedOut()
  await pass(15_000)
  expect(opened()).toBeNull()

  $session.set('unknown')
  showSignedOut()
  await pass(15_000)
  expect(opened()).toBe('registration')
})

test('a prompt waits until the notice on the screen has gone', async () => {
  const welcome = notify('Welcome')
  showSignedOut()
  await pass(15_000)
  expect(opened()).toBeNull()

  dismissNotice(welcome)
  await pass(2000)
  expect(opened()).toBe('registration')
})

test('on a phone no prompt comes over the question about cookies', async () => {
  jest.spyOn(window, 'matchMedia').mockImplementation(query => ({ matches: query.includes('767px') }) as MediaQueryList)
  const bar = document.body.appendChild(document.createElement('section'))
  bar.dataset.consent = 'unasked'
  Object.defineProperty(bar, 'offsetHeight', { value: 120 })
  showSignedOut()
  await pass(15_000)
  expect(opened()).toBeNull()

  bar.remove()
  await pass(2000)
  expect(opened()).toBe('registration')
  jest.restoreAllMocks()
})

test('a visitor who is typing, buying or busy with a popup is not prompted until that is done', async () => {
  const field = document.body.appendChild(document.createElement('input'))
  field.focus()
  showSignedOut()
  await pass(15_000)
  expect(opened()).toBeNull()

  field.remove()
  go('/checkout')
  await pass(15_000)
  expect(opened()).toBeNull()

  go('/store')
  await pass(1100)
  expect(opened()).toBe('registration')
})

test('a customer without a proven phone is reminded ten seconds after the sign-in', async () => {
  customer({ phone_verified: false })
  showSignedIn()
  await pass(9000)
  expect(opened()).toBeNull()
  await pass(1500)
  expect($popup.get()).toEqual({ name: 'loyalty', input: { phone: '+380671234567' } })
})

test('a customer with a proven phone is not reminded', async () => {
  showSignedIn()
  await pass(30_000)
  expect(opened()).toBeNull()
})

test('the birthday greeting comes first, and the reminder when it is closed', async () => {
  customer({ phone_verified: false, day: 'birthday' })
  showSignedIn()
  await pass(5000)
  expect($popup.get()).toEqual({ name: 'birthday', input: { day: 'birthday' } })

  await pass(20_000)
  expect(opened()).toBe('birthday')
  closePopup()
  await pass(2000)
  expect(opened()).toBeNull()
  await pass(4000)
  expect(opened()).toBe('loyalty')
})

test('the birthday greeting comes back after six hours, no earlier', async () => {
  customer({ day: 'after' })
  localStorage.setItem('birthday-prompt-shown', String(Date.now() - 6 * HOUR_MS + 60_000))
  showSignedIn()
  await pass(5000)
  expect(opened()).toBeNull()

  $session.set('unknown')
  await pass(60_000)
  showSignedIn()
  await pass(5000)
  expect(opened()).toBe('birthday')
})

test('a waiting invitation is not shown to a customer who signed in meanwhile', async () => {
  go('/checkout')
  showSignedOut()
  await pass(12_000)
  showSignedIn()
  go('/')
  await pass(15_000)
  expect(opened()).toBeNull()
})
