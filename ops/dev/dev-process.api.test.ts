import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDevProcess } from './dev-process.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'shop-dev-process-'))
const script = path.join(folder, 'service.mjs')
const printed: string[] = []
const { promise: ended, resolve: noteEnd } = Promise.withResolvers<string>()
let service: Awaited<ReturnType<typeof openDevProcess>>

/** A service whose code answers this. */
function save(answer: string): void {
  const text = `import { createServer } from 'node:http'
const server = createServer((req, res) => {
  if (req.url === '/api/end') process.exit(3)
  res.end(req.url === '/health/ready' ? '' : ${answer})
})
server.listen(Number(process.env.PORT), '127.0.0.1', () => console.log('listens as ' + process.env.SHOP_NAME))
process.on('SIGTERM', () => { server.close(); server.closeAllConnections(); process.exit(0) })
`
  writeFileSync(script, text)
}

const ask = async (address = '/api/colors') => {
  const answer = await fetch(service.url + address)
  return `${answer.status} ${await answer.text()}`
}

beforeAll(async () => {
  service = await openDevProcess({
    name: 'catalog',
    script,
    env: () => ({ SHOP_NAME: 'catalog' }),
    print: line => printed.push(line),
    onEnd: noteEnd,
  })
})
afterAll(async () => {
  await service.stop()
  rmSync(folder, { recursive: true })
})

test('a service whose file was changed is another process behind the same address, and no call is refused meanwhile', async () => {
  save("'first'")
  expect(await service.restart()).toBeNull()
  expect(await ask()).toBe('200 first')
  const before = service.pid()
  save("'second'")
  const restarted = service.restart()
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask()))

  expect(await restarted).toBeNull()
  expect(new Set(answers)).toEqual(new Set(['200 second']))
  expect(service.pid()).not.toBe(before)
  expect(() => process.kill(before ?? 0, 0)).toThrow()
  expect(printed).toContain('listens as catalog')
})

test('a service with a mistake is told by its error and refused; mended it answers again', async () => {
  save('const half = ;')
  expect(await service.restart()).toMatch(/^ended before it was ready \(1\); it printed last: SyntaxError: /)
  expect(await ask()).toMatch(/^503 .*busy/)
  save("'third'")
  expect(await service.restart()).toBeNull()

  expect(await ask()).toBe('200 third')
})

test('a service that ends by itself is told, and not started again until a file changes', async () => {
  expect(await ask('/api/end')).toMatch(/^503/)

  expect(await ended).toBe('3')
  expect(await ask()).toMatch(/^503/)
  expect(await service.restart()).toBeNull()
  expect(await ask()).toBe('200 third')
})
