import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Part, parts, plainServiceNames, remoteNames, serviceNames } from '@shop/contracts/parts'
import { root } from '../webpack/root.ts'
import { missingPieces } from './missing-pieces.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'missing-pieces-'))

/** The folder of the repository with what the check looks at and nothing else. */
const copied = [
  ...['host', ...remoteNames].flatMap(app =>
    ['package.json', 'webpack.config.ts', 'src/locales/uk.json', 'src/locales/en.json'].map(file => `${app}/${file}`),
  ),
  ...remoteNames.flatMap(remote =>
    ['src/exposes', 'src/page-routes.ts', 'budgets.json'].map(file => `${remote}/${file}`),
  ),
  ...serviceNames.flatMap(name =>
    ['package.json', 'src/main.ts', 'src/service.ts'].map(file => `services/${name}/${file}`),
  ),
  ...plainServiceNames.flatMap(name => [`services/${name}/test`, `shared/contracts/src/${name}`]),
  ...['package.json', 'src/main.ts', 'src/config.ts'].map(file => `services/gateway/${file}`),
  ...['host/server/main.ts', 'package.json', 'docker-compose.yml', 'services/embedded-mongo/package.json'],
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
  ['package.json', '    "mf-*",\n', 'mf-catalog: mf-catalog is not among the workspaces of package.json'],
  [
    'docker-compose.yml',
    '    image: levada/account:$' + '{ACCOUNT_VERSION:-working-tree}\n',
    'account: its service in docker-compose.yml lacks image: levada/account:$' + '{ACCOUNT_VERSION:-working-tree}',
  ],
  ['docker-compose.yml', '      PORT: "4003"\n', 'account: its service in docker-compose.yml lacks PORT: "4003"'],
  [
    'docker-compose.yml',
    `"fetch('http://127.0.0.1:4003/health/ready')`,
    'account: its service in docker-compose.yml lacks a healthcheck that asks http://127.0.0.1:4003/health/ready',
  ],
  ['docker-compose.yml', '  account: &account\n', 'account: docker-compose.yml has no service of this name'],
  [
    'docker-compose.yml',
    '  account-2: *account\n',
    'account: its service in docker-compose.yml lacks account-2: *account',
  ],
  [
    'docker-compose.yml',
    '  account-3: { <<: [*account, *free-slot] }\n',
    'account: its service in docker-compose.yml lacks account-3: { <<: [*account, *free-slot] }',
  ],
])('when %s is without %j the check names the part', (file, gone, problem) => {
  const place = path.join(folder, file)
  const text = readFileSync(place, 'utf8')
  expect(text).toContain(gone)
  writeFileSync(place, text.replace(gone, ''))

  expect(missingPieces(folder)).toContain(problem)
})

const diary: Part = {
  name: 'quality-diary',
  kind: 'service',
  team: '@levada/quality',
  title: { uk: 'Щоденник якості', en: 'Quality diary' },
  port: 4099,
  addresses: ['/api/quality-diary'],
}

test('a part that only its row knows is told all that it needs', () => {
  expect(missingPieces(folder, [...parts, diary])).toEqual([
    'quality-diary: services/quality-diary/package.json is missing',
    'quality-diary: services/quality-diary/src/main.ts is missing',
    'quality-diary: services/quality-diary/src/service.ts is missing',
    'quality-diary: docker-compose.yml has no service of this name',
  ])
})

test('a plain service is told of what the shop reads of it without being told', () => {
  expect(missingPieces(folder, [...parts, { ...diary, plain: true }])).toEqual(
    expect.arrayContaining([
      'quality-diary: services/quality-diary/test/routes-by-access.json is missing',
      'quality-diary: shared/contracts/src/quality-diary/quality-diary.ts is missing',
    ]),
  )
})

test('a folder of a part that the table does not have is named', () => {
  const unknown = path.join(folder, 'services/quality-diary')
  mkdirSync(unknown)
  writeFileSync(path.join(unknown, 'package.json'), '{}')

  expect(missingPieces(folder)).toEqual([
    'services/quality-diary is in no row of the table of parts (shared/contracts/src/parts.ts)',
  ])
  rmSync(unknown, { recursive: true })
  expect(existsSync(unknown)).toBe(false)
})
