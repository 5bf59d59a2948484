import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

const dataDir = mkdtempSync(path.join(tmpdir(), 'shop-start-'))
const running = new Set<ChildProcess>()
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL')
  // A killed shop's database ends a moment later.
  await new Promise(resolve => setTimeout(resolve, 300))
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
})

/** `npm start` without the build, on its own embedded database. */
async function start(env: Record<string, string> = {}) {
  const { MONGODB_URI, ...rest } = process.env
  const script = path.resolve('shop/src/start.mjs')
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', '--disable-proto=delete', script], {
    env: { ...rest, BUILD: 'no', DATA_DIR: dataDir, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  let printed = ''
  const ended = once(child, 'exit').then(([code]) => {
    running.delete(child)
    return code as number | null
  })
  const opened = new Promise<void>(resolve => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', chunk => {
        printed += chunk
        if (printed.includes('Ctrl-C closes')) resolve()
      })
  })
  await Promise.race([opened, ended])
  const url = printed.match(/http:\/\/127\.0\.0\.1:\d+/)?.[0] ?? ''
  return { child, url, ended, printed: () => printed }
}

const statusOf = (url: string, init?: RequestInit) => fetch(url, init).then(({ status }) => status)

test('a shop without demonstration goods opens empty, with a size chart and a rate to begin with', async () => {
  const { url, printed } = await start({ DEMO: 'no', DATA_DIR: path.join(dataDir, 'empty') })

  expect([printed().includes('Ctrl-C closes'), url]).toEqual([true, expect.stringMatching(/^http/)])
  const ask = async (address: string) => (await fetch(`${url}/api${address}`)).json()
  expect(await ask('/products/get-by/filters')).toMatchObject({ status: true, list: [], count: 0 })
  expect((await ask('/sizes/all')).sizes.length).toBeGreaterThan(3)
  expect((await ask('/categories/all')).categories).toEqual([])
  expect((await ask('/rates/all?type=currency')).rates).toHaveLength(1)
  expect(await statusOf(`${url}/`)).toBe(200)
})

test('a new shop opens with products, prints the owner’s password once and stores it nowhere', async () => {
  const first = await start()
  const password = first.printed().match(/login owner, password (\S{24})/)?.[1] ?? ''

  expect(password).not.toBe('')
  expect(readFileSync(path.join(dataDir, 'shop.log'), 'utf8')).not.toContain(password)
  const list = await (await fetch(`${first.url}/api/products/get-by/filters`)).json()
  expect(list.count).toBeGreaterThan(10)
  const login = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login: 'owner', password }),
  }
  expect(await statusOf(`${first.url}/api/admin/login`, login)).toBe(200)

  first.child.kill('SIGTERM')
  first.child.kill('SIGTERM')
  expect(await first.ended).toBe(0)
  await expect(fetch(first.url)).rejects.toThrow()
})

test('a shop that was killed opens again with the same data; a killed database comes back by itself', async () => {
  const killed = await start()
  killed.child.kill('SIGKILL')
  await killed.ended

  const again = await start()
  expect(again.printed()).not.toContain('login owner')
  expect(await statusOf(`${again.url}/api/categories/all`)).toBe(200)
  process.kill(storeOf(again.child), 'SIGKILL')
  await readyAgain(again.url)
  expect(await statusOf(`${again.url}/api/discounts/get-all-conditions`)).toBe(200)

  again.child.kill('SIGINT')
  expect(await again.ended).toBe(0)
})

test('a shop that was started before loads no compiler of TypeScript', async () => {
  const first = await start()
  first.child.kill('SIGTERM')
  expect(await first.ended).toBe(0)

  const again = await start({
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(SAY_WHETHER_COMPILING)}`,
  })
  again.child.kill('SIGTERM')
  expect(await again.ended).toBe(0)
  expect(again.printed()).toContain('the compiler is loaded: false')
})

test('a taken port is reported by its number', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0

  const shop = await start({ PORT: String(port) })
  expect(await shop.ended).toBe(1)
  expect(shop.printed()).toContain(`Port ${port} is taken. Choose another one: PORT=`)
  other.close()
})

test('a wrong configuration is reported in full, and nothing starts', async () => {
  const shop = await start({ PORT: 'http', LIMITS: 'maybe' })
  expect(await shop.ended).toBe(1)
  expect(shop.printed()).toMatch(/LIMITS: must be on or off[\s\S]*PORT: must be a number/)
})

test('a short password for the owner is refused with a clear message', async () => {
  const shop = await start({ ADMIN_LOGIN: 'olha', ADMIN_PASSWORD: 'short' })
  expect(await shop.ended).toBe(1)
  expect(shop.printed()).toContain('ADMIN_PASSWORD is too short')
})

/** Said by the shop's process alone: the store's prints to the same output. */
const SAY_WHETHER_COMPILING = `process.on('exit', () => process.argv[1].includes('start.') && console.log(
  'the compiler is loaded: ' + process.moduleLoadList.some(name => name.includes('amaro'))))`

function storeOf({ pid }: ChildProcess): number {
  return Number(execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' }).trim())
}

async function readyAgain(url: string): Promise<void> {
  const deadline = Date.now() + 15_000
  while (Date.now() < deadline) {
    if ((await statusOf(`${url}/health/ready`)) === 200) return
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  throw new Error('the shop did not recover')
}
