// Adds up the result files of Jest and Playwright for the closing line of .ci/run; plain JavaScript, as it must work whatever
// else failed. A test that passed only when it was played once more is named: a pass, but not a silent one.
import { readFileSync } from 'node:fs'

const [failedSteps = '0', ...files] = process.argv.slice(2)
const total = { passed: 0, failed: 0, skipped: 0, flaky: [] }

for (const file of files) {
  try {
    const results = JSON.parse(readFileSync(file, 'utf8'))
    if ('stats' in results) addStories(results)
    else addJest(results)
  } catch {
    total.failed += 1
  }
}

function addJest({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites, numPendingTests }) {
  total.passed += numPassedTests
  total.failed += numFailedTests + numRuntimeErrorTestSuites
  total.skipped += numPendingTests
}

function addStories({ stats, errors, suites }) {
  total.passed += stats.expected + stats.flaky
  total.failed += stats.unexpected + errors.length
  total.skipped += stats.skipped
  total.flaky.push(...suites.flatMap(flakyIn))
}

function flakyIn({ specs = [], suites = [] }) {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
  return [...own.map(({ file, line, title }) => `${file}:${line} ${title}`), ...suites.flatMap(flakyIn)]
}

// A step may fail without any failed test: a type error, a budget, an install.
if (total.failed === 0) total.failed += Number(failedSteps)

const { passed, failed, skipped, flaky } = total
for (const story of flaky) process.stdout.write(`flaky: ${story}\n`)
const more = [skipped > 0 && `${skipped} skipped`, flaky.length > 0 && `${flaky.length} flaky`].filter(Boolean)
process.stdout.write(`${[`${passed} passed`, `${failed} failed`, ...more].join(', ')}\n`)
process.exitCode = failed === 0 ? 0 : 1
