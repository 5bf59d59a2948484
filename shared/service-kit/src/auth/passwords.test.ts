import { availableParallelism } from 'node:os'
import { createPasswords } from './passwords.ts'

const passwords = createPasswords()

test('distinguishes the right password, a wrong one and the one of an unknown customer', async () => {
  const stored = await passwords.hashOf('квітень-26')

  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await passwords.matches('квітень-26', stored)).toBe(true)
  expect(await passwords.matches('квітень-27', stored)).toBe(false)
  expect(await passwords.matches('nobody has this password', null)).toBe(false)
})

test('two people with one password have different hashes', async () => {
  expect(await passwords.hashOf('same-word')).not.toBe(await passwords.hashOf('same-word'))
})

test('a hash of weaker times is recognised', async () => {
  expect(passwords.isWeak(await passwords.hashOf('word'))).toBe(false)
  expect(passwords.isWeak('$argon2id$v=19$m=4096,t=1,p=1$c2FsdA$aGFzaA')).toBe(true)
})

test('a rush waits in line and is served in full', async () => {
  const rush = Array.from({ length: 40 }, () => passwords.matches('guess', null))
  expect(new Set(await Promise.all(rush))).toEqual(new Set([false]))
})

test('a longer queue is refused as busy, and nobody who waits in it is forgotten', async () => {
  const small = createPasswords({ mostWaiting: 3 })
  // The hash that stands in for unknown accounts is made first, and has a place in the line until then.
  await small.matches('word', null)
  const stored = await passwords.hashOf('word')
  const most = 2 * availableParallelism() + 3
  const rush = await Promise.allSettled(Array.from({ length: most + 5 }, () => small.matches('guess', stored)))

  expect(rush.filter(({ status }) => status === 'fulfilled')).toHaveLength(most)
  const [late] = rush.filter(({ status }) => status === 'rejected')
  expect(late).toMatchObject({ reason: { code: 'busy', details: { seconds: 2 } } })
  expect(await small.matches('guess', stored)).toBe(false)
})
