import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const main = join(__dirname, '..', 'src', 'main.ts')
const dataDir = mkdtempSync(join(tmpdir(), 'embedded-mongo-main-'))
const started: ChildProcess[] = []

afterAll(() => {
  for (const child of started) child.kill('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

function start(): { child: ChildProcess; readOutput: () => string } {
  const env = { ...process.env, DATA_DIR: dataDir, EMBEDDED_MONGO_PORT: '0' }
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], { env, stdio: 'pipe' })
  started.push(child)
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', chunk => (text += String(chunk)))
  return { child, readOutput: () => text }
}

test('the process prints its address and purpose, locks its data, and stops on a signal', async () => {
  const first = start()
  while (!first.readOutput().includes('In production')) await once(first.child.stdout as NodeJS.ReadableStream, 'data')
  expect(first.readOutput()).toMatch(/^mongodb:\/\/127\.0\.0\.1:\d+\/\?directConnection=true\n/)
  expect(first.readOutput()).toContain('for trying, developing and testing')

  const second = start()
  expect(await once(second.child, 'close')).toEqual([1, null])
  expect(second.readOutput()).toContain('Another process works with the data')

  const ended = once(first.child, 'close')
  first.child.kill('SIGTERM')
  first.child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})
