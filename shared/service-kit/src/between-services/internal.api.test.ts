import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { defineEndpoint } from '@shop/contracts/endpoint'
import { ShopError } from '@shop/contracts/errors'
import { asCaller, callersOf } from '@shop/testing/internal-keys'
import * as z from 'zod/mini'
import { createApp } from '../app/create-app.ts'
import { listen } from '../app/listen.ts'
import { startDownload } from '../calls/download.ts'
import { silentLog } from '../log/log.ts'
import { createInternalCalls, handleInternal } from './internal.ts'
import { createInternalClient, type InternalClient } from './internal-client.ts'
import { drawKey, privateKeySchema } from './internal-keys.ts'
import { internalRoutes } from './internal-routes.ts'
import { staffDownload } from './staff-calls.ts'

const reserveEndpoint = defineEndpoint({
  method: 'POST',
  path: '/internal/reserve',
  summary: 'Reserves',
  access: 'internal',
  body: z.object({ count: z.int() }),
  result: z.object({ held: z.int() }),
})
const credentials = asCaller('admin', 'catalog')
const stranger = { caller: 'admin', key: privateKeySchema.parse(drawKey().privateKey) }
const calls = createInternalCalls()
handleInternal(calls, reserveEndpoint, ({ count }) => {
  if (count > 3) throw new ShopError('out_of_stock', { lines: [{ available: 3 }] })
  return { held: count, stolen: true }
})

const keepEndpoint = defineEndpoint({
  method: 'POST',
  path: '/internal/keep',
  summary: 'Keeps a file',
  access: 'internal',
  file: { types: ['image/png'], maxBytes: 1000 },
  body: z.object({ by: z.string() }),
  result: z.object({ kept: z.string() }),
})
handleInternal(calls, keepEndpoint, ({ by }, file) => ({ kept: `${by}: ${file.toString('hex')}` }))

const listEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/admin/shelves/:name/list',
  summary: 'A shelf as a file',
  access: 'staff:content',
  owner: 'catalog',
  params: z.object({ name: z.string() }),
  csv: true,
  result: z.object({}),
})
staffDownload(calls, listEndpoint, ({ params: { name } }) => startDownload(`${name}.csv`, linesOf(name)))

async function* linesOf(shelf: string): AsyncGenerator<string> {
  if (shelf !== 'left') throw new ShopError('not_found')
  yield '\ufeffназва\r\n'
  await new Promise(resolve => setTimeout(resolve, 150))
  yield 'сукня\r\n'
}

const routes = [internalRoutes(calls, { ...callersOf('catalog'), mayAsk: () => true })]
const app = createApp({ name: 'try', log: silentLog, routes, publicOrigin: null, trustedProxies: 0 })
const server = listen({ app: app.callback(), host: '127.0.0.1', port: 0 })
afterAll(async () => (await server).stop())
const url = async () => `http://127.0.0.1:${(await server).port}`

test.each<[string, () => Promise<InternalClient>]>([
  ['in one process', async () => createInternalClient({ calls })],
  ['over HTTP', async () => createInternalClient({ url: await url(), ...credentials })],
])('an answer and a refusal arrive alike %s', async (_, client) => {
  const stock = await client()

  expect(await stock.call(reserveEndpoint, { count: 2 })).toEqual({ held: 2 })
  await expect(stock.call(reserveEndpoint, { count: 4 })).rejects.toMatchObject({
    code: 'out_of_stock',
    details: { lines: [{ available: 3 }] },
  })
  await expect(stock.call(reserveEndpoint, { count: 1.5 })).rejects.toMatchObject({
    code: 'validation',
    details: { fields: { count: 'invalid' } },
  })
})

test.each<[string, () => Promise<InternalClient>]>([
  ['in one process', async () => createInternalClient({ calls })],
  ['over HTTP', async () => createInternalClient({ url: await url(), ...credentials })],
])('a file arrives byte by byte, with what belongs to it, %s', async (_, client) => {
  const shelf = await client()

  expect(await shelf.call(keepEndpoint, { by: 'Ольга' }, Buffer.from([0, 255, 128, 10]))).toEqual({
    kept: 'Ольга: 00ff800a',
  })
})

test.each<[string, () => Promise<InternalClient>]>([
  ['in one process', async () => createInternalClient({ calls, timeOutMs: 100 })],
  ['over HTTP', async () => createInternalClient({ url: await url(), ...credentials, timeOutMs: 100 })],
])('a file for table programs arrives whole, however long it takes after its first part, %s', async (_, client) => {
  const shelf = await client()
  const asked = { query: {}, body: {}, who: 'olha', idempotencyKey: '', requestId: '' }

  const { fileName, parts } = await shelf.download(listEndpoint, { ...asked, params: { name: 'left' } })
  const bytes = await buffer(Readable.from(parts).map(part => Buffer.from(part)))
  expect([fileName, bytes.toString()]).toEqual(['left.csv', '\ufeffназва\r\nсукня\r\n'])
  await expect(shelf.download(listEndpoint, { ...asked, params: { name: 'right' } })).rejects.toMatchObject({
    code: 'not_found',
  })
})

test('a file that is too large, or comes from a stranger, is not taken', async () => {
  const file = Buffer.alloc(1001)
  const client = createInternalClient({ url: await url(), ...credentials })
  const unknown = createInternalClient({ url: await url(), ...credentials, signer: stranger })

  await expect(client.call(keepEndpoint, { by: 'a' }, file)).rejects.toMatchObject({ code: 'body_too_large' })
  await expect(unknown.call(keepEndpoint, { by: 'a' }, file)).rejects.toMatchObject({ code: 'not_found' })
})

test('for a stranger an internal call does not exist', async () => {
  const unknown = createInternalClient({ url: await url(), ...credentials, signer: stranger })
  await expect(unknown.call(reserveEndpoint, { count: 1 })).rejects.toMatchObject({ code: 'not_found' })
})

test('a service that is away is busy, not broken', async () => {
  const away = createInternalClient({ url: 'http://127.0.0.1:1', ...credentials })
  await expect(away.call(reserveEndpoint, { count: 1 })).rejects.toMatchObject({ code: 'busy' })
})

test('a service that dies in the middle of its answer is busy, not broken', async () => {
  const dying = await listen({
    host: '127.0.0.1',
    port: 0,
    app: (_, res) => {
      res.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' })
      res.write('{"status":true,', () => res.destroy())
    },
  })
  const client = createInternalClient({ url: `http://127.0.0.1:${dying.port}`, ...credentials })

  const refusal = client.call(reserveEndpoint, { count: 1 }).catch((error: unknown) => error)

  expect(await refusal.finally(dying.stop)).toMatchObject({ code: 'busy' })
})
