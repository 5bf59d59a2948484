import { request } from 'node:http'
import { exchangesEndpoint } from '@shop/contracts/staff/exchange/accounting'
import { offersXml, zipOf } from '@shop/testing/scripted-1c'
import { connectedGoods } from '../../test/goods-client.ts'

const bytes = (text: string) => Buffer.from(text)
const offersOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: `1c-${at}#a`,
    article: `DR-${at}`,
    facts: { Розмір: '38 (M)', Примітка: 'я'.repeat(250) },
    price: '4990',
    quantity: `${at % 10}`,
  }))

test('a file comes in pieces; one that was cut off counts for nothing, and half a file is not imported', async () => {
  const { api, client, batches } = await connectedGoods()
  await client.begin()
  const file = bytes(offersXml(offersOf(3)))
  const half = Math.ceil(file.length / 2)
  await client.send('offers.xml', file.subarray(0, half))
  expect(await client.import('offers.xml')).toBe('failure\nФайл надійшов не повністю: offers.xml')
  await cutOff(api.origin, client.cookie(), file.subarray(half))

  expect(await client.send('offers.xml', file.subarray(half))).toBe('success')
  expect(await client.import('offers.xml')).toBe('success')
  expect(batches.flatMap(({ offers }) => offers)).toHaveLength(3)
})

test('a file of 20 MB reaches the catalogue in small chunks, each once, and leaves nothing behind', async () => {
  const { api, client, batches } = await connectedGoods()
  await client.begin()
  const count = 20_000
  const file = bytes(offersXml(offersOf(count)))
  expect(file.length).toBeGreaterThan(18 * 1024 * 1024)
  await client.send('offers.xml', file)

  expect(await client.importWhole('offers.xml')).toBe('success')
  expect(batches.reduce((sum, { offers }) => sum + offers.length, 0)).toBe(count)
  expect(new Set(batches.map(({ key }) => key)).size).toBe(batches.length)
  expect(Math.max(...batches.map(chunk => Buffer.byteLength(JSON.stringify(chunk))))).toBeLessThan(200 * 1024)
  expect(await api.db.collection('exchange_parts').countDocuments({})).toBe(0)
}, 120_000)

test('work that a dead process left goes on behind the last chunk that was done', async () => {
  const { api, client, batches } = await connectedGoods()
  await client.begin()
  await client.send('offers.xml', bytes(offersXml(offersOf(70))))
  await api.service.jobs.runNow('finish-1c-goods')
  expect(batches).toEqual([])
  // A process that did the first chunk and died.
  const until = new Date(api.now().getTime() + 30_000)
  const half = { is_waiting: false, documents_done: 51, lease_until: until }
  await api.db.collection('exchange_files').updateMany({}, { $set: half })
  expect(await client.import('offers.xml')).toBe('progress')

  api.wait(31_000)
  await api.service.jobs.runNow('finish-1c-goods')
  expect(batches.flatMap(({ offers }) => offers.map(({ article }) => article))).toEqual(
    offersOf(70)
      .slice(50)
      .map(({ article }) => article),
  )
  expect(await client.import('offers.xml')).toBe('success')
})

const root = (inside: string) => `<?xml version="1.0"?><КоммерческаяИнформация>${inside}</КоммерческаяИнформация>`

test.each([
  ['broken XML', bytes(root('<Каталог><а></б></Каталог>')), 'Файл не є правильним XML'],
  ['a DOCTYPE', bytes(`<!DOCTYPE a []>${root('').replace(/^<\?.*?\?>/, '')}`), 'DOCTYPE у файлі заборонено'],
  ['an archive of gigabytes', zipOf('offers.xml', bytes(root('')), 3 * 1024 ** 3), 'Файл завеликий'],
  [
    'an archive that lies about its size',
    zipOf('offers.xml', bytes(root(' '.repeat(100_000))), 100),
    'Архів пошкоджено',
  ],
])('%s is refused as a whole: the catalogue hears nothing', async (_, file, problem) => {
  const { api, client, batches } = await connectedGoods()
  await client.begin()
  await client.send('offers.xml', file)

  expect(await client.import('offers.xml')).toContain(`failure\n${problem}`)
  expect(batches).toEqual([])
  const [row] = (await api.staff.read(exchangesEndpoint)).exchanges
  expect(row?.files).toMatchObject([{ state: 'failed' }])
})

/** Sends half of the piece and hangs up. */
function cutOff(origin: string, cookie: string, piece: Buffer): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const sent = request(`${origin}/api/integration-1c/exchange?type=catalog&mode=file&filename=offers.xml`, {
    method: 'POST',
    headers: { cookie, 'content-length': piece.length },
  })
  sent.once('error', () => resolve())
  sent.write(piece.subarray(0, 50), () => sent.destroy(new Error('the line broke')))
  return promise
}
