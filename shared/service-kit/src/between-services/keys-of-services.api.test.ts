import { defineEndpoint } from '@shop/contracts/endpoint'
import type { ServiceName } from '@shop/contracts/parts'
import type { InternalCaller } from '@shop/contracts/who-asks-whom'
import * as z from 'zod/mini'
import { createApp } from '../app/create-app.ts'
import { listen } from '../app/listen.ts'
import { createMetrics } from '../app/metrics.ts'
import { createLog } from '../log/log.ts'
import { type CallerProofs, SECRET_HEADER, SIGNATURE_HEADER } from './authenticate-caller.ts'
import { type CallSigner, signCall } from './call-signature.ts'
import { createInternalCalls, handleInternal } from './internal.ts'
import { createInternalClient } from './internal-client.ts'
import { drawKey, drawKeys, privateKeySchema, publicKeysSchema } from './internal-keys.ts'
import { internalRoutes } from './internal-routes.ts'
import { noteRefused } from './note-refused.ts'

const reserve = anEndpoint('/internal/stock/hold')
const shops = anEndpoint('/internal/catalog/shops')
const alerts = anEndpoint('/internal/stock-alerts/facts')
const path = reserve.path
const body = JSON.stringify({ count: 2 })
const secret = 'a secret of at least 24 characters'

const { privateKeys, INTERNAL_KEYS } = drawKeys()
const signerOf = (caller: InternalCaller, key = privateKeys[caller]): CallSigner => ({
  caller,
  key: privateKeySchema.parse(key),
})
const opened: { stop(): Promise<void> }[] = []
afterEach(() => Promise.all(opened.splice(0).map(({ stop }) => stop())))

function anEndpoint(path: string) {
  const [body, result] = [z.object({ count: z.int() }), z.object({ held: z.int() })]
  return defineEndpoint({ method: 'POST', path, summary: 'A call', access: 'internal', repeatable: true, body, result })
}

/** The catalogue, which answers three calls: two of cart-checkout and one of account. */
async function openCatalog(keys: string | null = INTERNAL_KEYS, proofs: Partial<CallerProofs> = {}, port = 0) {
  const lines: Record<string, unknown>[] = []
  const log = createLog({
    ...{ name: 'catalog', level: 'info' },
    destination: { write: line => void lines.push(JSON.parse(line)) },
  })
  const metrics = createMetrics('catalog')
  const calls = createInternalCalls()
  let held = 0
  for (const endpoint of [reserve, shops, alerts])
    handleInternal(calls, endpoint, ({ count }) => {
      held += count
      return { held: count }
    })
  const known = { owner: 'catalog' as const, onRefused: noteRefused({ log, metrics }), ...proofs }
  const routes = [internalRoutes(calls, { ...known, keys: keys === null ? undefined : publicKeysSchema.parse(keys) })]
  const app = createApp({ name: 'catalog', log, routes, publicOrigin: null, trustedProxies: 0 })
  const server = await listen({ app: app.callback(), host: '127.0.0.1', port })
  opened.push(server)
  const url = `http://127.0.0.1:${server.port}`
  const refused = async () => (await metrics.registry.getSingleMetric('internal_calls_refused_total')?.get())?.values
  return { url, port: server.port, stop: () => server.stop(), lines, refused, held: () => held }
}

const clientAs = (url: string | string[], signer: CallSigner, own: { secret?: string; owner?: ServiceName } = {}) =>
  createInternalClient({ url, owner: 'catalog', signer, ...own })

async function post(url: string, headers: Record<string, string>, sent = body, asked = path) {
  const all = { 'content-type': 'application/json', ...headers }
  const answer = await fetch(`${url}${asked}`, { method: 'POST', headers: all, body: sent })
  return { status: answer.status, text: await answer.text() }
}

const signed = (signer: CallSigner, now = Date.now(), call = { owner: 'catalog', path, beside: '' }) => ({
  [SIGNATURE_HEADER]: signCall(signer, call, body, now),
})

test('the key of a service opens the calls that it may make, and none of another', async () => {
  const { url } = await openCatalog()
  const [checkout, account] = [clientAs(url, signerOf('cart-checkout')), clientAs(url, signerOf('account'))]

  expect(await checkout.call(reserve, { count: 2 })).toEqual({ held: 2 })
  expect(await account.call(alerts, { count: 1 })).toEqual({ held: 1 })
  await expect(account.call(reserve, { count: 2 })).rejects.toMatchObject({ code: 'not_found' })
  await expect(checkout.call(alerts, { count: 2 })).rejects.toMatchObject({ code: 'not_found' })
  // Its own key under the name of one who may.
  const impostor = clientAs(url, signerOf('cart-checkout', privateKeys.account))
  await expect(impostor.call(reserve, { count: 2 })).rejects.toMatchObject({ code: 'not_found' })
})

