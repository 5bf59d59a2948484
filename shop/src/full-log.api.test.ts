import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '@shop/ops/production-shape/free-port'

let dataDir = ''
let child: ChildProcess | undefined
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'shop-full-log-'))
})
afterEach(async () => {
  if (child?.exitCode === null) {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
})

const logged = () => readFileSync(path.join(dataDir, 'shop.log'), 'utf8')

/** `npm start` without the build, whose output goes to `output`. */
async function start(env: Record<string, string>, output: number | 'pipe') {
  const port = await freePort()
  const script = path.resolve('shop/src/start.mjs')
  const started = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script], {
    // About the log alone: the store is the one that comes with the shop.
    env: { ...process.env, MONGODB_URI: '', BUILD: 'no', DATA_DIR: dataDir, PORT: String(port), ...env },
    stdio: ['ignore', output, output],
  })
  child = started
  // A reader that is gone: what the shop prints is not read.
  started.stdout?.destroy()
  started.stderr?.destroy()
  const url = `http://127.0.0.1:${port}`
  const statusOf = (path: string) => fetch(url + path).then(({ status }) => status)
  while ((await statusOf('/health/ready').catch(() => 0)) !== 200) {
    if (started.exitCode !== null) throw new Error(`the shop ended with ${started.exitCode}`)
    await pause(100)
  }
  return { started, statusOf }
}

async function serves({ started, statusOf }: Awaited<ReturnType<typeof start>>) {
  for (let call = 0; call < 40; call++) expect(await statusOf('/api/nothing')).toBe(404)
  // Longer than a log waits before it tries again.
  await pause(1200)
  expect(await statusOf('/api/nothing')).toBe(404)
  expect(await statusOf('/api/products/get-by/filters')).toBe(200)
  expect(started.exitCode).toBeNull()
  started.kill('SIGTERM')
  expect(await once(started, 'exit')).toEqual([0, null])
}

test('the shop goes on when the device behind its output is full, and still ends when it is told to', async () => {
  await serves(await start({ LOG_TO: 'stdout' }, openSync('/dev/full', 'w')))
})

test('the shop goes on when the reader of its output is gone', async () => {
  await serves(await start({ LOG_TO: 'stdout' }, 'pipe'))
})

test('the shop goes on when the device behind its log file is full', async () => {
  symlinkSync('/dev/full', path.join(dataDir, 'shop.log'))

  await serves(await start({}, 'pipe'))
})

test('a log file that was deleted is created again, with the newest lines', async () => {
  const shop = await start({}, 'pipe')
  await shop.statusOf('/api/nothing')
  while (!existsSync(path.join(dataDir, 'shop.log'))) await pause(20)
  rmSync(path.join(dataDir, 'shop.log'))
  await pause(1100)

  await serves(shop)

  const lines = logged()
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
  expect(lines.filter(({ code }) => code === 'not_found').length).toBeGreaterThanOrEqual(19)
  expect(lines).toContainEqual(expect.objectContaining({ msg: 'ending', signal: 'SIGTERM' }))
  // 42 calls: those beyond the twentieth are summed up when the shop ends.
  expect(lines.at(-1)).toMatchObject({ code: 'not_found', count: 22, msg: 'more of the same' })
})
