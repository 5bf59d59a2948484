import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { flagsOfStart, memoryFlags } from './node-flags.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const commands = read('Dockerfile')
  .split('\n')
  .filter(line => line.startsWith('CMD') && /\bnode\b/.test(line))

test('the whole shop gives back the memory of its start', () => {
  expect(flagsOfStart()).toContain('--expose-gc')
})

test('of the flags those about memory are for every server', () => {
  expect(memoryFlags(['--disable-warning=ExperimentalWarning', '--max-semi-space-size=4', '--expose-gc'])).toEqual([
    '--max-semi-space-size=4',
  ])
})

test('the Dockerfile starts services and the host', () => {
  expect(commands).toHaveLength(2)
})

test.each(commands)('an image deals with memory as npm start does: %s', command => {
  const flags = command.match(/--[\w-]+(?:=\w+)?/g) ?? []

  expect(memoryFlags(flags).filter(flag => flag !== '--disable-proto=delete')).toEqual(memoryFlags())
})

test('a person who runs the shop by hand reads the same flags', () => {
  for (const flag of memoryFlags()) expect(read('docs/operation.md')).toContain(`\`${flag}\``)
})

test('no bench says by itself how V8 deals with memory', () => {
  const files = readdirSync(path.join(root, 'ops/bench'), { recursive: true, encoding: 'utf8' })
  const own = files
    .filter(file => file.endsWith('.ts'))
    .filter(file => /max-semi-space|heap-growing|--expose-gc/.test(read(`ops/bench/${file}`)))

  expect(own).toEqual([])
})
