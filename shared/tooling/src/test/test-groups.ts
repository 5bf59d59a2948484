import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isLong } from './long-suites.ts'

type Group = { name: string; files: string[] }

/** With more of them in a group, one worker would still run it when the others are done. */
const MOST_FILES = 12

/**
 * Writes the test files of the project `grouped api`, which hold the api tests file by file: for each test file Jest loads
 * every module again, hundreds of them, and each runs cold. Those of a group share modules, warm code and prepared databases.
 * Jest finds those of a run whose `API_GROUPS` is `run`; unset: of all tests.
 */
export function writeGroups(root: string, isWanted: (file: string) => boolean, run = 'all'): void {
  const folder = path.join(root, '.groups', run)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const { name, files } of groupsOf(apiTests(root).filter(isWanted)))
    writeFileSync(path.join(folder, `${name}.group.ts`), textOf(files))
}

function apiTests(root: string): string[] {
  const found = globSync('{host,mf-*,ops,services/*,shared/*,shop}/**/*.api.test.ts', {
    cwd: root,
    exclude: name => name === 'node_modules',
  })
  return found.map(file => file.split(path.sep).join('/')).sort()
}

/** Divides files into groups of one package and about equal size. What kills whole processes stays alone. */
export function groupsOf(files: string[]): Group[] {
  const alone = files.filter(isLong).map((file, index) => ({ name: `long-${index + 1}`, files: [file] }))
  const shared = Map.groupBy(
    files.filter(file => !isLong(file)),
    packageOf,
  )
  const groups = [...shared].flatMap(([name, all]) => {
    const count = Math.ceil(all.length / MOST_FILES)
    return Array.from({ length: count }, (_, turn) => ({
      name: `${name.replaceAll('/', '-')}-${turn + 1}`,
      files: all.filter((_file, index) => index % count === turn),
    }))
  })
  return [...alone, ...groups]
}

function packageOf(file: string): string {
  return file.split('/').slice(0, 2).join('/')
}

function textOf(files: string[]): string {
  // The hooks of these two are for the tests of all files, so they are registered outside of each.
  const first = `import { endFile } from '@shop/testing/after-test'\nimport '@shop/testing/database'\n`
  const blocks = files.map(file => `describe('${file}', () => {\n  require('../../${file}')\n  afterAll(endFile)\n})\n`)
  return [first, ...blocks].join('\n')
}
