import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Part, parts } from '@shop/contracts/parts'
import { root } from '../webpack/root.ts'
import { missingPieces } from './missing-pieces.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'missing-pieces-'))

const ofApps = ['package.json', 'webpack.config.ts', 'src/locales/uk.json', 'src/locales/en.json']
const remotes = ['mf-catalog', 'mf-cart-checkout', 'mf-account', 'mf-admin']
const services = ['catalog', 'cart-checkout', 'account', 'admin'].map(name => `services/${name}`)
const copied = [
  ...['host', ...remotes].flatMap(app => ofApps.map(file => `${app}/${file}`)),
  ...remotes.flatMap(remote => ['exposes', 'page-routes.ts'].map(file => `${remote}/src/${file}`)),
  ...services.flatMap(service => ['package.json', 'src/main.ts', 'src/service.ts'].map(file => `${service}/${file}`)),
  ...['package.json', 'src/main.ts', 'src/config.ts'].map(file => `services/gateway/${file}`),
  ...['host/server/main.ts', 'package.json', 'shop/package.json', 'docker-compose.yml', 'README.md'],
  'services/embedded-mongo/package.json',
]

beforeEach(() => {
  for (const file of copied) cpSync(path.join(root, file), path.join(folder, file), { recursive: true })
})

afterAll(() => rmSync(folder, { recursive: true }))

test('the repository lacks nothing that its table of parts asks for', () => {
  expect(missingPieces(root)).toEqual([])
  expect(missingPieces(folder)).toEqual([])
})

test.each([
  ['services/account/src/main.ts', 'account: services/account/src/main.ts is missing'],
  ['services/account/src/service.ts', 'account: services/account/src/service.ts is missing'],
  ['mf-catalog/package.json', 'mf-catalog: mf-catalog/package.json is missing'],
  ['mf-catalog/src/exposes', 'mf-catalog: mf-catalog/src/exposes is missing'],
  ['mf-admin/src/page-routes.ts', 'mf-admin: mf-admin/src/page-routes.ts is missing'],
  ['mf-account/webpack.config.ts', 'mf-account: mf-account/webpack.config.ts is missing'],
  ['mf-account/src/locales/en.json', 'mf-account: mf-account/src/locales/en.json is missing'],
  ['services/gateway/src/main.ts', 'gateway: services/gateway/src/main.ts is missing'],
  ['host/server/main.ts', 'host: host/server/main.ts is missing'],
])('without %s the check names it', (file, problem) => {
  rmSync(path.join(folder, file), { recursive: true })

  expect(missingPieces(folder)).toEqual([problem])
})

test.each([
  ['package.json', '    "mf-catalog",\n', 'mf-catalog: mf-catalog is not among the workspaces of package.json'],
  [
    'shop/package.json',
    '    "@shop/account": "1.0.0",\n',
    'account: shop/package.json does not name @shop/account, so npm start lacks it',
  ],
  [
    'docker-compose.yml',
    '      SERVICE: account\n',
    'account: its service in docker-compose.yml lacks SERVICE: account',
  ],
  ['docker-compose.yml', '      PORT: "4003"\n', 'account: its service in docker-compose.yml lacks PORT: "4003"'],
  [
    'docker-compose.yml',
    `"fetch('http://127.0.0.1:4003/health/ready')`,
    'account: its service in docker-compose.yml lacks a healthcheck that asks http://127.0.0.1:4003/health/ready',
  ],
  ['docker-compose.yml', '  account:\n', 'account: docker-compose.yml has no service of this name'],
  ['README.md', '`mf-account/`', 'mf-account: README.md does not name it under "Look around"'],
  [
    'mf-admin/src/locales/uk.json',
    '"health.serviceNames.account"',
    'account: mf-admin/src/locales/uk.json has no "health.serviceNames.account"',
  ],
  [
    'mf-admin/src/locales/en.json',
    '"releases.parts.mf-catalog"',
    'mf-catalog: mf-admin/src/locales/en.json has no "releases.parts.mf-catalog"',
  ],
])('when %s is without %j the check names the part', (file, gone, problem) => {
  const place = path.join(folder, file)
  const text = readFileSync(place, 'utf8')
  expect(text).toContain(gone)
  writeFileSync(place, text.replace(gone, file.endsWith('package.json') || gone.startsWith(' ') ? '' : '"other"'))

  expect(missingPieces(folder)).toContain(problem)
})

test('a part that only its row knows is told all that it needs', () => {
  const lookbook: Part = {
    name: 'lookbook',
    kind: 'service',
    team: '@levada/lookbook',
    port: 4005,
    addresses: ['/api/lookbook'],
  }

  expect(missingPieces(folder, [...parts, lookbook])).toEqual([
    'lookbook: services/lookbook/package.json is missing',
    'lookbook: services/lookbook/src/main.ts is missing',
    'lookbook: services/lookbook/src/service.ts is missing',
    'lookbook: shop/package.json does not name @shop/lookbook, so npm start lacks it',
    'lookbook: mf-admin/src/locales/uk.json has no "health.serviceNames.lookbook"',
    'lookbook: mf-admin/src/locales/en.json has no "health.serviceNames.lookbook"',
    'lookbook: docker-compose.yml has no service of this name',
    'lookbook: README.md does not name it under "Look around"',
  ])
})

test('a folder of a part that the table does not have is named', () => {
  const unknown = path.join(folder, 'services/lookbook')
  mkdirSync(unknown)
  writeFileSync(path.join(unknown, 'package.json'), '{}')

  expect(missingPieces(folder)).toEqual([
    'services/lookbook is in no row of the table of parts (shared/contracts/src/parts.ts)',
  ])
  rmSync(unknown, { recursive: true })
  expect(existsSync(unknown)).toBe(false)
})
