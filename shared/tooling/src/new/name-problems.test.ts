import { parts } from '@shop/contracts/parts'
import { root } from '../webpack/root.ts'
import { nameProblems, titleProblems } from './name-problems.ts'

test.each(['quality-diary', 'delete', 'a'])('a remote and a service may be called %s', async name => {
  expect(await nameProblems(root, name, parts)).toEqual([])
})

test.each([
  ['Diary', 'Diary: a name is one to 30 small letters, words joined by hyphens'],
  ['diary2', 'diary2: a name is one to 30 small letters, words joined by hyphens'],
  ['-diary', '-diary: a name is one to 30 small letters, words joined by hyphens'],
  ['../diary', '../diary: a name is one to 30 small letters, words joined by hyphens'],
  ['a'.repeat(31), `${'a'.repeat(31)}: a name is one to 30 small letters, words joined by hyphens`],
  ['mf-diary', 'mf-diary: without mf-, which the remote gets by itself'],
  ['account', 'account is taken: the table of parts has mf-account'],
  ['gateway', 'gateway is taken: the table of parts has gateway'],
  ['store', 'store is taken: the shop answers at /store'],
  ['user', 'user is taken: the shop answers at /user/register'],
  ['remotes', 'remotes is taken: the shop answers at /remotes'],
  ['orders', 'orders is taken: calls begin with /api/orders'],
  ['embedded-mongo', 'embedded-mongo is taken: there is a folder services/embedded-mongo'],
  ['customers', 'customers is taken: there is a folder shared/contracts/src/customers'],
])('%s is refused', async (name, problem) => {
  expect(await nameProblems(root, name, parts)).toEqual([problem])
})

test('a title is what people read, and a team what CODEOWNERS knows', () => {
  expect(titleProblems({ uk: 'Щоденник якості', en: 'Quality diary (all)' }, '@levada/quality-team')).toEqual([])
  expect(titleProblems({ uk: "Зім'ятий", en: '' }, '@levada/Quality')).toEqual([
    '"Зім\'ятий" is no title: up to 40 letters, digits, spaces and plain marks',
    '"" is no title: up to 40 letters, digits, spaces and plain marks',
    '@levada/Quality is no team: small letters, words joined by hyphens',
  ])
})
