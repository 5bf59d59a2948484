import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Part, parts } from '@shop/contracts/parts'
import { root } from '../webpack/root.ts'
import { derivedFiles, derivedText, driftedFiles, writeDerivedFiles } from './derived-files.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'derived-files-'))
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')

const title = { uk: 'Щоденник якості', en: 'Quality diary' }
const team = '@levada/quality'
/** A name that no part of the shop has. */
const withDiary: readonly Part[] = [
  ...parts,
  { name: 'mf-quality-diary', kind: 'remote', team, title },
  { name: 'quality-diary', kind: 'service', team, title, port: 4099, addresses: ['/api/quality-diary'], plain: true },
]

beforeEach(() => {
  for (const file of Object.keys(derivedFiles)) cpSync(path.join(root, file), path.join(folder, file))
})

afterAll(() => rmSync(folder, { recursive: true }))

test('nothing is to be written while the files follow from the table', () => {
  expect([driftedFiles(folder), writeDerivedFiles(folder)]).toEqual([[], []])
})

test('a new remote and its service come into every derived file', () => {
  expect(driftedFiles(folder, withDiary)).toHaveLength(Object.keys(derivedFiles).length)

  expect(writeDerivedFiles(folder, withDiary)).toEqual(Object.keys(derivedFiles))

  expect(driftedFiles(folder, withDiary)).toEqual([])
  for (const [file, line] of [
    ['.env.example', '# QUALITY_DIARY_URL=http://127.0.0.1:4099'],
    ['.env.example', '# QUALITY_DIARY_VERSION=working-tree\n'],
    ['ARCHITECTURE.md', '| [quality-diary](services/quality-diary)'],
    ['CODEOWNERS', '/services/quality-diary/ @levada/quality'],
    ['Dockerfile', 'COPY mf-quality-diary/package.json mf-quality-diary/'],
    ['Dockerfile', 'COPY --from=parts /shop/mf-quality-diary/dist mf-quality-diary/dist'],
    ['Dockerfile', ' -w services/quality-diary \\'],
    [
      'docker-compose.yml',
      '  QUALITY_DIARY_URL: $' + '{QUALITY_DIARY_URL:-http://quality-diary:4099,http://quality-diary-2:4099,',
    ],
    ['docker-compose.yml', '  quality-diary: &quality-diary\n'],
    ['docker-compose.yml', '  quality-diary-2: *quality-diary\n'],
    ['docker-compose.yml', '  quality-diary-3: { <<: [*quality-diary, *free-slot] }\n'],
    ['Dockerfile', 'FROM service AS quality-diary\nCOPY services/quality-diary services/quality-diary\n'],
    [
      'docker-compose.yml',
      '      target: quality-diary\n      args: { <<: *bases, SHOP_VERSION: "$' + '{QUALITY_DIARY_VERSION:',
    ],
    ['docker-compose.yml', '      PORT: "4099"\n    healthcheck:\n'],
    [
      'ops/nginx/write-settings.sh',
      '  write_copies quality-diary "$' + '{QUALITY_DIARY_URL:-http://quality-diary:4099}"',
    ],
    ['ops/nginx/collect-files.sh', ' quality-diary; do'],
    ['ops/nginx/nginx.conf', '|quality-diary)/'],
    ['ops/nginx/owners.conf', '  ~*^/api/quality-diary(/|$) quality-diary;'],
    [
      'shared/contracts/src/plain-contracts.ts',
      "import * as qualityDiaryCalls from './quality-diary/quality-diary.ts'",
    ],
    ['shop/package.json', '"@shop/quality-diary": "1.0.0"'],
    ['shop/src/plain-services.ts', "  'quality-diary': createQualityDiaryService,\n}"],
    ['shop/src/service-migrations.ts', "  'quality-diary': qualityDiaryMigrations,\n}"],
  ] as const)
    expect(read(file)).toContain(line)
})

test('the table as it was takes a part out again, byte for byte', () => {
  writeDerivedFiles(folder, withDiary)
  writeDerivedFiles(folder)

  for (const file of Object.keys(derivedFiles)) expect(read(file)).toBe(readFileSync(path.join(root, file), 'utf8'))
})

test('a file that somebody changed by hand is named, with the command that mends it', () => {
  const changed = read('ops/nginx/write-settings.sh').replace('admin:4004', 'admin:4040')
  writeFileSync(path.join(folder, 'ops/nginx/write-settings.sh'), changed)

  expect(driftedFiles(folder)).toEqual([
    'ops/nginx/write-settings.sh differs from the table of parts: npm run parts writes it',
  ])
})

test('a file whose markers are gone is named, and so is one that is not there', () => {
  writeFileSync(path.join(folder, 'CODEOWNERS'), '* @levada/platform\n')
  rmSync(path.join(folder, 'docker-compose.yml'))

  expect(driftedFiles(folder)).toEqual([
    'CODEOWNERS: has no line "# parts: teams"',
    expect.stringMatching(/^docker-compose\.yml: .*ENOENT/),
  ])
})

test('the longer address stands before the shorter one that it begins with', () => {
  const text = 'map $uri $owner {\n  # parts: owners\n  # parts: end\n}\n'
  const two: readonly Part[] = [
    { name: 'catalog', kind: 'service', team: '@levada/a', title, port: 1, addresses: ['/api/home', '/images'] },
    {
      name: 'admin',
      kind: 'service',
      team: '@levada/b',
      title,
      port: 2,
      addresses: ['/api/home/blocks', '/api/home/colour'],
    },
  ]

  expect(derivedText('ops/nginx/owners.conf', text, two)).toBe(`map $uri $owner {
  # parts: owners
  ~*^/api/home/(blocks|colour)(/|$) admin;
  ~*^/api/home(/|$) catalog;
  ~*^/images(/|$) catalog;
  # parts: end
}
`)
})
