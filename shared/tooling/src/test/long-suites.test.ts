import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { digestsOf, longSuites, rememberPassed, unchangedSuites } from './long-suites.ts'

const kill = { name: 'kill', files: 'store/kill', of: ['store'] }
const log = { name: 'log', files: 'door/log', of: ['door', 'kit'] }
let root: string

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'long-suites-'))
  for (const folder of ['store/deep', 'door', 'kit', 'shared/tooling'])
    mkdirSync(path.join(root, folder), { recursive: true })
  writeFileSync(path.join(root, 'store/deep/a.ts'), 'one')
  writeFileSync(path.join(root, 'kit/b.ts'), 'two')
})
afterEach(() => rmSync(root, { recursive: true }))

const namesOf = async () => (await unchangedSuites(root, [kill, log])).map(({ name }) => name)

test('a long suite that never passed is run', async () => {
  expect(await namesOf()).toEqual([])
})

test('a long suite is left out while its folders are as they were when it passed', async () => {
  rememberPassed(root, await digestsOf(root, [kill, log]))
  expect(await namesOf()).toEqual(['kill', 'log'])
})

test('a change deep in one of its folders brings a long suite back, and no other', async () => {
  rememberPassed(root, await digestsOf(root, [kill, log]))
  writeFileSync(path.join(root, 'store/deep/a.ts'), 'another')
  expect(await namesOf()).toEqual(['log'])
})

test('what changed while it ran is not what it passed with', async () => {
  const begunWith = await digestsOf(root, [kill, log])
  writeFileSync(path.join(root, 'kit/b.ts'), 'another')
  rememberPassed(root, begunWith)
  expect(await namesOf()).toEqual(['kill'])
})

test('a file that is renamed or new is a change', async () => {
  rememberPassed(root, await digestsOf(root, [kill, log]))
  writeFileSync(path.join(root, 'kit/c.ts'), '')
  expect(await namesOf()).toEqual(['kill'])
})

test('each long suite of the shop names test files that are there, and no file is in two of them', () => {
  const tests = globSync('{services,host,e2e,shop,ops,shared}/**/*.{api.test,e2e}.ts', {
    exclude: ['**/node_modules/**'],
  })
  const found = longSuites.map(({ files }) => tests.filter(file => new RegExp(files).test(file)))
  expect(found.filter(files => files.length === 0)).toEqual([])
  expect(new Set(found.flat()).size).toBe(found.flat().length)
})

test('what a long suite is about is there', () => {
  const about = longSuites.flatMap(({ of }) => of)
  expect(about.filter(folder => !existsSync(folder))).toEqual([])
})
