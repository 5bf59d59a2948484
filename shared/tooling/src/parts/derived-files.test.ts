import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Part, parts } from '@shop/contracts/parts'
import { root } from '../webpack/root.ts'
import { derivedFiles, derivedText, driftedFiles, writeDerivedFiles } from './derived-files.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'derived-files-'))
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')

const withLookbook: readonly Part[] = [
  ...parts,
  { name: 'mf-lookbook', kind: 'remote', team: '@levada/lookbook' },
  { name: 'lookbook', kind: 'service', team: '@levada/lookbook', port: 4005, addresses: ['/api/lookbook'] },
]

beforeEach(() => {
  for (const file of Object.keys(derivedFiles)) cpSync(path.join(root, file), path.join(folder, file))
})

afterAll(() => rmSync(folder, { recursive: true }))

test('nothing is to be written while the files follow from the table', () => {
  expect([driftedFiles(folder), writeDerivedFiles(folder)]).toEqual([[], []])
})

test('a new remote and its service come into every derived file', () => {
  expect(driftedFiles(folder, withLookbook)).toHaveLength(Object.keys(derivedFiles).length)

  expect(writeDerivedFiles(folder, withLookbook)).toEqual(Object.keys(derivedFiles))

  expect(driftedFiles(folder, withLookbook)).toEqual([])
  for (const [file, line] of [
    ['.env.example', '# LOOKBOOK_URL=http://127.0.0.1:4005'],
    ['ARCHITECTURE.md', '| [lookbook](services/lookbook)           | service | 4005 | @levada/lookbook    |'],
    ['CODEOWNERS', '/services/lookbook/ @levada/lookbook'],
    ['Dockerfile', 'COPY mf-lookbook/package.json mf-lookbook/'],
    ['Dockerfile', 'COPY --from=parts /shop/mf-lookbook/dist mf-lookbook/dist'],
    ['Dockerfile', '-w services/admin -w services/lookbook \\'],
    ['docker-compose.yml', '  LOOKBOOK_URL: http://lookbook:4005'],
    ['ops/nginx/addresses.conf', '  lookbook lookbook:4005;'],
    ['ops/nginx/collect-files.sh', 'for remote in catalog cart-checkout account admin lookbook; do'],
    ['ops/nginx/nginx.conf', 'remotes/(catalog|cart-checkout|account|admin|lookbook)/'],
    ['ops/nginx/owners.conf', '  ~*^/api/lookbook(/|$) lookbook;'],
  ] as const)
    expect(read(file)).toContain(line)
})

test('the table as it was takes a part out again, byte for byte', () => {
  writeDerivedFiles(folder, withLookbook)
  writeDerivedFiles(folder)

  for (const file of Object.keys(derivedFiles)) expect(read(file)).toBe(readFileSync(path.join(root, file), 'utf8'))
})

test('a file that somebody changed by hand is named, with the command that mends it', () => {
  const changed = read('ops/nginx/addresses.conf').replace('admin:4004', 'admin:4040')
  writeFileSync(path.join(folder, 'ops/nginx/addresses.conf'), changed)

  expect(driftedFiles(folder)).toEqual([
    'ops/nginx/addresses.conf differs from the table of parts: npm run parts writes it',
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
    { name: 'catalog', kind: 'service', team: '@levada/a', port: 1, addresses: ['/api/home', '/images'] },
    { name: 'admin', kind: 'service', team: '@levada/b', port: 2, addresses: ['/api/home/blocks', '/api/home/colour'] },
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
