import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

// What a shell holds that has just looked at production.
const parts = mkdtempSync(path.join(tmpdir(), 'shop-production-'))
const env = {
  ...process.env,
  PARTS_DIR: parts,
  RELEASES_MONGODB_URI: 'mongodb://127.0.0.1:1/?serverSelectionTimeoutMS=500',
}
afterAll(() => rmSync(parts, { recursive: true }))

const run = (script: string, ...args: string[]) =>
  execFileSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', path.join(import.meta.dirname, script), ...args],
    {
      env,
      encoding: 'utf8',
    },
  )

test('a build stays within the working tree, whatever registry the environment names', () => {
  expect(run('build-app.ts', 'mf-account')).toMatch(/^mf-account: (unchanged|built)/m)
  expect(readdirSync(parts)).toEqual([])
})

test('the budgets are those of the working tree, whatever registry the environment names', () => {
  expect(run('budgets.ts')).toContain('KiB')
})
