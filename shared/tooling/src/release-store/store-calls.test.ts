import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createStoreCalls } from './store-calls.ts'

/** A shop whose table of parts is older: it takes the name of a part of today for a mistake. */
const server = createServer((_, response) => {
  const error = { code: 'validation', fields: { part: 'invalid' } }
  response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify({ status: false, error }))
})

beforeAll(() => new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => server.close())

const aShop = () =>
  createStoreCalls({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, token: 't'.repeat(43) })

test('a part that an older shop does not know was handed out to nobody, so no other release is held up by it', async () => {
  expect(await aShop().fetchReleases('mf-account')).toBeNull()
})

test('who releases the unknown part itself is told what has to come first', async () => {
  const change = { what: 'rollback', person: 'olena', reason: '' } as const

  await expect(aShop().change('mf-account', change)).rejects.toThrow('this shop does not know mf-account')
})
