import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { reachedFiles } from './reached-files.ts'

const root = mkdtempSync(path.join(tmpdir(), 'shop-reached-'))
afterAll(() => rmSync(root, { recursive: true }))

const FIRST = 'services/catalog/src/main.ts'

beforeAll(() => {
  const files = {
    'services/catalog/package.json': '{"name":"@shop/catalog"}',
    'shared/money/package.json': '{"name":"@shop/money","exports":{"./*":"./src/*.ts"}}',
    [FIRST]: `import type { Shown } from './shown.ts'\nimport {\n  add,\n  times,\n} from '@shop/money/money'\nimport './begin.ts'\nimport { once } from 'node:events'\nexport { late } from './late.ts'\n`,
    'services/catalog/src/shown.ts': "import './only-for-types.ts'\nexport type Shown = string\n",
    'services/catalog/src/only-for-types.ts': '',
    'services/catalog/src/begin.ts': "const later = () => import(/* chunk */ './on-demand.ts')\n",
    'services/catalog/src/on-demand.ts': 'const half = ;',
    'services/catalog/src/late.ts': "import style from './late.css'\nexport const late = 'import nothing'\n",
    'services/catalog/src/late.css': '',
    'services/catalog/src/unused.ts': '',
    'shared/money/src/money.ts': "import { round } from './round.ts'\nimport './main.ts'\n",
    'shared/money/src/round.ts': "import { add } from './money.ts'\n",
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
})

test('a process runs what its first file imports, packages of ours and what is imported on demand, but not what only types name', () => {
  expect([...reachedFiles([FIRST], root)].sort()).toEqual([
    'services/catalog/src/begin.ts',
    'services/catalog/src/late.css',
    'services/catalog/src/late.ts',
    FIRST,
    'services/catalog/src/on-demand.ts',
    'shared/money/src/money.ts',
    'shared/money/src/round.ts',
  ])
})

test('what does not count leads no further', () => {
  const reached = reachedFiles([FIRST], root, file => file !== 'shared/money/src/money.ts')

  expect([...reached].filter(file => file.startsWith('shared/'))).toEqual([])
})
