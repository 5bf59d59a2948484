import { clientKey } from '@shop/service-kit/auth/client-key'
import { createKnownBrowsers } from '@shop/service-kit/auth/known-browsers'
import type { CustomerRepository } from './customer.repository.ts'
import type { Customer } from './customer.ts'
import { type SignInDeps, signIn } from './sign-in.ts'

const gone = new AbortController().signal
const login = {
  email: 'olena@example.com',
  password: 'весна-26',
  client: clientKey('203.0.113.7'),
  oldSession: null,
  mark: null,
  gone,
}

/** What sign-in asks of others; `passwordHash` is what a second look finds. */
function depsWith(passwordHash: string) {
  const customer = { id: 'c1', passwordHash: 'before' } as Customer
  const ended: string[] = []
  const customers = {
    findByEmail: async () => customer,
    findById: async () => ({ ...customer, passwordHash }),
    recordSeen: async () => {},
  } as Partial<CustomerRepository> as CustomerRepository
  const deps: SignInDeps = {
    customers,
    sessions: {
      start: async () => 's1',
      end: async id => void ended.push(id),
      ownerOf: async () => null,
      allOf: async () => [],
      find: async () => null,
      endByKey: async () => false,
      endAllOf: async () => {},
    },
    limits: { take: async () => 1, takeAll: async () => {}, forget: async () => {} },
    browsers: createKnownBrowsers('a secret'),
    delay: { before: async () => {} },
    passwords: { hashOf: async () => 'new', matches: async () => true, isWeak: () => false },
    clock: { now: () => new Date(0) },
  }
  return { deps, ended }
}

test('a right password starts a session', async () => {
  const { deps, ended } = depsWith('before')
  expect(await signIn(deps, login)).toMatchObject({ session: 's1' })
  expect(ended).toEqual([])
})

test('a password that is changed during the sign-in opens no session', async () => {
  const { deps, ended } = depsWith('after')
  await expect(signIn(deps, login)).rejects.toThrow('bad_credentials')
  expect(ended).toEqual(['s1'])
})
