import { mutualImports } from './mutual-imports.ts'

const file = (name: string, ...imports: string[]) => ({ file: name, lines: 10, imports })

test('two folders of a package that import each other are named, with a file for each way', () => {
  const files = [
    file('host/src/menu/menu.ts', 'host/src/header/search.ts'),
    file('host/src/header/header.ts', 'host/src/menu/menu.ts'),
    file('host/src/header/search.ts'),
  ]

  expect(mutualImports(files)).toEqual([
    'host/src/header and host/src/menu import each other, such as host/src/header/header.ts → host/src/menu/menu.ts and host/src/menu/menu.ts → host/src/header/search.ts',
  ])
})

test.each([
  ['one way only', file('host/src/a/one.ts', 'host/src/b/two.ts'), file('host/src/b/two.ts')],
  [
    'a folder and one inside it',
    file('host/src/a/one.ts', 'host/src/a/b/two.ts'),
    file('host/src/a/b/two.ts', 'host/src/a/one.ts'),
  ],
  [
    'tests, which reach into every folder',
    file('host/src/a/one.test.ts', 'host/src/b/two.ts'),
    file('host/src/b/two.ts', 'host/src/a/other.ts'),
  ],
  [
    'packages, which have rules of their own',
    file('shared/a/src/one.ts', 'shared/b/src/two.ts'),
    file('shared/b/src/two.ts', 'shared/a/src/one.ts'),
  ],
])('%s is nobody’s fault', (_, ...files) => {
  expect(mutualImports(files)).toEqual([])
})
