import { storeAddress } from './remote-releases.ts'

const token = 't'.repeat(43)

test('a shop elsewhere is named by its origin, and its token comes along', () => {
  expect(storeAddress('https://shop.example', token)).toEqual({ url: 'https://shop.example', token })
  expect(storeAddress('http://127.0.0.1:8080/', token)).toEqual({ url: 'http://127.0.0.1:8080', token })
  expect(storeAddress('', token)).toBeNull()
})

test.each([
  ['http://shop.example', token, 'must begin with https://'],
  ['https://shop.example/admin', token, 'must be an origin'],
  ['shop.example', token, 'must be an origin'],
  ['https://shop.example', '', 'RELEASES_TOKEN is not'],
])('%s is refused before a token is sent', (url, given, reason) => {
  expect(() => storeAddress(url, given)).toThrow(reason)
})
