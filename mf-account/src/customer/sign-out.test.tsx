import { call } from '@shop/api-client/call'
import { storedNames } from '@shop/contracts/browser-storage'
import { queryClient } from '@shop/shell/query'
import { $session, showSignedIn } from '@shop/shell/session'
import { signOut } from './sign-out.ts'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn(async () => ({})) }))

beforeEach(() => {
  showSignedIn()
  for (const storage of [localStorage, sessionStorage]) {
    storage.clear()
    for (const name of Object.values(storedNames)) storage.setItem(name, 'Олена, Київ')
    storage.setItem('locale', 'uk')
  }
})

test('signing out removes all personal data from the browser', async () => {
  await signOut()

  expect($session.get()).toBe('guest')
  for (const storage of [localStorage, sessionStorage]) {
    expect(Object.values({ ...storage }).join()).not.toContain('Олена')
    expect(storage.getItem('locale')).toBe('uk')
  }
})

test('a sign-out that the service does not answer removes nothing, so that it can be tried again', async () => {
  jest.mocked(call).mockRejectedValueOnce(new TypeError('offline'))
  await expect(signOut()).rejects.toThrow('offline')

  expect($session.get()).toBe('signed-in')
  expect(sessionStorage.getItem(storedNames.checkoutDraft)).toContain('Олена')
})

test('what is still being asked for the customer is given up before the session ends', async () => {
  const order: string[] = []
  const asked = queryClient.fetchQuery({
    queryKey: ['addresses'],
    queryFn: ({ signal }) =>
      new Promise((_, reject) =>
        signal.addEventListener('abort', () => {
          order.push('given up')
          reject(new Error('aborted'))
        }),
      ),
  })
  jest.mocked(call).mockImplementationOnce(async () => {
    order.push('signed out')
    return {}
  })
  await Promise.all([expect(asked).rejects.toThrow(), signOut()])

  expect(order).toEqual(['given up', 'signed out'])
})
