import { execFile } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { installedChromium } from '@shop/tooling/find-chromium'
import { hasPackages } from '../production-shape/debian-packages.ts'
import { runScript, until } from '../production-shape/run-process.ts'
import { copyRepository } from './copy-repository.ts'

jest.setTimeout(900_000)

const TABLE = 'shared/contracts/src/parts.ts'
const executablePath = installedChromium()
const inBrowser = executablePath && hasPackages('nginx', 'libnginx-mod-http-brotli-static') ? test : test.skip

let project: ReturnType<typeof copyRepository>
let printed = ''

/** A command in the copy; what it prints, or why it failed with all that it printed. */
async function run(file: string, ...args: string[]): Promise<string> {
  const { PATH = '', HOME = '', MONGODB_URI = '' } = process.env
  const env = { PATH, HOME, ...(MONGODB_URI && { MONGODB_URI }) }
  const options = { cwd: project.folder, env, maxBuffer: 64 * 1024 * 1024 }
  return promisify(execFile)(file, args, options).then(
    ({ stdout, stderr }) => stdout + stderr,
    ({ stdout, stderr }) => {
      throw new Error(`${file} ${args.join(' ')} failed:\n${stdout}${stderr}`)
    },
  )
}

const own = ['user.name=test', 'user.email=test@levada.example', 'commit.gpgsign=false', 'core.hooksPath=/dev/null']
const git = (...args: string[]) => run('git', ...own.flatMap(setting => ['-c', setting]), ...args)

beforeAll(async () => {
  project = copyRepository()
  await git('init', '--quiet')
  await git('add', '--all')
  await git('commit', '--quiet', '--message', 'as it is')
  printed = await run('npm', 'run', '--silent', 'new', '--', 'lookbook', '--uk', 'Лукбук', '--team', 'catalogue')
})

afterAll(() => project?.remove())

test('a new part edits one file of others by content, the table, and lists each file that it makes or rewrites', async () => {
  const changed = (await git('status', '--porcelain', '--untracked-files=all')).trimEnd().split('\n')
  const [edited, made] = [' M ', '?? '].map(mark =>
    changed.flatMap(line => (line.startsWith(mark) ? line.slice(3) : [])),
  )

  const listed = printed.split('\n').flatMap(line => /^ {2}(\S+)$/.exec(line)?.[1] ?? [])
  expect(listed.toSorted()).toEqual([...(edited ?? []), ...(made ?? [])].toSorted())
  expect(edited).toEqual([
    '.env.example',
    'ARCHITECTURE.md',
    'CODEOWNERS',
    'Dockerfile',
    'docker-compose.yml',
    'ops/nginx/collect-files.sh',
    'ops/nginx/nginx.conf',
    'ops/nginx/owners.conf',
    'ops/nginx/write-settings.sh',
    'package-lock.json',
    TABLE,
    'shared/contracts/src/plain-contracts.ts',
    'shop/package.json',
    'shop/src/plain-services.ts',
    'shop/src/service-migrations.ts',
  ])
  const newFolders = /^(mf-lookbook|services\/lookbook|shared\/contracts\/src\/lookbook)\//
  expect(made?.filter(file => !newFolders.test(file))).toEqual([])
  // All else follows from the table: written from it once more, nothing changes.
  expect(await run('npm', 'run', '--silent', 'parts')).toContain('Everything follows from the table already')
})

test('a second part of this name is refused, and so is any while something is not committed', async () => {
  await expect(run('npm', 'run', '--silent', 'new', '--', 'lookbook')).rejects.toThrow(
    'lookbook is taken: the table of parts has mf-lookbook',
  )
  await expect(run('npm', 'run', '--silent', 'new', '--', 'size-stories')).rejects.toThrow('not committed: ')
})

test('everything that npm run check knows holds with a new part', async () => {
  await git('add', '--all')

  expect(await run('npm', 'run', '--silent', 'check')).not.toContain('FAIL')
})

test('the tests of a new part pass, and those that know every part and every call', async () => {
  const patterns = [
    'lookbook/',
    'shop/src/(access|door)\\.api',
    'admin/src/(health|release-store)/',
    'gateway/src/door/',
    'host/server/',
    'ops/nginx/conf',
    'shared/contracts/',
    'tooling/src/(new|parts|release-contracts)/',
  ]
  const projects = ['--selectProjects', 'rules', 'api', 'components']
  await run('npm', 'exec', '--no', '--', 'jest', ...projects, '--testPathPatterns', ...patterns)
})

inBrowser('the page of a new part opens in Chromium behind nginx, with what its service answered', async () => {
  await run('npm', 'run', '--silent', 'build')
  const script = path.join(project.folder, 'ops/production-shape/serve.ts')
  const { PATH = '', HOME = '' } = process.env
  const shop = runScript(script, { PATH, HOME }, project.folder)
  const browser = await chromium.launch({ executablePath: executablePath ?? '', args: ['--no-sandbox'] })
  try {
    await until(async () => shop.readOutput().includes('behind nginx'), shop, 60_000)
    const [, address = ''] = /behind nginx: (\S+)/.exec(shop.readOutput()) ?? []
    const page = await browser.newPage({ baseURL: address })
    const errors: string[] = []
    page.on('pageerror', error => errors.push(String(error)))
    page.on('console', line => line.type() === 'error' && errors.push(line.text()))

    const answer = await page.goto('/lookbook')

    expect([answer?.status(), await page.title()]).toEqual([200, 'Лукбук | Левада'])
    await page.getByRole('main').getByRole('heading', { level: 1, name: 'Лукбук' }).waitFor()
    await page.getByRole('heading', { name: 'Тут поки порожньо' }).waitFor()
    expect(errors).toEqual([])
  } finally {
    await browser.close()
    await shop.stop()
  }
})

const retire = (...args: string[]) => run('npm', 'run', '--silent', 'retire', '--', ...args)
const changes = async () => {
  await git('add', '--all')
  return git('status', '--porcelain')
}

test('a part that something still leads to does not go, nor one that nobody has agreed to, and nothing is lost', async () => {
  const before = await changes()
  const page = path.join(project.folder, 'docs/tour.md')
  writeFileSync(page, 'Its pages lie in [mf-lookbook](../mf-lookbook/src).\n')
  await expect(retire('mf-lookbook', '--yes', '--dirty')).rejects.toThrow('docs/tour.md links to mf-lookbook/src')
  rmSync(page)
  await expect(retire('mf-lookbook', '--yes')).rejects.toThrow('not committed: ')
  await expect(retire('mf-lookbook', '--dirty')).rejects.toThrow('Nobody is at a terminal to answer: add --yes')

  expect(await changes()).toBe(before)
})

test('a part that is taken away leaves the tree as it was before it was made, and names what is left to people', async () => {
  const told = await retire('mf-lookbook', '--yes', '--dirty')

  expect(told).toMatch(/mf-lookbook \(\d+ files\)\n {2}services\/lookbook \(\d+ files\)/)
  expect(told).toContain('database shop_lookbook: when no process of lookbook runs any more')
  expect(told).toContain('take mf-lookbook out')
  expect(await changes()).toBe('')
  expect(await run('npm', 'run', '--silent', 'parts')).toContain('Everything follows from the table already')
})

test('a remote without a service comes and goes as well', async () => {
  await run('npm', 'run', '--silent', 'new', '--', 'size-stories', '--without-service')
  expect(await changes()).toContain('mf-size-stories/')
  await retire('mf-size-stories', '--yes', '--dirty')

  expect(await changes()).toBe('')
})
