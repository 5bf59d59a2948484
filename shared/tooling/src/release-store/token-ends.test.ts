import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createStoreCalls } from './store-calls.ts'

const DAY_MS = 24 * 60 * 60_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
const opened: { close(): void }[] = []
afterEach(() => opened.splice(0).forEach(server => void server.close()))

/** The store of a shop that answers so, and what the command writes meanwhile. */
async function aStore(status: number, body: object) {
  const server = createServer((_, response) => void response.writeHead(status).end(JSON.stringify(body)))
  opened.push(server)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const warned: string[] = []
  return { calls: createStoreCalls({ url, token: 't'.repeat(43) }, line => warned.push(line)), warned }
}

test.each([
  ['for two weeks before its end', 13, 1],
  ['not before that', 20, 0],
])('the command warns of its token %s, once', async (_, days, lines) => {
  const ends = inDays(days)
  const { calls, warned } = await aStore(200, { status: true, releases: null, token_ends_at: ends })
  await calls.fetchReleases('host')
  await calls.fetchReleases('mf-catalog')

  expect(warned).toHaveLength(lines)
  for (const line of warned) expect(line).toContain(`RELEASES_TOKEN ends on ${ends.slice(0, 10)}`)
})

test('a token past its end is told by the day that it ended on, and one that nobody knows as that', async () => {
  const error = { code: 'not_authenticated' }
  const ended = await aStore(401, { status: false, error: { ...error, ended_at: '2026-11-01T10:00:00.000Z' } })
  const unknown = await aStore(401, { status: false, error })

  await expect(ended.calls.fetchReleases('host')).rejects.toThrow('RELEASES_TOKEN ended on 2026-11-01')
  await expect(unknown.calls.fetchReleases('host')).rejects.toThrow('RELEASES_TOKEN is no token of this shop')
})
