import { ShopError } from '@shop/contracts/errors'
import { goodsExchangesEndpoint } from '@shop/contracts/staff/exchange/staff-goods-exchange'
import { goodsXml, zipOf } from '@shop/testing/scripted-1c'
import { connectedGoods } from '../../test/goods-client.ts'

const name = 'import_files/ab/a.jpg'
const picture = Buffer.from([0xff, 0xd8, 0xff, 1, 2, 3])
const more = `<Картинка>${name}</Картинка>`
const goods = Buffer.from(goodsXml([{ id: '1c-1', article: 'NEW-1', title: 'Сукня «Анна»', more }]))

async function open() {
  const shop = await connectedGoods()
  const { api, client } = shop
  return {
    ...shop,
    give: () => api.service.jobs.runNow('give-1c-pictures'),
    logged: async () => (await api.staff.read(goodsExchangesEndpoint)).exchanges[0],
    partsLeft: () => api.db.collection('exchange_parts').countDocuments({}),
    /** A day of 1C: its goods, and a picture of them before or after. */
    async send(files: Record<string, Buffer> = { [name]: picture, 'import.xml': goods }) {
      await client.begin()
      for (const [file, bytes] of Object.entries(files)) expect(await client.send(file, bytes)).toBe('success')
      expect(await client.import('import.xml')).toBe('success')
    },
  }
}

test('pictures of new goods reach the catalogue after their goods, whole and once', async () => {
  const { api, client, batches, pictures, give, logged, send, partsLeft } = await open()
  await client.begin()
  await client.send(name, picture)
  await give()
  expect(pictures).toEqual([])

  api.wait(60_000)
  await send({ 'Import_Files\\AB\\a.jpg': picture, 'import.xml': goods })
  expect(batches[0]?.goods[0]?.pictures).toEqual([name])
  await give()
  expect(pictures).toEqual([{ name, exchange: expect.any(String), file: picture }])
  expect(await logged()).toMatchObject({
    goods: { pictures: 1, refused: [] },
    ignored: [],
    files: [{ name: 'import.xml' }],
  })

  await client.send('Import_Files\\AB\\a.jpg', picture)
  await client.import('import.xml')
  await give()
  expect(pictures).toHaveLength(1)
  // Pictures of an exchange that never went on are forgotten with it.
  expect(await partsLeft()).toBe(1)
})

test('a picture comes in pieces, and pictures of an archive as if each had been sent', async () => {
  const { client, pictures, give } = await open()
  await client.begin()
  await client.send(name, picture, 4)
  await client.send('goods.zip', zipOf(name.replace('a.jpg', 'b.jpg'), picture))
  await client.import('import.xml')
  await give()

  expect(pictures.toSorted((one, other) => (one.name < other.name ? -1 : 1))).toEqual([
    { name, exchange: expect.any(String), file: picture },
    { name: 'import_files/ab/b.jpg', exchange: expect.any(String), file: picture },
  ])
})

test.each([
  ['unsupported_media_type', 'picture_unreadable'],
  ['picture_too_small', 'picture_too_small'],
] as const)('a broken picture (%s) is named in the log, and its goods are not held up', async (code, reason) => {
  const { batches, refusals, give, logged, send, partsLeft } = await open()
  refusals.push(new ShopError(code))
  await send()
  await give()

  expect(batches[0]?.goods).toHaveLength(1)
  expect((await logged())?.goods).toMatchObject({ changed: 1, refused: [{ article: name, reason }] })
  expect(await partsLeft()).toBe(0)
})

test('a picture over ten megabytes is thrown away while it comes, and named', async () => {
  const { pictures, give, logged, send } = await open()
  const MIB = 1024 * 1024
  // No piece is the one before once more.
  const large = Buffer.concat([1, 2, 3, 4, 5, 6].map(byte => Buffer.alloc(2 * MIB, byte))).subarray(0, 10 * MIB + 1)
  await send({ [name]: large, 'import.xml': goods })
  await give()

  expect(pictures).toEqual([])
  expect((await logged())?.goods).toMatchObject({ refused: [{ article: name, reason: 'picture_too_large' }] })
})

test('a picture of goods that are not there yet waits for them; one of nobody is named in the log', async () => {
  const { api, uses, pictures, give, logged, send } = await open()
  uses[name] = 'later'
  await send({ [name]: picture, 'import_files/of-nobody.jpg': picture, 'import.xml': goods })
  uses['import_files/of-nobody.jpg'] = 'nobody'
  await give()
  expect(pictures).toEqual([])
  const unclaimed = { article: 'import_files/of-nobody.jpg', reason: 'picture_unclaimed' }
  expect((await logged())?.goods?.refused).toMatchObject([unclaimed])

  uses[name] = 'wanted'
  api.wait(11 * 60_000)
  await give()
  expect(pictures).toEqual([{ name, exchange: expect.any(String), file: picture }])
})

test('pictures of what the shop had before are left aside, and the log says so', async () => {
  const { uses, pictures, give, logged, send } = await open()
  uses[name] = 'staffs'
  await send()
  await give()

  expect(pictures).toEqual([])
  expect(await logged()).toMatchObject({ ignored: ['Картинки наявних артикулів'], goods: { refused: [] } })
})
