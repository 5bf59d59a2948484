import { HOUR_MS } from '@shop/calendar/durations'
import { exchangesEndpoint } from '@shop/contracts/staff/exchange/accounting'
import { stubNotifiedStaff } from '@shop/testing/notified-staff'
import { statusesXml, zipOf } from '@shop/testing/scripted-1c'
import { buy, connected1c, standing } from '../../test/connected-1c.ts'
import { FILE_LIMIT } from './exchange.routes.ts'

const bytes = (text: string) => Buffer.from(text)
const facts = { 'Статус заказа': 'processing' }

/** A shop that 1C has taken an order of, what it says of it, and what staff hear. */
async function shopWithOrder() {
  const { client: admin, events } = stubNotifiedStaff()
  const { api, client } = await connected1c({ admin })
  const number = await buy(api)
  await client.takeOrders()
  return {
    api,
    client,
    number,
    file: bytes(statusesXml([{ number, facts }])),
    log: async () => (await api.staff.read(exchangesEndpoint)).exchanges.find(({ files }) => files.length > 0),
    /** Of exchanges that failed, once what has just failed is due. */
    async reported() {
      api.wait(2 * 60_000)
      await api.service.jobs.runNow('report-1c-failures')
      return events.filter(({ kind }) => kind === 'exchange_failed')
    },
  }
}

const root = (inside: string) => `<?xml version="1.0"?>\n<КоммерческаяИнформация>${inside}</КоммерческаяИнформация>\n`

test.each<[string, (file: Buffer) => Buffer, string]>([
  ['was cut', file => file.subarray(0, -40), 'incomplete a.xml'],
  ['lost all but its first letters', file => file.subarray(0, 100), 'incomplete a.xml'],
  ['was cut in its archive', file => zipOf('a.xml', file).subarray(0, -10), 'incomplete a.xml'],
  ['has nothing in it', () => Buffer.alloc(0), 'empty'],
  ['has only spaces in it', () => bytes(' \n'), 'incomplete a.xml'],
  ['has no document in it', () => bytes(root('')), 'empty'],
  ['is an element without anything', () => bytes('<?xml version="1.0"?><КоммерческаяИнформация Ид="1" />'), 'empty'],
  ['is an archive without XML', () => zipOf('readme.txt', bytes('x')), 'empty'],
  ['is no XML', () => bytes('hello'), 'not_xml'],
  ['is a page of another system', () => bytes('<html></html>'), 'incomplete a.xml'],
  [
    'is in an encoding of its own',
    () => bytes(root('').replace('"1.0"', '"1.0" encoding="koi8-r"')),
    'encoding koi8-r',
  ],
])('a status file that %s gets failure, stands in the log as such, and staff hear of it', async (_, from, problem) => {
  const { client, file, log, reported, api, number } = await shopWithOrder()
  await client.begin()
  const { text } = await client.ask('file', { query: { filename: 'a.xml' }, body: from(file) })

  expect(text).toMatch(/^failure\n(Файл|У файлі|Кодування)/)
  expect((await log())?.files).toMatchObject([
    { name: 'a.xml', state: 'failed', problem: expect.stringContaining(problem) },
  ])
  expect(await reported()).toEqual([{ kind: 'exchange_failed', orders: [], more: 0, is_unreadable: true }])
  expect(await standing(api, number)).toEqual(['taken', 'paid', 'approved'])
  await client.begin()
  expect(await client.send('a.xml', file)).toBe('success')
  expect(await standing(api, number)).toEqual(['confirmed', 'processing', 'approved'])
})

test('a file that is announced as too large stands in the log as refused', async () => {
  const { client, log, reported } = await shopWithOrder()
  await client.begin()
  await client.ask('file', { query: { filename: 'a.xml' }, body: Buffer.alloc(33 * 1024 * 1024, ' ') })

  expect((await log())?.files).toMatchObject([{ name: 'a.xml', state: 'failed', problem: 'too_large' }])
  expect(await reported()).toHaveLength(1)
})

test('a file whose rest never comes is known as failed when its exchange is over', async () => {
  const { api, client, log, reported } = await shopWithOrder()
  await client.begin()
  const start = Buffer.concat([bytes('<?xml version="1.0"?><КоммерческаяИнформация>'), Buffer.alloc(FILE_LIMIT, ' ')])
  expect(await client.send('a.xml', start.subarray(0, FILE_LIMIT))).toBe('success')
  await api.service.jobs.runNow('finish-1c-files')
  expect((await log())?.files).toMatchObject([{ state: 'coming' }])

  api.wait(2 * HOUR_MS)
  await api.service.jobs.runNow('finish-1c-files')
  expect((await log())?.files).toMatchObject([{ state: 'failed', problem: 'incomplete a.xml' }])
  expect(await reported()).toHaveLength(1)
})