const checkout = signerOf('cart-checkout')
const longAgo = () => Date.now() - 61_000
type Refused = { reason: string; headers(): Record<string, string>; sent?: string; asked?: string }

test.each<[string, Refused]>([
  ['without a signature', { reason: 'unsigned', headers: () => ({}) }],
  [
    'with a signature of no form',
    { reason: 'unsigned', headers: () => ({ [SIGNATURE_HEADER]: 'cart-checkout 0 x x' }) },
  ],
  [
    'by a caller that is unknown',
    { reason: 'unknown caller', headers: () => signed({ ...checkout, caller: 'lookbook' }) },
  ],
  [
    'by a key that is not the caller’s',
    { reason: 'signature', headers: () => signed(signerOf('cart-checkout', drawKey().privateKey)) },
  ],
  ['that was signed for another path', { reason: 'signature', headers: () => signed(checkout), asked: shops.path }],
  [
    'that was signed for another service',
    { reason: 'signature', headers: () => signed(checkout, Date.now(), { owner: 'account', path, beside: '' }) },
  ],
  ['that was signed more than a minute ago', { reason: 'time', headers: () => signed(checkout, longAgo()) }],
  ['that was signed for a time to come', { reason: 'time', headers: () => signed(checkout, Date.now() + 62_000) }],
  ['whose body is another', { reason: 'body', headers: () => signed(checkout), sent: JSON.stringify({ count: 3 }) }],
  [
    'with the secret of before, which is no longer set',
    { reason: 'unsigned', headers: () => ({ [SECRET_HEADER]: secret }) },
  ],
])('a call %s is not found, nothing is done, and it is logged and counted', async (_, refused) => {
  const { reason, headers, sent, asked } = refused
  const catalog = await openCatalog()

  const { status, text } = await post(catalog.url, headers(), sent, asked)
  expect([status, JSON.parse(text).error.code, catalog.held()]).toEqual([404, 'not_found', 0])
  expect(text).not.toMatch(/sign|key|caller/)
  expect(catalog.lines).toContainEqual(
    expect.objectContaining({ msg: 'an internal call was not let in', reason, asked: asked ?? path }),
  )
  expect(await catalog.refused()).toMatchObject([{ value: 1, labels: { reason } }])
  // The signature itself was good.
  expect((await post(catalog.url, signed(checkout))).status).toBe(200)
})

test('while the secret of before is set, a service of the release before is let in by it, and a new one by either', async () => {
  const before = await openCatalog(null, { secret })
  const between = await openCatalog(INTERNAL_KEYS, { secret })
  const after = await openCatalog()
  const both = (url: string) => clientAs(url, checkout, { secret }).call(reserve, { count: 1 })

  for (const { url } of [before, between, after]) expect(await both(url)).toEqual({ held: 1 })
  expect((await post(between.url, { [SECRET_HEADER]: secret })).status).toBe(200)
  expect((await post(between.url, { [SECRET_HEADER]: secret.toUpperCase() })).status).toBe(404)
})

test('the key of a service is changed while it goes on asking: no call is refused', async () => {
  const next = drawKey()
  const both = `${INTERNAL_KEYS},cart-checkout=${next.publicKey}`
  const nextOnly = both.replace(/cart-checkout=[^,]+,/, '')
  const copies = [await openCatalog(), await openCatalog()]
  const urls = copies.map(({ url }) => url)
  let asking = clientAs(urls, checkout)
  const answers: unknown[] = []
  let isOver = false
  async function goOnAsking() {
    while (!isOver) answers.push(await asking.call(reserve, { count: 1 }).catch(error => error))
  }
  const askers = [goOnAsking(), goOnAsking(), goOnAsking()]
  const answered = async (more: number) => {
    const wanted = answers.length + more
    while (answers.length < wanted) await new Promise(resolve => setImmediate(resolve))
  }
  async function startAgainWith(keys: string) {
    for (const copy of copies) {
      await answered(20)
      await copy.stop()
      await answered(20)
      Object.assign(copy, await openCatalog(keys, {}, copy.port))
    }
  }

  await startAgainWith(both)
  await answered(20)
  asking = clientAs(urls, signerOf('cart-checkout', next.privateKey))
  await answered(20)
  await startAgainWith(nextOnly)
  await answered(20)
  isOver = true
  await Promise.all(askers)

  expect(answers.filter(answer => Object(answer).held !== 1)).toEqual([])
  // What the former key signs is good for nothing now.
  await expect(clientAs(urls, checkout).call(reserve, { count: 1 })).rejects.toMatchObject({ code: 'not_found' })
})
