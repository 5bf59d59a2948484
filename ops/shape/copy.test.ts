import { findCause } from './copy.ts'

test('of an uncaught error it is the error that is told, and not what Node prints after it', () => {
  const printed = [
    'file:///srv/services/catalog/src/main.ts:12',
    '  throw error',
    '  ^',
    '',
    'MongoServerError: index not found',
    '    at start (file:///srv/services/catalog/src/main.ts:12:9) {',
    '  code: 27',
    '}',
    '',
    'Node.js v24.21.0',
    '',
  ]
  expect(findCause(printed.join('\n'))).toBe('MongoServerError: index not found')
})

test('without one it is the last line', () => {
  expect(findCause('starting\nno such setting: CATALOG_COLOUR\n')).toBe('no such setting: CATALOG_COLOUR')
})
