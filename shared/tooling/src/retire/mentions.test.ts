import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Part } from '@shop/contracts/parts'
import { mentionsOf } from './mentions.ts'
import { retiredPart } from './retired-part.ts'

const about = { team: '@levada/catalogue', title: { uk: 'Ательє', en: 'Atelier' } } as const
const table: readonly Part[] = [
  { ...about, name: 'host', kind: 'shell' },
  { ...about, name: 'mf-atelier', kind: 'remote' },
  { ...about, name: 'atelier', kind: 'service', port: 4005, plain: true },
]
const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

const OWN = {
  'mf-atelier/package.json': '{ "name": "@shop/mf-atelier" }',
  'mf-atelier/src/page-routes.ts': "import { entries } from '@shop/contracts/atelier/atelier'",
  'services/atelier/package.json': '{ "name": "@shop/atelier", "exports": { "./*": "./src/*.ts" } }',
  'services/atelier/src/service.ts': "export const name = 'mf-atelier'",
  'shared/contracts/package.json': '{ "name": "@shop/contracts", "exports": { "./*": "./src/*.ts" } }',
  'shared/contracts/src/atelier/atelier.ts': 'export const entries = []',
  'e2e/package.json': '{ "name": "@shop/e2e" }',
  'e2e/stories/atelier/read.e2e.ts': "open('/atelier')",
  'host/package.json': '{ "name": "@shop/host" }',
}

/** A repository with the part and these files of others. */
function repository(files: Record<string, string>): string {
  const root = mkdtempSync(path.join(tmpdir(), 'shop-retire-'))
  folders.push(root)
  for (const [file, text] of Object.entries({ ...OWN, ...files })) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  execFileSync('git', ['init', '--quiet'], { cwd: root })
  return root
}

function mentionsIn(files: Record<string, string>, name = 'mf-atelier'): string[] {
  const root = repository(files)
  return mentionsOf(root, retiredPart(root, name, table), ['/atelier'])
}

test('what lies in the part itself, in its contract and in its stories does not keep it', () => {
  expect(mentionsIn({})).toEqual([])
})

test.each([
  [
    'an import',
    'host/src/frame.ts',
    "import { entries } from '@shop/contracts/atelier/atelier'",
    'host/src/frame.ts imports shared/contracts/src/atelier/atelier.ts',
  ],
  [
    'a package',
    'ops/package.json',
    '{ "name": "@shop/ops",\n"@shop/atelier": "1.0.0" }',
    'ops/package.json:2 names it',
  ],
  ['a link of a document', 'docs/tour.md', '[pages](../mf-atelier/src)', 'docs/tour.md links to mf-atelier/src'],
  ['a link to its page', 'host/src/menu.ts', "const menu = ['/atelier?from=menu']", 'host/src/menu.ts:1 names it'],
  ['its name in sources', 'host/src/slots.ts', "owner: 'mf-atelier',", 'host/src/slots.ts:1 names it'],
  ['a variable', 'docker-compose.yml', 'x:\n  ATELIER_SECRET: a', 'docker-compose.yml:2 names it'],
])('%s of others is named with its file', (_, file, text, expected) => {
  // The blocks that follow from the table are derived, the rest is written by hand.
  const blocks = ['urls', 'services', 'database passwords'].map(name => `# parts: ${name}\n# parts: end`).join('\n')
  const all = file === 'docker-compose.yml' ? `${text}\n${blocks}` : text

  expect(mentionsIn({ [file]: all })).toEqual([expect.stringContaining(expected)])
})

test('comments, tests with the name, and other words that begin like it keep nothing', () => {
  const mentions = mentionsIn({
    'host/src/frame.ts': "/** As `mf-atelier` does. */\nexport const trial = '/atelier-trial'",
    'host/src/frame.test.ts': "load('mf-atelier')",
    'docs/tour.md': 'mf-atelier was a part once',
  })

  expect(mentions).toEqual([])
})

test('a service that is named goes alone, and its remote is what still leads to it', () => {
  expect(mentionsIn({}, 'atelier')).toEqual([
    'mf-atelier/src/page-routes.ts imports shared/contracts/src/atelier/atelier.ts',
  ])
})
