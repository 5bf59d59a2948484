import { isSameSecret, newToken, tokenDigest } from './tokens.ts'

test('two tokens differ, and so do their digests, of which no token can be read', () => {
  const [one, other] = [newToken(), newToken()]

  expect(one).toMatch(/^[\w-]{43}$/)
  expect(one).not.toBe(other)
  expect(tokenDigest(one)).toMatch(/^[0-9a-f]{64}$/)
  expect(tokenDigest(one)).toBe(tokenDigest(one))
  expect(tokenDigest(one)).not.toBe(tokenDigest(other))
})

test.each([
  ['secret', true],
  ['Secret', false],
  ['secre', false],
  ['secret and more', false],
  ['', false],
])('"%s" beside "secret": %s', (given, isSame) => {
  expect(isSameSecret(given, 'secret')).toBe(isSame)
})
