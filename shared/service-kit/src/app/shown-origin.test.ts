import { shownOrigin } from './shown-origin.ts'

test.each([
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['0.0.0.0', 'http://127.0.0.1:3000'],
  ['::', 'http://127.0.0.1:3000'],
  ['::1', 'http://[::1]:3000'],
  ['shop.local', 'http://shop.local:3000'],
])('a shop that listens on %s is shown as %s', (host, origin) => {
  expect(shownOrigin(host, 3000)).toBe(origin)
})
