import { changedRemotes } from './changed-remotes.ts'

test.each([
  ['mf-admin/src/routes.ts', ['mf-admin']],
  ['mf-catalog/src/locales/search.en.json', ['mf-catalog']],
  ['shared/calendar/src/kyiv-days.ts', expect.arrayContaining(['mf-admin'])],
])('the page of a dev server compiles what %s is built into', (file, remotes) => {
  expect(changedRemotes([file])).toEqual(remotes)
})

test.each([
  'mf-admin/src/routes.test.ts',
  'shared/shell/src/router.tsx',
  'shared/ui-kit/src/Button.tsx',
  'shared/contracts/src/errors.ts',
  'shared/service-kit/src/app/listen.ts',
])('%s is of no remote: it is a test, the host has it for all, or no browser loads it', file => {
  expect(changedRemotes([file])).toEqual([])
})

test('files of several remotes are those of each of them', () => {
  expect(changedRemotes(['mf-account/src/routes.ts', 'mf-catalog/src/page-routes.ts'])).toEqual([
    'mf-catalog',
    'mf-account',
  ])
})
