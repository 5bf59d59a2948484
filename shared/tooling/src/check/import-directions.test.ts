import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { root } from '../webpack/root.ts'

const remote = 'mf-catalog/src/features/cart/cart.ts'
const flow = 'services/catalog/src/stock/reserve.ts'
const kit = 'shared/service-kit/src/app.ts'

const refused: [rule: string, from: string, to: string][] = [
  ['mf-catalog-meets-others-only-through-shared', remote, 'mf-admin/src/routes.ts'],
  ['mf-catalog-meets-others-only-through-shared', remote, 'host/src/main.ts'],
  ['mf-catalog-meets-others-only-through-shared', remote, 'services/catalog/src/app.ts'],
  ['mf-catalog-meets-others-only-through-shared', remote, kit],
  ['mf-catalog-feature-cart-stands-alone', remote, 'mf-catalog/src/features/search/search.ts'],
  ['mf-catalog-feature-cart-stands-alone', remote, 'mf-catalog/src/pages/home.ts'],
  ['facade-instead-of-library', remote, 'node_modules/nanostores/index.js'],
  ['host-browser-code-is-browser-code', 'host/src/main.ts', 'mf-catalog/src/pages/home.ts'],
  ['host-browser-code-is-browser-code', 'host/src/main.ts', 'host/server/main.ts'],
  ['host-server-needs-no-react', 'host/server/main.ts', 'node_modules/react/index.js'],
  ['host-server-needs-no-react', 'host/server/main.ts', 'services/catalog/src/app.ts'],
  ['service-catalog-meets-others-only-through-calls', flow, 'services/admin/src/app.ts'],
  ['service-catalog-meets-others-only-through-calls', flow, 'host/server/main.ts'],
  ['service-catalog-meets-others-only-through-calls', flow, 'shared/ui-kit/src/button.ts'],
  ['service-embedded-mongo-meets-others-only-through-calls', 'services/embedded-mongo/src/main.ts', kit],
  ['the-shop-is-not-imported-from-below', flow, 'shop/src/start.mjs'],
  ['flows-are-given-what-they-need', flow, 'services/catalog/src/repositories.ts'],
  ['database-only-through-repositories', flow, 'node_modules/mongodb/index.js'],
  ['demo-data-only-in-seeds-and-defaults', flow, 'shared/demo-data/src/articles.ts'],
  [
    'order-core-stands-alone',
    'services/cart-checkout/src/order/order.ts',
    'services/cart-checkout/src/payments/pay.ts',
  ],
  ['service-kit-knows-no-products', kit, 'shared/contracts/src/catalog/products.ts'],
  ['service-kit-knows-no-products', kit, 'shared/contracts/src/cart/cart.ts'],
  ['shared-service-kit-uses-only-its-own', kit, 'shared/shell/src/session.ts'],
  ['shared-contracts-uses-only-its-own', 'shared/contracts/src/errors.ts', 'shared/money/src/money.ts'],
  ['shared-money-uses-only-its-own', 'shared/money/src/money.ts', 'services/catalog/src/app.ts'],
  ['shop-puts-together', 'shop/src/start.mjs', 'mf-catalog/src/pages/home.ts'],
  ['stories-and-operation-are-imported-by-nobody', 'shop/src/start.mjs', 'ops/bench/bench.ts'],
  ['stories-and-operation-are-imported-by-nobody', 'host/src/main.ts', 'e2e/support/shop.ts'],
  ['stories-know-no-operation', 'e2e/support/shop.ts', 'ops/bench/bench.ts'],
  ['no-cycles', 'shared/ui-kit/src/button.ts', 'shared/ui-kit/src/icon.ts'],
  ['no-folder-cycles', 'services/admin/src/staff', 'services/admin/src/audit'],
]

