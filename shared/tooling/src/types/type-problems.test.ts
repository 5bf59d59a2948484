import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { typeProblems } from './type-problems.ts'

const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'shop-types-')))
afterAll(() => rmSync(folder, { recursive: true }))

const compilerOptions = { strict: true, module: 'nodenext', allowImportingTsExtensions: true, noEmit: true, types: [] }

/** What is wrong with a part whose page hands this over as a count to what it shares. */
function problemsWith(count: string, more = '') {
  const files = {
    'tsconfig.json': JSON.stringify({ compilerOptions }),
    'package.json': '{"type":"module"}',
    'mf/page.ts': `import { show } from '../shared/show.ts'\n\nexport const shown = show(${count})\n`,
    'shared/show.ts': `export function show(count: number): string {\n  return String(count)\n}\n${more}`,
    'mf/page.test.ts': 'export const wrong: number = "text of another file"\n',
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  return typeProblems([path.join(folder, 'mf/page.ts')], folder)
}

test('a type error of a part is named by its file and line, and files that the part is not built from do not count', async () => {
  expect(await problemsWith('3')).toEqual([])
  expect(await problemsWith("'three'")).toEqual([
    "mf/page.ts:3: TS2345: Argument of type 'string' is not assignable to parameter of type 'number'.",
  ])
})

test('a type error in what a part shares with others counts as one of its own', async () => {
  expect(await problemsWith('3', 'export const size: string = 3\n')).toEqual([
    "shared/show.ts:4: TS2322: Type 'number' is not assignable to type 'string'.",
  ])
})

test('types that cannot be checked are no proof of anything', async () => {
  await expect(typeProblems([path.join(folder, 'nowhere.ts')], folder)).rejects.toThrow('types could not be checked')
  expect(readdirSync(path.join(folder, '.cache/types'))).toEqual([])
})
