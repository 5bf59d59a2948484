import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const folder = mkdtempSync(path.join(tmpdir(), 'results-'))
afterAll(() => rmSync(folder, { recursive: true }))

const jestFile = (about: object) =>
  resultFile({ numPassedTests: 5, numFailedTests: 0, numRuntimeErrorTestSuites: 0, numPendingTests: 0, ...about })
const storiesFile = (stats: object, suites: object[] = []) =>
  resultFile({ stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 0, ...stats }, errors: [], suites })

let files = 0
function resultFile(results: object): string {
  files += 1
  const file = path.join(folder, `${files}.json`)
  writeFileSync(file, JSON.stringify(results))
  return file
}

/** What it prints, and its exit code. */
function sum(failedSteps: number, ...results: string[]): [string, number] {
  const script = path.resolve('shared/tooling/sum-results.mjs')
  try {
    return [execFileSync(process.execPath, [script, String(failedSteps), ...results], { encoding: 'utf8' }), 0]
  } catch (error) {
    const { stdout, status } = error as { stdout: string; status: number }
    return [stdout, status]
  }
}

test('the tests of Jest and the stories of Playwright are counted together', () => {
  expect(sum(0, jestFile({ numPendingTests: 2 }), storiesFile({}))).toEqual(['8 passed, 0 failed, 2 skipped\n', 0])
})

test('a story that failed fails the run', () => {
  expect(sum(1, jestFile({}), storiesFile({ expected: 2, unexpected: 1 }))).toEqual(['7 passed, 1 failed\n', 1])
})

test('a story that passed at the second try is counted as passed, and named', () => {
  const specs = [{ file: 'search.e2e.ts', line: 7, title: 'finds a coat', tests: [{ status: 'flaky' }] }]
  const report = storiesFile({ expected: 2, flaky: 1 }, [{ suites: [{ specs }] }])
  expect(sum(0, report)).toEqual(['flaky: search.e2e.ts:7 finds a coat\n3 passed, 0 failed, 1 flaky\n', 0])
})

test('a step that failed without a failed test, and a kind of test that left no figures, fail the run', () => {
  expect(sum(1, jestFile({}))).toEqual(['5 passed, 1 failed\n', 1])
  expect(sum(0, jestFile({}), path.join(folder, 'nowhere.json'))).toEqual(['5 passed, 1 failed\n', 1])
})
