import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import StoriesBesideTheRest, { type Test } from './stories-beside-the-rest.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'order-of-tests-'))
afterAll(() => rmSync(folder, { recursive: true }))

const file = (kind: string, name: string, size = 10): Test => {
  const place = path.join(folder, name)
  writeFileSync(place, 'x'.repeat(size))
  return { path: place, context: { config: { displayName: { name: kind } } } }
}
const order = (tests: Test[]) => new StoriesBesideTheRest().sort(tests).map(test => path.basename(test.path))

test('stories begin one after the other through the whole run, the longest first', () => {
  const others = ['a', 'b', 'c', 'd'].map((name, place) => file('api', name, 50 - place))

  expect(order([...others, file('browser', 'short'), file('browser', 'long', 90)])).toEqual([
    ...['long', 'a', 'b'],
    ...['short', 'c', 'd'],
  ])
})

test('rules come first, and what kills processes does not begin last', () => {
  const tests = [
    file('browser', 'story'),
    file('components', 'big', 90),
    file('rules', 'rule'),
    file('api', 'faults.api.test.ts'),
  ]

  expect(order(tests)).toEqual(['rule', 'story', 'faults.api.test.ts', 'big'])
})

test('every file is there once, also without any story', () => {
  const tests = ['one', 'two', 'three'].map(name => file('components', name))

  expect(order(tests).toSorted()).toEqual(['one', 'three', 'two'])
})
