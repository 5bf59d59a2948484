// Adds up Jest's result files for the closing line of .ci/run; plain JavaScript, as it must work whatever else failed.
import { readFileSync } from 'node:fs'

const [failedSteps = '0', ...files] = process.argv.slice(2)
let passed = 0
let failed = 0
let skipped = 0

for (const file of files) {
  try {
    const results = JSON.parse(readFileSync(file, 'utf8'))
    passed += results.numPassedTests
    failed += results.numFailedTests + results.numRuntimeErrorTestSuites
    skipped += results.numPendingTests
  } catch {
    failed += 1
  }
}

// A step may fail without any failed test: a type error, a budget, an install.
if (failed === 0) failed += Number(failedSteps)

process.stdout.write(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`)
process.exitCode = failed === 0 ? 0 : 1
