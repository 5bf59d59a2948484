import { createHmac } from 'node:crypto'
import { createSigner, LONGEST_TOKEN, signedFor } from './signed.ts'

const SECRET = 'only-for-tests-of-signatures'
const NOW = 1_795_428_000
const { sign, read } = createSigner(SECRET)
const link = { part: 'mf-catalog', version: 'a1b2c3d4e5', by: 'olena' }
const until = NOW + signedFor.test
const token = sign('test', link, until)

/** A token that somebody who knows the secret made of anything. */
function signed(text: string): string {
  const body = Buffer.from(text).toString('base64url')
  return `${body}.${createHmac('sha256', SECRET).update(`test ${body}`).digest('base64url')}`
}

test('what was signed can be read until its time is over', () => {
  expect(read('test', token, NOW)).toEqual(link)
  expect(read('test', token, until - 1)).toEqual(link)
  expect(read('test', token, until)).toBeNull()
})

test('a token counts for its own kind and its own secret only', () => {
  expect(read('page-view', token, NOW)).toBeNull()
  expect(createSigner('another-secret-of-the-same-kind').read('test', token, NOW)).toBeNull()
})

test('of a changed token nothing is believed', () => {
  const [text = '', signature = ''] = token.split('.')
  const other = sign('test', { ...link, version: 'ffffffffff' }, until).split('.')[0]

  expect(read('test', `${other}.${signature}`, NOW)).toBeNull()
  expect(read('test', `${text}.${signature.replace(/^./, sign => (sign === 'A' ? 'B' : 'A'))}`, NOW)).toBeNull()
})

test.each([
  ['nothing', ''],
  ['words', 'let-me-in'],
  ['no signature', `${token.split('.')[0]}.`],
  ['two dots', `${token}.`],
  ['signs of other alphabets', `ї.${'ї'.repeat(43)}`],
  ['a text that is no JSON', signed('not json')],
  ['a payload of another shape', signed(JSON.stringify({ until, payload: { part: 'mf-catalog' } }))],
  ['a version that is a path', signed(JSON.stringify({ until, payload: { ...link, version: '../..' } }))],
  ['no time', signed(JSON.stringify({ payload: link }))],
  ['too long a text', signed(JSON.stringify({ until, payload: { ...link, by: 'x'.repeat(LONGEST_TOKEN) } }))],
])('%s is read as nothing', (_, text) => {
  expect(read('test', text, NOW)).toBeNull()
})

test('a page view of five parts fits into a token', () => {
  const parts = ['host', 'mf-catalog', 'mf-cart-checkout', 'mf-account', 'mf-admin']
  const viewed = {
    id: 'x'.repeat(22),
    versions: Object.fromEntries(parts.map((part, at) => [part, `a1b2c3d4e${at}`])),
  }

  expect(read('page-view', sign('page-view', viewed, until), NOW)).toEqual(viewed)
})

test('too much is not signed', () => {
  expect(() => sign('test', { ...link, by: 'ї'.repeat(400) }, until)).toThrow('too much to sign')
})
