import { root } from '../webpack/root.ts'
import { readPart } from './part.ts'

test.each([
  ['mf-account', 'mf-account'],
  ['services/account', 'services/account'],
  ['./shared/ui-kit/', 'shared/ui-kit'],
  ['e2e', 'e2e'],
])('%s is checked as the part %s', (word, part) => {
  expect(readPart(root, word)).toBe(part)
})

test.each(['mf-acount', 'services', '..', 'shared/node_modules', ''])(
  '%j is no part, and those there are get named',
  word => {
    expect(() => readPart(root, word)).toThrow(/mf-account, .*services\/account/)
  },
)
