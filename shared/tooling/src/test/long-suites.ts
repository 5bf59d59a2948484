import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

export type LongSuite = {
  name: string
  /** Pattern for its test files; what ends with `e2e` are browser stories. */
  files: string
  /** Folders that it is about. */
  of: string[]
}

const releasing = [
  ...['host/server', 'host/src', 'shared/shell/src', 'shared/service-kit/src'],
  ...['shared/tooling/src/releases', 'shared/tooling/src/webpack', 'e2e/support', 'e2e/stories/shell'],
]

/** What staff change shoppers see and buy, so their stories are about nearly all that runs. */
const shopAndOffice = [
  ...['host/src', 'host/server', 'mf-admin/src', 'mf-catalog/src', 'mf-cart-checkout/src', 'mf-account/src'],
  ...['admin', 'catalog', 'cart-checkout', 'account', 'gateway', 'embedded-mongo'].map(name => `services/${name}/src`),
  ...[
    'api-client',
    'calendar',
    'contracts',
    'demo-data',
    'forms',
    'money',
    'pricing',
    'service-kit',
    'shell',
    'ui-kit',
  ].map(name => `shared/${name}/src`),
  ...['e2e/stories/office', 'e2e/support', 'e2e/texts'],
]

/**
 * They start, kill and drain whole processes, release parts of a shop of their own, or walk through one screen of staff
 * after the other: little to read, half a minute each.
 */
export const longSuites: LongSuite[] = [
  {
    name: 'the embedded store killed in the middle of its writes',
    files: 'services/embedded-mongo/test/kill\\.api',
    of: ['services/embedded-mongo/src', 'services/embedded-mongo/test'],
  },
  {
    name: 'the log of npm start on a full disk',
    files: 'shop/src/full-log\\.api',
    of: ['shop/src', 'shared/service-kit/src'],
  },
  {
    name: 'npm start: its port, its output, its end',
    files: 'shop/src/start\\.api',
    of: ['shop/src', 'shared/service-kit/src'],
  },
  {
    name: 'a forged Host header against seven processes',
    files: 'shop/src/origin\\.api',
    of: ['shop/src', 'services/gateway/src', 'shared/service-kit/src', 'host/server'],
  },
  {
    name: 'a shop killed in the middle of an order',
    files: 'shop/src/crash\\.api',
    of: [
      'shop/src',
      'services/cart-checkout/src/checkout',
      'services/cart-checkout/src/order',
      'services/cart-checkout/src/order-effects',
      'services/catalog/src/stock',
      'shared/service-kit/src',
    ],
  },
  {
    name: 'a fault scenario played and judged',
    files: 'ops/faults/faults\\.api',
    of: ['ops/faults', 'ops/audit', 'shop/src', 'shared/service-kit/src'],
  },
  {
    name: 'each remote failing in each way',
    files: 'shell/(failures|altered-file|remote-gone)\\.e2e',
    of: releasing,
  },
  {
    name: 'tabs that were open before a release, canaries, other origins',
    files: 'shell/(old-tab|canary|other-origin|release|manifest)\\.e2e',
    of: releasing,
  },
  {
    name: 'the command that imports products',
    files: 'shop/src/import/import-products\\.api',
    of: ['gateway', 'catalog', 'admin']
      .map(name => `services/${name}/src`)
      .concat('shared/service-kit/src', 'shared/contracts/src'),
  },
  {
    name: 'what staff do screen by screen; a dress made from nothing, its parcels and its return are always played',
    files: 'office/(?!make-a-dress|staff-ships|return\\.).*\\.e2e',
    of: shopAndOffice,
  },
]

/** A digest of all that the folders of a suite hold, by the suite's files. */
export type Digests = Record<string, string>

/** As the folders are now. */
export async function digestsOf(root: string, suites = longSuites): Promise<Digests> {
  return Object.fromEntries(await Promise.all(suites.map(async suite => [suite.files, await digestOf(root, suite)])))
}

/** The suites whose folders hold the very files with which they last passed. */
export async function unchangedSuites(root: string, suites = longSuites): Promise<LongSuite[]> {
  const [passed, now] = [readPassed(root), await digestsOf(root, suites)]
  return suites.filter(({ files }) => passed[files] === now[files])
}

/** Keeps that the suites passed with what their folders held when they were begun. */
export function rememberPassed(root: string, begunWith: Digests): void {
  writeFileSync(recordIn(root), `${JSON.stringify({ ...readPassed(root), ...begunWith }, null, 2)}\n`)
}

const recordIn = (root: string) => path.join(root, 'shared/tooling/long-suites.json')

function readPassed(root: string): Digests {
  return existsSync(recordIn(root)) ? JSON.parse(readFileSync(recordIn(root), 'utf8')) : {}
}

async function digestOf(root: string, { of }: LongSuite): Promise<string> {
  const files = (await Promise.all(of.map(folder => filesUnder(path.join(root, folder))))).flat().sort()
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${path.relative(root, file)}\0`).update(await readFile(file))
  return hash.digest('hex').slice(0, 16)
}

async function filesUnder(folder: string): Promise<string[]> {
  if (!statSync(folder).isDirectory()) return [folder]
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter(entry => entry.isFile()).map(entry => path.join(entry.parentPath, entry.name))
}
