import { mkdtempSync, rmSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { serviceNames } from '@shop/contracts/parts'
import { release } from '@shop/host/server/test/open-host'
import { runScript } from '@shop/ops/production-shape/run-process'
import { startProcess } from '../test/shop-process.ts'

const parts = mkdtempSync(path.join(tmpdir(), 'shop-parts-'))
afterAll(() => rmSync(parts, { recursive: true, force: true }))

type Asked = { method?: string; json?: unknown; headers?: Record<string, string> }

/** Sends a request that no browser would send: with a Host of its choice. */
async function ask(url: string, { method = 'GET', json, headers = {} }: Asked = {}) {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const sent = request(url, {
    method,
    headers: { host: 'evil.example', ...(json !== undefined && { 'content-type': 'application/json' }), ...headers },
  })
  sent.once('response', resolve).once('error', reject)
  sent.end(json === undefined ? undefined : JSON.stringify(json))
  const answer = await promise
  return { status: answer.statusCode, headers: JSON.stringify(answer.rawHeaders), body: await text(answer) }
}

test('a forged Host stands in no page, file, redirect or email; all of them name the address that the start printed', async () => {
  release(parts, 'host', 'aaaa1111', { main: ['main.0a0a0a0a.js'], 'texts-uk': ['texts-uk.0c0c0c0c.js'] })
  release(parts, 'mf-catalog', 'bbbb2222', { mf_catalog: ['remoteEntry.1a1a1a1a.js'] })
  // About the header alone: the store is the one that comes with the shop, and it has no customers.
  const { url } = await startProcess({ PARTS_DIR: parts, MONGODB_URI: '' })

  const places = [
    '/',
    '/store/',
    '/product/DR-1042-BUR-R',
    '/robots.txt',
    '/sitemap.xml',
    '/sitemap-1.xml',
    '/favicon.ico',
  ]
  for (const place of [...places, '/nothing', '/admin', '/api/cart/quote', '/api/docs']) {
    const { headers, body } = await ask(`${url}${place}`, { headers: { 'x-forwarded-host': 'evil.example' } })
    expect([place, headers.includes('evil'), body.includes('evil')]).toEqual([place, false, false])
  }
  for (const place of ['/', '/robots.txt', '/sitemap.xml'])
    expect((await ask(`${url}${place}`)).body).toContain(`${url}/`)

  const email = 'olena@example.com'
  const form = { name: 'Олена', surname: 'Коваль', email, phone: '+380671234567', birth_date: '03.02.1990' }
  const json = { ...form, password: 'весна-26', consent: true }
  expect((await ask(`${url}/api/user/register`, { method: 'POST', json })).status).toBe(201)
  const mail = await mailTo(url, email)
  expect(mail).toContain(`${url}/user/verify`)
  expect(mail).not.toContain('evil.example')
})

test('without PUBLIC_ORIGIN only this machine’s own names at the shop’s port may write', async () => {
  const { url } = await startProcess()
  const port = new URL(url).port
  const write = async (origin: string, host: string) =>
    (await ask(`${url}/api/user/check-auth`, { method: 'POST', json: {}, headers: { origin, host } })).status

  expect(await write('http://evil.example', 'evil.example')).toBe(403)
  expect(await write(`http://evil.example:${port}`, `evil.example:${port}`)).toBe(403)
  for (const name of ['127.0.0.1', 'localhost', '[::1]'])
    expect([name, await write(`http://${name}:${port}`, `${name}:${port}`)]).toEqual([name, 200])
  expect(await write('http://localhost:9', 'localhost:9')).toBe(403)
})

test.each([
  'shop/src/start.mjs',
  'services/gateway/src/main.ts',
  'host/server/main.ts',
  ...serviceNames.map(name => `services/${name}/src/main.ts`),
])('in production %s does not start without PUBLIC_ORIGIN, and names it', async script => {
  const env = { NODE_ENV: 'production', PORT: '0' }
  const started = runScript(path.resolve(script), { ...env, MONGODB_URI: 'mongodb://127.0.0.1:9/' }, parts)
  expect(await started.ended).toBe(1)
  expect(started.readOutput()).toContain('PUBLIC_ORIGIN: is missing')
})

/** The text of the newest email to this mailbox, when it has been sent. */
async function mailTo(url: string, email: string): Promise<string> {
  const giveUp = Date.now() + 20_000
  while (Date.now() < giveUp) {
    const list = await (await fetch(`${url}/dev/outbox`)).text()
    const [, address] = list.match(/src="(\/dev\/outbox\/mail\?mail=[^"]+)"/) ?? []
    if (list.includes(email) && address)
      return list + (await (await fetch(`${url}${address.replaceAll('&amp;', '&')}`)).text())
    await new Promise(resolve => setTimeout(resolve, 200))
  }
  throw new Error('no email came')
}
