import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { commandsPage, commandsPageProblems, writeCommandsPage } from './commands-page.ts'

const scripts = { prestart: 'node check.mjs', start: 'node start.ts', seed: 'node seed.ts' }
const commands = { Run: { start: 'serves the shop', 'seed -- --briefly': 'fills it' } }

test('each command has a row under its heading, as it is typed', () => {
  expect(commandsPage({ scripts, commands }).split('\n\n').slice(-2)).toEqual([
    '## Run',
    [
      '| command                     | does            |',
      '| --------------------------- | --------------- |',
      '| `npm start`                 | serves the shop |',
      '| `npm run seed -- --briefly` | fills it        |\n',
    ].join('\n'),
  ])
})

test('a script without a description is named, unless npm runs it before another one', () => {
  expect(() => commandsPage({ scripts: { ...scripts, preview: 'node view.ts' }, commands })).toThrow(
    '"commands" in package.json does not describe preview',
  )
})

test('a description without a script is named', () => {
  expect(() => commandsPage({ scripts: { start: 'node start.ts' }, commands })).toThrow(
    '"commands" in package.json describes seed, which is no script',
  )
})

test('a page that differs from package.json is named, and written once', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'commands-page-'))
  mkdirSync(path.join(root, 'docs'))
  writeFileSync(path.join(root, 'package.json'), JSON.stringify({ scripts, commands }))
  writeFileSync(path.join(root, 'docs/commands.md'), '# Commands\n')

  expect(commandsPageProblems(root)).toEqual([
    'docs/commands.md differs from "commands" in package.json: npm run parts writes it',
  ])
  expect([writeCommandsPage(root), writeCommandsPage(root)]).toEqual([['docs/commands.md'], []])
  expect(commandsPageProblems(root)).toEqual([])
  expect(readFileSync(path.join(root, 'docs/commands.md'), 'utf8')).toContain('npm start')
  rmSync(root, { recursive: true })
})
