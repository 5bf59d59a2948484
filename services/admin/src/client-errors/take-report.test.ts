import { messageClass } from './take-report.ts'

test.each([
  [
    'ChunkLoadError: Loading chunk 713 failed.\n(error: https://shop.example/remotes/catalog/0123abcd45/page-store.89abcdef.js)',
    'ChunkLoadError: Loading chunk # failed. (error: page-store.#.js)',
  ],
  ['Error: No release has https://shop.example/payment/26-000042-abcdefghijklm?x=1', 'Error: No release has <address>'],
  [
    'TypeError: Cannot read properties of undefined (reading ‘map’)',
    'TypeError: Cannot read properties of undefined (reading ‘map’)',
  ],
  ['cannot greet olena@example.com, +380671234567', 'cannot greet <e-mail> +#'],
  [`token ${'Ab1-'.repeat(8)} is over`, 'token # is over'],
])('of %j is kept what is alike for everybody', (message, expected) => {
  expect(messageClass(message)).toBe(expected)
})

test('what is kept of a message is short', () => {
  expect(messageClass('so much '.repeat(40))).toHaveLength(160)
})
