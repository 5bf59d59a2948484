import { request } from 'node:http'
import { exchangesEndpoint } from '@shop/contracts/staff/exchange/accounting'
import { statusesXml, zipOf } from '@shop/testing/scripted-1c'
import { buy, connected1c, standing } from '../../test/connected-1c.ts'
import { FILE_LIMIT } from './exchange.routes.ts'

const processing = { 'Статус заказа': 'processing' }
const bytes = (text: string) => Buffer.from(text)
/** Longer than one piece: documents of other systems, which are left aside, come before that of the order. */
const longFile = (number: string) => {
  const other = `<Документ><ХозОперация>Отпуск товара</ХозОперация><Комментарий>${'я'.repeat(1000)}</Комментарий></Документ>\n`
  const filler = other.repeat(Math.ceil((FILE_LIMIT * 1.5) / Buffer.byteLength(other)))
  return bytes(statusesXml([{ number, facts: processing }]).replace('<Документ>', () => `${filler}<Документ>`))
}

test('a file comes in pieces and is applied when its end is there', async () => {
  const { api, client } = await connected1c()
  const number = await buy(api)
  await client.takeOrders()
  const file = longFile(number)

  expect(await client.send('a.xml', file.subarray(0, FILE_LIMIT))).toBe('success')
  expect(await standing(api, number)).toEqual(['taken', 'paid', 'approved'])
  expect(await client.send('a.xml', file.subarray(FILE_LIMIT))).toBe('success')
  expect(await standing(api, number)).toEqual(['confirmed', 'processing', 'approved'])
  expect(await client.import('a.xml')).toBe('success')
})

test('who asks for the import of half a file hears that it was cut, and may send all of it again', async () => {
  const { api, client } = await connected1c()
  const number = await buy(api)
  await client.takeOrders()
  const file = longFile(number)
  await client.send('a.xml', file.subarray(0, FILE_LIMIT))

  expect(await client.import('a.xml')).toBe('failure\nФайл надійшов не повністю: a.xml')
  // The files of a name are told apart by their time.
  api.wait(1000)
  expect(await client.send('a.xml', file)).toBe('success')
  expect(await standing(api, number)).toEqual(['confirmed', 'processing', 'approved'])
})

test('a piece whose answer was lost may come again, and one that was cut off counts for nothing', async () => {
  const { api, client } = await connected1c()
  const number = await buy(api)
  await client.takeOrders()
  const file = longFile(number)
  const [first, second] = [file.subarray(0, FILE_LIMIT), file.subarray(FILE_LIMIT)]
  await client.send('a.xml', first)
  await client.send('a.xml', first)
  await cutOff(api.origin, client.cookie(), second)

  expect(await client.send('a.xml', second)).toBe('success')
  expect(await standing(api, number)).toEqual(['confirmed', 'processing', 'approved'])
})

test('a file of 20 MB is applied, in pieces of the limit, while other customers go on buying', async () => {
  const { api, client } = await connected1c()
  const number = await buy(api)
  await client.takeOrders()
  // Documents of other systems, which are left aside.
  const other = `<Документ><ХозОперация>Отпуск товара</ХозОперация><Комментарий>${'я'.repeat(1000)}</Комментарий></Документ>\n`
  const filler = other.repeat(Math.ceil((20 * 1024 * 1024) / Buffer.byteLength(other)))
  const file = bytes(statusesXml([{ number, facts: processing }]).replace('<Документ>', () => `${filler}<Документ>`))
  expect(file.length).toBeGreaterThan(20 * 1024 * 1024)

  let answer = await client.send('large.xml', file)
  while (answer === 'progress') answer = await client.import('large.xml')
  expect(answer).toBe('success')
  expect(await standing(api, number)).toEqual(['confirmed', 'processing', 'approved'])
  const { exchanges } = await api.staff.read(exchangesEndpoint)
  expect(exchanges[0]).toMatchObject({ applied: [number], ignored: ['Документ: Отпуск товара'] })
  expect(await api.db.collection('exchange_parts').countDocuments({})).toBe(0)
})

