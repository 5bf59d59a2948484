import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createLog } from '@shop/service-kit/log/log'
import { openHost, release } from './test/open-host.ts'

const root = mkdtempSync(path.join(tmpdir(), 'shop-empty-'))
const opened: { close(): void }[] = []
afterAll(() => {
  for (const host of opened) host.close()
  rmSync(root, { recursive: true })
})

test('a host to which nothing was released is not ready, says why, and asks visitors to wait until it is', async () => {
  const lines: string[] = []
  const log = createLog({ name: 'host', level: 'info', destination: { write: line => void lines.push(line) } })
  let now = 0
  const host = await openHost({}, undefined, { root, log, now: () => (now += 2000) })
  opened.push(host)

  for (const [language, text] of [
    ['uk', 'Магазин за мить відчиниться'],
    ['en', 'The shop opens in a moment'],
  ] as const) {
    const page = await host.get(`/?lang=${language}`)
    expect([page.status, page.headers.get('retry-after'), page.headers.get('cache-control')]).toEqual([
      503,
      '5',
      'no-store',
    ])
    expect(await page.text()).toContain(text)
  }
  expect(await host.ready()).toBe(false)
  // Asked often, it is said once.
  expect(
    lines.filter(line => line.includes('the registry of releases names no version') && line.includes('"part":"host"')),
  ).toHaveLength(1)

  release(root, 'host', 'aaaa1111', { main: ['main.0a0a0a0a.js'], starter: [] })
  expect(await host.ready()).toBe(true)
  expect((await host.get('/about-us')).status).toBe(200)
})
