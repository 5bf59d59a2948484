import { documentProblemsIn, type Facts } from './document-facts.ts'

const facts: Facts = {
  paths: [
    'mf-cart',
    'mf-catalog',
    'mf-catalog/src',
    'mf-catalog/src/page-routes.ts',
    'services',
    'services/catalog',
    'services/catalog/src',
    'services/catalog/src/stock',
    'services/catalog/src/stock/reserve-stock.ts',
    'services/catalog/src/stock/reserve-stock',
  ],
  beginnings: new Set(['mf-cart', 'mf-catalog', 'services', 'catalog', 'src', 'stock']),
  words: new Set(['reserveStock', 'out_of_stock', 'assets.json']),
  scripts: new Map([
    ['', new Set(['start', 'check', 'test:api'])],
    ['services/catalog', new Set(['start'])],
  ]),
  testProjects: new Set(['rules', 'grouped api']),
  generated: new Set(['dist']),
  isModule: name => name === '@shop/money',
  read: () => "kind: 'remote'\nkind: 'service'\nkind: 'service'\n",
}
const problemsIn = (text: string) => documentProblemsIn({ file: 'docs/a.md', text }, facts)

test('a path that is not there is named with its page and line', () => {
  expect(problemsIn('# Stock\n\nIt lies in `services/catalog/src/shelf`.')).toEqual([
    'docs/a.md:3: there is no services/catalog/src/shelf',
  ])
})

test.each([
  'services/catalog/src/stock/hold-stock.ts',
  'hold-stock.ts',
  'shelf/',
  'mf-*/src/routes.ts',
  'src/<word>/<word>.rules.ts',
  'stock/hold-stock',
  '@shop/prices',
])('the path `%s` leads nowhere', path => {
  expect(problemsIn(`\`${path}\``)).toEqual([`docs/a.md:1: there is no ${path}`])
})

test.each([
  'services/catalog/src/stock/',
  'reserve-stock.ts',
  'stock/reserve-stock',
  'src/page-routes.ts',
  'mf-*/src/page-routes.ts',
  'src/<word>/reserve-stock.ts',
  'mf-catalog/dist/index.js',
  'assets.json',
  'text/html',
  '/wishlist',
  '@shop/money',
])('`%s` is a path of ours, or none that the repository must hold', path => {
  expect(problemsIn(`\`${path}\``)).toEqual([])
})

test('a name of code that no source holds is named, other words are let alone', () => {
  expect(problemsIn('`reserveStock(order)`, `out_of_stock`, `stock`, `bookStock()`, `no_stock`')).toEqual([
    'docs/a.md:1: no source holds the name bookStock',
    'docs/a.md:1: no source holds the name no_stock',
  ])
})

test('a command that npm does not know is named, also in an example', () => {
  const text = '```sh\nnpm ci && npm run -s check\nnpm run verify -- mf-catalog\n```\n`npm start -w services/catalog`\n'

  expect(
    problemsIn(`${text}\`npm run seed -w services/catalog\`, \`npm start -w door\`, \`test:api\`, \`test:rush\``),
  ).toEqual([
    'docs/a.md:6: there is no npm run test:rush',
    'docs/a.md:3: there is no npm run verify',
    'docs/a.md:6: there is no npm run seed -w services/catalog',
    'docs/a.md:6: there is no workspace door',
  ])
})

test('a project that Jest does not have is named', () => {
  expect(problemsIn("`npx jest --selectProjects 'grouped api'` or `npx jest --selectProjects unit`")).toEqual([
    'docs/a.md:1: Jest has no project unit',
  ])
})

test('a count is compared with files or with lines of a file', () => {
  const text = 'two<!-- count: mf-* --> remotes, 2<!-- count: parts.ts "kind: \'service\'" --> services'
  expect(problemsIn(text)).toEqual([])

  expect(problemsIn(text.replace('two', 'Four').replace('2', '3'))).toEqual([
    'docs/a.md:1: says Four, and there are 2 of mf-*',
    'docs/a.md:1: says 3, and there are 2 of parts.ts "kind: \'service\'"',
  ])
})

test('a folder in the table of owners is looked for in its service', () => {
  const row = '| stock | catalog: stock, shelf; mf-catalog: any | mf-catalog: product | stock |'

  expect(problemsIn(row)).toEqual(['docs/a.md:1: there is no services/catalog/src/shelf'])
})