test('a complete file whose sender never asks again, or whose process died, is finished by the job', async () => {
  const { api, client } = await connected1c()
  const number = await buy(api)
  await client.takeOrders()
  const file = longFile(number)
  await client.send('a.xml', file.subarray(0, FILE_LIMIT))
  // A process that works on it and dies.
  const until = new Date(api.now().getTime() + 30_000)
  await api.db.collection('exchange_files').updateMany({}, { $set: { lease_until: until } })
  expect(await client.send('a.xml', file.subarray(FILE_LIMIT))).toBe('progress')
  expect(await standing(api, number)).toEqual(['taken', 'paid', 'approved'])

  api.wait(31_000)
  await api.service.jobs.runNow('finish-1c-files')
  expect(await standing(api, number)).toEqual(['confirmed', 'processing', 'approved'])
  expect(await client.import('a.xml')).toBe('success')
})

const root = (inside: string) => `<?xml version="1.0"?><КоммерческаяИнформация>${inside}</КоммерческаяИнформация>`
const nested = (depth: number) => `<Документ>${'<а>'.repeat(depth)}${'</а>'.repeat(depth)}</Документ>`

test.each([
  ['no XML', bytes('hello'), 'Файл не є правильним XML'],
  ['broken XML', bytes(root('<Документ><а></б></Документ>')), 'Файл не є правильним XML'],
  ['an undefined entity', bytes(root('<Документ><Ид>&xxe;</Ид></Документ>')), 'Файл не є правильним XML'],
  [
    'an external entity',
    bytes(`<!DOCTYPE a [<!ENTITY xxe SYSTEM "file:///etc/passwd">]>${root('').replace(/^<\?.*\?>/, '')}`),
    'DOCTYPE у файлі заборонено',
  ],
  ['elements without end', bytes(root(nested(100))), 'Файл має забагато вкладених елементів'],
  ['a text without end', bytes(root(`<Документ><Ид>${'1'.repeat(70_000)}</Ид></Документ>`)), 'Файл завеликий'],
  ['another encoding', bytes(root('').replace('"1.0"', '"1.0" encoding="koi8-r"')), 'Кодування файлу не підтримується'],
  [
    'bytes that are no UTF-8',
    Buffer.concat([bytes('<?xml version="1.0"?>'), Buffer.from([0xff]), bytes(root('').slice(21))]),
    'Кодування файлу',
  ],
  [
    'an archive that is none',
    Buffer.concat([
      bytes('PK\u0003\u0004'),
      zipOf('a.xml', bytes(root(''))).subarray(4, 30),
      zipOf('a.xml', bytes(root(''))).subarray(-22),
    ]),
    'Архів',
  ],
  ['an archive of gigabytes', zipOf('a.xml', bytes(root('')), 3 * 1024 ** 3), 'Файл завеликий'],
  ['an archive that lies about its size', zipOf('a.xml', bytes(root(' '.repeat(100_000))), 100), 'Архів пошкоджено'],
])('%s is refused as a whole, with the reason', async (_, file, problem) => {
  const { api, client } = await connected1c()
  await client.begin()
  const first = await client.send('a.xml', file)
  const answer = first === 'success' ? await client.import('a.xml') : first

  expect(answer).toMatch(/^failure\n/)
  if (!answer.includes('не повністю')) expect(answer).toContain(problem)
  const [file1] = (await api.staff.read(exchangesEndpoint)).exchanges[0]?.files ?? []
  expect(file1?.state).not.toBe('done')
})

test('a file that is announced as larger than any may be is refused before it comes', async () => {
  const { client } = await connected1c()
  await client.begin()
  const { text } = await client.ask('file', {
    query: { filename: 'a.xml' },
    body: Buffer.alloc(33 * 1024 * 1024, ' '),
  })

  expect(text).toBe('failure\nФайл завеликий')
})

test('a file that its pieces make larger than any may be is refused in the middle of one', async () => {
  const { client } = await connected1c()
  await client.begin()

  // No two pieces alike: the same once more is a repeat.
  const megabytes = Array.from({ length: 33 }, (_, index) => Buffer.alloc(1024 * 1024, `${index} `))
  const file = Buffer.concat([bytes('<КоммерческаяИнформация>'), ...megabytes])
  expect(await client.send('a.xml', file)).toBe('failure\nФайл завеликий')
})

/** Sends half of the piece and hangs up. */
function cutOff(origin: string, cookie: string, piece: Buffer): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const sent = request(`${origin}/api/integration-1c/exchange?type=sale&mode=file&filename=a.xml`, {
    method: 'POST',
    headers: { cookie, 'content-length': piece.length },
  })
  sent.once('error', () => resolve())
  sent.write(piece.subarray(0, 50), () => sent.destroy(new Error('the line broke')))
  return promise
}
