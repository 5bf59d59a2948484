import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { alteredFiles } from '@shop/service-kit/releases/altered-files'
import { readReleases } from '@shop/service-kit/releases/folder-store'
import { folderOfVersion } from './place.ts'

const APP = 'mf-catalog'
const script = path.join(__dirname, 'test/publish-once.ts')
const running = new Set<ChildProcess>()
let parts: string

beforeEach(() => {
  parts = mkdtempSync(path.join(tmpdir(), 'shop-two-'))
})
afterEach(() => {
  for (const child of running) child.kill('SIGKILL')
  rmSync(parts, { recursive: true, force: true, maxRetries: 5 })
})

function release(text: string, ...stops: string[]) {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, parts, text, ...stops])
  running.add(child)
  const ended = once(child, 'close').then(() => void running.delete(child))
  let printed = ''
  const waiting: (() => void)[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', chunk => {
      printed += String(chunk)
      for (const look of waiting) look()
    })
  /** Until it has said one of these, or ended. */
  const prints = (words: RegExp) =>
    Promise.race([ended, new Promise<void>(resolve => waiting.push(() => words.test(printed) && resolve()))])
  return { child, ended, prints, printed: () => printed }
}

/** Of all versions that the registry knows. */
async function missingFiles(): Promise<string[]> {
  const versions = readReleases(parts, APP)?.versions ?? []
  const missing = versions.map(({ version, digest }) => alteredFiles(folderOfVersion({ parts }, APP, version), digest))
  return (await Promise.all(missing)).flat()
}

test('of two releases of one remote at once neither removes the files of the other', async () => {
  const slow = release('slow', 'stops')
  await slow.prints(/stopped/)
  const quick = release('quick')
  await quick.prints(/waiting|published/)
  slow.child.stdin.write('go\n')
  await Promise.all([slow.ended, quick.ended])

  expect([slow.printed(), quick.printed()]).toEqual([
    expect.stringContaining('published'),
    expect.stringContaining('published'),
  ])
  expect(readReleases(parts, APP)?.versions).toHaveLength(2)
  expect(await missingFiles()).toEqual([])
})

test('two releases of the same files at once are one version, and both say so', async () => {
  const first = release('same')
  const second = release('same')
  await Promise.all([first.ended, second.ended])

  const version = readReleases(parts, APP)?.served[0]?.version
  expect([first.printed(), second.printed()]).toEqual([
    expect.stringContaining(`published ${version}`),
    expect.stringContaining(`published ${version}`),
  ])
  expect(await missingFiles()).toEqual([])
})

test('a release that was killed in the middle keeps nobody waiting, and what it left is removed', async () => {
  const killed = release('killed', 'stops')
  await killed.prints(/stopped/)
  killed.child.kill('SIGKILL')
  await killed.ended
  const next = release('next')
  await next.ended

  expect(next.printed()).toContain('published')
  expect(readdirSync(path.join(parts, APP, 'dist')).filter(name => /^[0-9a-f]{10}/.test(name))).toHaveLength(1)
})