const allowed: [from: string, to: string][] = [
  [remote, 'shared/shell/src/session.ts'],
  ['mf-catalog/src/pages/home.ts', remote],
  ['host/server/main.ts', kit],
  [flow, kit],
  ['services/catalog/src/app.ts', 'services/catalog/src/repositories.ts'],
  ['services/catalog/src/stock/stock.repository.ts', 'node_modules/mongodb/index.js'],
  ['services/catalog/src/seed.ts', 'shared/demo-data/src/articles.ts'],
  [kit, 'shared/contracts/src/errors.ts'],
  ['shop/src/start.mjs', 'services/catalog/src/app.ts'],
  ['shop/src/start.mjs', 'host/server/main.ts'],
  ['e2e/support/shop.ts', 'mf-admin/src/routes.ts'],
  // Two files for the cycle of their folders, which is none of files.
  ['services/admin/src/staff/invite.ts', 'services/admin/src/audit/entry.ts'],
  ['services/admin/src/audit/list.ts', 'services/admin/src/staff/staff.ts'],
]

// A cycle of files is reported at one of them.
const wayBack = ['shared/ui-kit/src/icon.ts', 'shared/ui-kit/src/button.ts']

const folder = mkdtempSync(path.join(tmpdir(), 'import-directions-'))
let violations: string[]

beforeAll(async () => {
  writeTree([...refused.flatMap(([rule, ...ways]) => (rule === 'no-folder-cycles' ? [] : [ways])), ...allowed, wayBack])
  const [directions, folders] = await Promise.all([
    violationsOf('.dependency-cruiser.cjs', [
      'e2e',
      'host',
      'mf-admin',
      'mf-catalog',
      'ops',
      'services',
      'shared',
      'shop',
    ]),
    violationsOf('.dependency-cruiser.folders.cjs', ['services']),
  ])
  violations = [...directions, ...folders]
})

afterAll(() => rmSync(folder, { recursive: true }))

test.each(refused)('%s: %s may not import %s', (...violation) => {
  expect(violations).toContain(violation.join(' '))
})

test('imports along the directions are no violation', () => {
  const ways = violations.map(violation => violation.split(' ').slice(1).join(' '))

  expect(allowed.filter(way => ways.includes(way.join(' ')))).toEqual([])
})

/** A repository of small files that import each other as listed. The rules are made of the folders that they find in it. */
function writeTree(ways: readonly string[][]): void {
  write('tsconfig.json', '{}')
  for (const name of ['nanostores', 'react', 'mongodb'])
    write(`node_modules/${name}/package.json`, `{"name":"${name}"}`)
  const imports = Map.groupBy(ways, ([from = '']) => from)
  for (const file of new Set(ways.flat())) {
    const targets = (imports.get(file) ?? []).map(([, to = '']) => `import '${specifier(file, to)}'\n`)
    write(file, `${targets.join('')}export {}\n`)
  }
}

function specifier(from: string, to: string): string {
  const [, npm] = /^node_modules\/(\w+)\//.exec(to) ?? []
  if (npm) return npm
  const relative = path.posix.relative(path.posix.dirname(from), to)
  return relative.startsWith('.') ? relative : `./${relative}`
}

function write(file: string, text: string): void {
  mkdirSync(path.join(folder, path.dirname(file)), { recursive: true })
  writeFileSync(path.join(folder, file), text)
}

/** As `npm run check` asks, in the folder of the test: "rule from to". */
async function violationsOf(config: string, rooms: string[]): Promise<string[]> {
  const cruiser = path.join(root, 'node_modules/.bin/depcruise')
  const options = ['--config', path.join(root, config), '--output-type', 'json']
  const { stdout } = await promisify(execFile)(process.execPath, [cruiser, ...options, ...rooms], { cwd: folder })
  const { summary } = JSON.parse(stdout) as { summary: { violations: Violation[] } }
  return summary.violations.map(({ rule, from, to }) => `${rule.name} ${from} ${to}`)
}

type Violation = { rule: { name: string }; from: string; to: string }
