import { existsSync, readFileSync } from 'node:fs'
import { inCompose } from '../production-shape/compose-file.ts'
import { commandsOf, variablesIn } from './walk.ts'

const page = readFileSync('docs/first-shop.md', 'utf8')
const commands = commandsOf(page)
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))

test('each command of the walk says which test runs it, or that none does and why', () => {
  expect(commands.length).toBeGreaterThan(40)
  const unmarked = commands.filter(({ tests, isUntested, reason }) => (isUntested ? reason === '' : tests.length === 0))
  const missing = commands.flatMap(({ tests }) => tests).filter(file => !existsSync(file))

  expect([unmarked, missing]).toEqual([[], []])
})

test('its commands of npm, its containers, its files and its variables are there', () => {
  const all = commands.map(({ command }) => command)
  const asked = all.flatMap(command => [...command.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name))
  const containers = all.flatMap(command => {
    const [, words = ''] = /^docker-compose (?:run|exec|stop|up)((?: +--?[\w-]+)*(?: +[\w-]+)*)/.exec(command) ?? []
    const named = words
      .trim()
      .split(/ +/)
      .filter(word => word && !word.startsWith('-'))
    return /^docker-compose exec/.test(command) ? named.slice(0, 1) : named
  })
  const files = all.flatMap(command =>
    [...command.matchAll(/(?<![\w./])(?:ops|docs|shop)\/[\w./-]+/g)].map(([file]) => file),
  )
  const explained = readFileSync('.env.example', 'utf8')

  expect(asked.length).toBeGreaterThan(10)
  expect(asked.filter(name => !(name in scripts))).toEqual([])
  expect(containers.length).toBeGreaterThan(10)
  expect(containers.filter(name => Object.keys(inCompose(name)).length === 0)).toEqual([])
  expect(files.filter(file => !existsSync(file))).toEqual([])
  const variables = all.flatMap(variablesIn)
  expect(variables).toEqual(expect.arrayContaining(['PUBLIC_ORIGIN', 'TLS_FOLDER', 'BACKUP_VERIFY_URI']))
  expect(variables.filter(name => !new RegExp(`^(?:# )?${name}=`, 'm').test(explained))).toEqual([])
})

test('a line without a mark, and one that is untested without a reason, are found', () => {
  const marked = commandsOf('```sh\nnpm ci\nnpm ci # untested\nnpm ci # run by a.test.ts, b.test.ts\n```\n')

  expect(marked).toEqual([
    { command: 'npm ci', tests: [], isUntested: false, reason: '' },
    { command: 'npm ci', tests: [], isUntested: true, reason: '' },
    { command: 'npm ci', tests: ['a.test.ts', 'b.test.ts'], isUntested: false, reason: '' },
  ])
})
