import { silentLog } from '@shop/service-kit/log/log'
import { startApi } from '../../test/start-api.ts'

const report = { remote: 'mf-catalog', message: 'Loading chunk 7 failed', page: '/payment/26-000042-abcdefghijklm?x=1' }

test('a browser reports that a remote did not load; nothing of the order in the address is kept', async () => {
  const lines: unknown[] = []
  const { open } = await startApi({ log: { ...silentLog, warn: facts => void lines.push(facts) } })

  expect((await open().post('/api/client-errors', report)).body).toEqual({ status: true })
  expect(lines).toEqual([{ remote: 'mf-catalog', reason: 'Loading chunk 7 failed', route: '/payment' }])
})

test('reports of browsers are bounded in size and number', async () => {
  const { open } = await startApi()
  const browser = open()

  expect((await browser.post('/api/client-errors', { ...report, remote: 'mf-evil' })).status).toBe(400)
  expect((await browser.post('/api/client-errors', { ...report, message: 'x'.repeat(301) })).status).toBe(400)
  for (let sent = 0; sent < 30; sent += 1) await browser.post('/api/client-errors', report)
  expect((await browser.post('/api/client-errors', report)).status).toBe(429)
})
