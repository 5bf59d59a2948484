import { spawn } from 'node:child_process'
import path from 'node:path'
import { commandLine } from '@shop/service-kit/process/command-line'
import { isLong, longSuites } from './long-suites.ts'
import { writeGroups } from './test-groups.ts'

// npm test, and with --all npm run test:all: builds, then every kind of test. A kind that fails does not keep the others from
// being run. With RESULTS_DIR each leaves its figures there.
const root = path.resolve(import.meta.dirname, '../../../..')
const bin = (name: string) => path.join(root, 'node_modules/.bin', name)
const { RESULTS_DIR } = process.env
const known = { all: { type: 'boolean' } } as const
const { options } = commandLine({
  script: 'test',
  usage: 'npm test, or npm run test:all',
  words: 0,
  options: known,
})
const isAll = options.all === true

const figures = (name: string) =>
  RESULTS_DIR ? ['--json', `--outputFile=${path.join(RESULTS_DIR, `${name}.json`)}`] : []

async function main(): Promise<void> {
  if (!isAll) console.log('long suites are left out; npm run test:all plays them')
  const built = await step('build', process.execPath, ['shared/tooling/src/build.ts'])
  if (!built) return
  // 500 buyers at once want the machine for themselves.
  await step('rush', bin('jest'), ['--selectProjects', 'rush', '--runInBand', ...figures('rush')])
  writeGroups(root, file => isAll || !isLong(file))
  const projects = ['--selectProjects', 'rules', 'components', 'grouped api']
  await step('rules, components, api', bin('jest'), [...projects, ...figures('jest')])
  const stories = ['test', '-c', 'e2e/playwright.config.ts', '--project', 'once-*']
  await step('browser stories', bin('playwright'), stories, { LEFT_OUT: isAll ? '' : longSuites.join(',') })
}

async function step(name: string, file: string, args: string[], more: NodeJS.ProcessEnv = {}): Promise<boolean> {
  const began = performance.now()
  const child = spawn(file, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...more } })
  const passed = await new Promise<boolean>(resolve => child.once('close', code => resolve(code === 0)))
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  console.log(`${passed ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`)
  if (!passed) process.exitCode = 1
  return passed
}

await main()
