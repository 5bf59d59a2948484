import { createKnownBrowsers } from './known-browsers.ts'

const olena = { id: 'c-1', proof: 'hash of a password' }
const browsers = createKnownBrowsers('a secret of the service')

test('a browser in which an account signed in has a key of its own', () => {
  const [one, other] = [browsers.mark(olena), browsers.mark(olena)]
  const keys = [one, other].map(mark => browsers.keyOf(mark, olena))

  expect(keys).toEqual([`c-1|${one.slice(0, 22)}`, `c-1|${other.slice(0, 22)}`])
  expect(new Set(keys).size).toBe(2)
})

test('a mark says nothing of the account that it belongs to', () => {
  expect(browsers.mark(olena)).toMatch(/^[\w-]{65}$/)
  expect(browsers.mark(olena)).not.toContain('c-1')
})

test.each<[string, (mark: string) => string | null]>([
  ['none', () => null],
  ['an empty one', () => ''],
  ['one with another name', mark => (mark.startsWith('A') ? 'B' : 'A') + mark.slice(1)],
  ['one with another signature', mark => mark.slice(0, 22) + 'A'.repeat(43)],
  ['one that was cut short', mark => mark.slice(0, -1)],
  ['one that goes on', mark => `${mark}A`],
  ['one in signs of other bytes', mark => `${mark.slice(0, -1)}є`],
  ['one that another service made', () => createKnownBrowsers('another secret').mark(olena)],
  ['one of another account', () => browsers.mark({ ...olena, id: 'c-2' })],
  ['one from before another password', () => browsers.mark({ ...olena, proof: 'hash of an older one' })],
])('a browser with %s is a stranger', (_, forged) => {
  expect(browsers.keyOf(forged(browsers.mark(olena)), olena)).toBeNull()
})

test('nobody’s account knows no browser', () => {
  expect(browsers.keyOf(browsers.mark(olena), null)).toBeNull()
})
