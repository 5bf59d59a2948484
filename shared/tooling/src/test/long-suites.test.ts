import { globSync } from 'node:fs'
import { isLong, longSuites } from './long-suites.ts'

const tests = globSync('{services,e2e,shop,ops}/**/*.{api.test,e2e}.ts', { exclude: ['**/node_modules/**'] })

test('each pattern finds tests that are there', () => {
  const empty = longSuites.filter(pattern => !tests.some(file => new RegExp(pattern).test(file)))

  expect(empty).toEqual([])
})

test('what customers and staff do is played by npm test', () => {
  const journeys = tests.filter(file => /\/stories\/(account|cart|catalog|checkout|office)\//.test(file))

  expect(journeys.length).toBeGreaterThan(30)
  expect(journeys.filter(isLong)).toEqual([])
})
