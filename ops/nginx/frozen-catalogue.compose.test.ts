import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { askPrice } from '@shop/shop/test/buy'
import { createBrowser } from '@shop/testing/browser'
import { root } from '../production-shape/compose-file.ts'
import { hasPackages } from '../production-shape/debian-packages.ts'
import { type Running, until } from '../production-shape/run-process.ts'
import { startProductionShape } from '../production-shape/start-shape.ts'

const isHere = hasPackages('nginx', 'libnginx-mod-http-brotli-static')
const describeHere = isHere ? describe : describe.skip

/** `npm run logs -- <id> -`, with the lines of containers piped in. */
function findLogs(id: string, input: string): string[] {
  const command = path.join(root, 'ops/logs/main.ts')
  const env = { ...process.env, DATA_DIR: path.join(root, 'no-such-folder') }
  const { stdout } = spawnSync(process.execPath, [command, id, '-'], { env, input, encoding: 'utf8' })
  return stdout.trim().split('\n')
}

describeHere('while the catalogue is frozen', () => {
  let shape: Awaited<ReturnType<typeof startProductionShape>>
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => process.kill(shape.copies.catalog[0]?.process().pid ?? 0, name)
  beforeAll(async () => {
    shape = await startProductionShape()
    await shape.seed()
  })
  afterAll(() => shape?.stop())

  test('the id of a refused price leads from nginx to the service that did not answer', async () => {
    signal('SIGSTOP')
    const { status, body } = await askPrice(createBrowser(shape.url), [
      { article: 'DR-1042-BUR-R', size: '38 (M)', count: 1 },
    ])
    signal('SIGCONT')

    expect([status, body.error?.code]).toEqual([503, 'busy'])
    const id = String(body.error?.request_id)
    expect(id).toMatch(/^[0-9a-f]{32}$/)
    const checkout = shape.copies['cart-checkout'][0]?.process() as Running
    // Lines are written while the service goes on.
    const written = async () => checkout.readOutput().includes(id)
    await until(written, checkout)
    const lines = findLogs(id, shape.readLogs())
    const catalog = `http://127.0.0.1:${shape.ports.catalog}`
    expect(lines).toContainEqual(expect.stringMatching(/ {2}door {2}error {2}request failed {2}.*status=503/))
    const refused = lines.find(line => line.includes('  cart-checkout  '))
    expect(refused).toMatch(/request refused .*code=busy {2}asked=\/internal\/\S+ {2}/)
    expect(refused).toContain(`addresses=${catalog}`)
    expect(Number(refused?.match(/waited=(\d+)/)?.[1])).toBeGreaterThan(500)
  })
})
