import { spawn } from 'node:child_process'
import path from 'node:path'
import { commandLine } from '@shop/service-kit/process/command-line'
import { digestsOf, rememberPassed, unchangedSuites } from './long-suites.ts'
import { writeGroups } from './test-groups.ts'

// npm test, and with --all npm run test:all: builds, then every kind of test. A kind that fails does not keep the others from
// being run; when none does, it is kept which long suites passed. With RESULTS_DIR each leaves its figures there.
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
  const begunWith = await digestsOf(root)
  const unchanged = isAll ? [] : await unchangedSuites(root)
  for (const { name } of unchanged) console.log(`left out, as nothing that it is about has changed: ${name}`)
  const built = await step('build', process.execPath, ['shared/tooling/src/build.ts'])
  if (!built) return
  // 500 buyers at once want the machine for themselves.
  await step('rush', bin('jest'), ['--selectProjects', 'rush', '--runInBand', ...figures('rush')])
  const leftOut = unchanged.map(({ files }) => files)
  writeGroups(root, leftOut)
  const projects = ['--selectProjects', 'rules', 'components', 'grouped api']
  await step('rules, components, api', bin('jest'), [...projects, ...figures('jest')])
  const stories = ['test', '-c', 'e2e/playwright.config.ts', '--project', isAll ? 'stories' : 'once-*']
  await step('browser stories', bin('playwright'), stories, { LEFT_OUT: leftOut.join(',') })
  if (process.exitCode) return
  for (const files of leftOut) delete begunWith[files]
  rememberPassed(root, begunWith)
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
